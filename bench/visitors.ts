// `node bench/visitors.ts [addresses]`: the memory that the day's counts of each further visitor take, without Redis.
import { setTimeout as sleep } from 'node:timers/promises';
import { askSteadily } from './load.ts';
import { startServer } from './processes.ts';
import { load, print, printMachine } from './report.ts';

const [addresses = 20_000] = process.argv.slice(2).map(Number);
const perSecond = 500;

printMachine(`${addresses} visitors, an IPv6 network each, ask once`);
const ours = await startServer({ UNDERSTUDY_PACE: '0', TRUST_PROXY: '127.0.0.1' });
const url = `${ours.origin}/api/chat`;
let next = 0;
const target = {
  url,
  isWhole: (reply: string) => reply.length > 1,
  headers: () => {
    next += 1;
    return { 'x-forwarded-for': `2001:db8:${(next >> 16).toString(16)}:${(next & 0xffff).toString(16)}::1` };
  },
};
let failures = 0;
const ask = async (count: number) => {
  await askSteadily(target, perSecond, (count / perSecond) * 1000, ({ failure }) => {
    if (failure) failures += 1;
  });
  return ours.collected();
};

const minutesCountIsOver = () => sleep(65_000);
await ask(5000); // warm-up: code gets compiled
await minutesCountIsOver();
const [before, asked] = [await ours.collected(), next];
const after = await ask(addresses);
await minutesCountIsOver();
const later = await ours.collected();
const each = (memory: { heapUsed: number }) => ((memory.heapUsed - before.heapUsed) / (next - asked)).toFixed(0);
print(
  `Heap a visitor: ${each(after)} bytes; once the minute's count is over, ${each(later)} bytes until the day's is. Failures: ${failures}.`,
);
print(`Load after: ${load()}`);
await ours.stop();
