// `node bench/soak.ts [minutes] [replies a second]`: half of the load that saturates the server, from ten thousand addresses. Fails if
// a reply is not whole or memory grows.
import { setTimeout as sleep } from 'node:timers/promises';
import { failuresIn, type Outcome, type Target } from './client.ts';
import { askSteadily, saturate } from './load.ts';
import { cpuUs, rssBytes, startNode, startServer } from './processes.ts';
import { replyOf, usualPauseMs, usualPieces } from './reply.ts';
import { load, print, printMachine } from './report.ts';
import { mean, quantile, slope } from './statistics.ts';

const [minutes = 10, given = 0] = process.argv.slice(2).map(Number);
const addresses = 10_000;
/** Not every second: each garbage collection stops the server for some milliseconds, which shows in p99. */
const collectEverySeconds = 5;
/** The most growth tolerated: leaking a single object, closure or timer with each reply exceeds it. */
const mostBytesPerReply = 16;

printMachine(`Soak: ${minutes} minutes`);
const service = await startNode('bench/service.ts', []);
const ours = await startServer({
  CHAT_BASE_URL: `${service.origin}/${usualPieces}/${usualPauseMs}`,
  TRUST_PROXY: '127.0.0.1',
});
let next = 0;
const target: Target = {
  url: `${ours.origin}/api/chat`,
  isWhole: (reply) => reply === replyOf(usualPieces),
  headers: () => {
    next = (next + 1) % addresses;
    return { 'x-forwarded-for': `2001:db8:${next.toString(16)}::1` };
  },
};

const most = given ? null : await saturate(target, ours.pid, 5000);
const perSecond = given || Math.floor((most?.repliesPerSecond ?? 0) / 2);
if (most)
  print(
    `Saturated at ${most.repliesPerSecond.toFixed(0)} replies/s with ${most.visitors} visitors, ${most.coreShare.toFixed(2)} of a core.`,
  );
const warmUpS = Math.max(20, (1.5 * addresses) / perSecond);
print(`Asks ${perSecond} times a second; warms up for ${warmUpS.toFixed(0)} s, until every address was seen.`);
await askSteadily(target, perSecond, warmUpS * 1000, () => {});
await ours.collected();

const waits: number[] = [];
const firsts: number[] = [];
const failed: Outcome[] = [];
const [rss, heap]: [number[], number[]] = [[], []];
let isOver = false;
const begin = { cpu: cpuUs(ours.pid), at: performance.now() };
const sampling = sample();
await askSteadily(target, perSecond, minutes * 60_000, (outcome) => {
  if (outcome.failure) failed.push(outcome);
  waits.push(outcome.totalMs);
  firsts.push(outcome.firstMs);
});
const [us, seconds] = [cpuUs(ours.pid) - begin.cpu, (performance.now() - begin.at) / 1000];
isOver = true;
await sampling;

const replies = waits.length;
print(
  `${replies} replies, failures: ${failuresIn(failed)}; ${(us / replies).toFixed(0)} CPU µs a reply, ${(us / 1e6 / seconds).toFixed(2)} of a core.`,
);
print(
  `First byte p50 ${quantile(firsts, 0.5).toFixed(1)} ms, p99 ${quantile(firsts, 0.99).toFixed(1)} ms; whole p50 ${quantile(waits, 0.5).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms, worst ${quantile(waits, 1).toFixed(0)} ms.`,
);
const isFlat = printSlope('Heap after collection', heap, collectEverySeconds);
printSlope('RSS', rss, 1);
print(`Load after: ${load()}`);
if (failed.length > 0 || !isFlat) process.exitCode = 1;
await ours.stop();
await service.stop();

async function sample(): Promise<void> {
  for (let second = 0; !isOver; second += 1) {
    rss.push(rssBytes(ours.pid));
    if (second % collectEverySeconds === 0) heap.push((await ours.collected()).heapUsed);
    await sleep(Math.max(0, begin.at + (second + 1) * 1000 - performance.now()));
  }
}

function printSlope(name: string, bytes: readonly number[], stepSeconds: number): boolean {
  const { perStep, confidence } = slope(bytes);
  const repliesPerStep = (replies / seconds) * stepSeconds;
  const [grows, give] = [perStep / repliesPerStep, confidence / repliesPerStep];
  const isFlat = grows + give < mostBytesPerReply;
  const verdict = isFlat ? 'flat' : grows - give > mostBytesPerReply ? 'it grows' : 'too uneven to tell';
  const mb = (value: number) => (value / 1e6).toFixed(1);
  const perMinute = 60 / stepSeconds;
  print(
    `${name}: mean ${mb(mean(bytes))} MB, ${mb(Math.min(...bytes))} to ${mb(Math.max(...bytes))}; slope ${mb(perStep * perMinute)} ± ${mb(confidence * perMinute)} MB a minute, ${grows.toFixed(1)} ± ${give.toFixed(1)} bytes a reply (95 %): ${verdict}.`,
  );
  return isFlat;
}
