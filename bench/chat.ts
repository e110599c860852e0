// `node bench/chat.ts [rounds] [seconds]`: the processor time and added latency of a reply, compared with a direct call to the service
// and with a bare relay. Rounds are interleaved, so that other load on the machine affects all alike.
import { failuresIn, type Outcome } from './client.ts';
import { type Contender, startContenders } from './contenders.ts';
import { askAgainAndAgain, type Load, saturate } from './load.ts';
import { usualPauseMs, usualPieces } from './reply.ts';
import { load, print, printHead, printMachine, printRow } from './report.ts';
import { median, quantile } from './statistics.ts';

const [rounds = 5, seconds = 4] = process.argv.slice(2).map(Number);
printMachine(`A chat: ${usualPieces} pieces, ${usualPauseMs} ms apart; ${rounds} rounds of ${seconds} s`);
const { direct, bare, ours, others, redis, stop } = await startContenders();
const all = [direct, bare, ours, ...others];

// A first round to warm up, not counted: code gets compiled.
for (let round = -1; round < rounds; round += 1) {
  for (const { process, target, visitors, loads } of all) {
    const measured = await askAgainAndAgain(target, process.pid, visitors, seconds * 1000);
    if (round >= 0) loads.push(measured);
  }
}
printHead('medians of rounds', 'CPU µs a reply', 'to the bare relay', 'replies/s', 'failures');
for (const contender of all) printCost(contender);
print('');
printHead('ms, p50 / p99', 'first byte', 'whole', 'first byte, added to direct', 'whole, added');
for (const contender of all) printWaits(contender);
print('');
await printRedis();
printHead(
  'at saturation',
  'visitors',
  'replies/s',
  'of a core',
  'CPU µs a reply',
  'a core would do',
  'whole p50 / p99, ms',
  'failures',
);
for (const contender of all) if (contender !== direct) await printSaturation(contender);
print(`\nLoad after: ${load()}`);
await stop();

function printCost({ name, loads, isAlike }: Contender): void {
  const over = (of: (load: Load) => number) => median(loads.map(of)).toFixed(0);
  // Compared within each round, when both ran under the same load of the machine.
  const ratios = loads.map(({ cpuUsPerReply }, i) => cpuUsPerReply / (bare.loads[i]?.cpuUsPerReply ?? Number.NaN));
  const failures = failuresIn(loads.flatMap(({ outcomes }) => outcomes));
  const ratio = isAlike ? median(ratios).toFixed(2) : '';
  printRow(
    name,
    over(({ cpuUsPerReply }) => cpuUsPerReply),
    ratio,
    over(({ repliesPerSecond }) => repliesPerSecond),
    failures,
  );
}

function printWaits({ name, loads, isAlike }: Contender): void {
  const wait = (of: Contender['loads'], which: 'firstMs' | 'totalMs', q: number) =>
    median(of.map(({ outcomes }) => waitIn(outcomes, which, q)));
  const pair = (value: (q: number) => number) => [0.5, 0.99].map((q) => value(q).toFixed(1)).join(' / ');
  const waits = (['firstMs', 'totalMs'] as const).map((which) => pair((q) => wait(loads, which, q)));
  const added = (['firstMs', 'totalMs'] as const).map((which) =>
    isAlike ? pair((q) => wait(loads, which, q) - wait(direct.loads, which, q)) : '',
  );
  printRow(name, ...waits, ...added);
}

async function printSaturation({ name, process, target, visitors }: Contender): Promise<void> {
  const best = await saturate(target, process.pid, seconds * 1000, visitors);
  const { outcomes, repliesPerSecond, coreShare, cpuUsPerReply } = best;
  const waits = [0.5, 0.99].map((q) => waitIn(outcomes, 'totalMs', q).toFixed(0)).join(' / ');
  const numbers = [repliesPerSecond.toFixed(0), coreShare.toFixed(2), cpuUsPerReply.toFixed(0)];
  printRow(name, best.visitors, ...numbers, (1e6 / cpuUsPerReply).toFixed(0), waits, failuresIn(outcomes));
}

async function printRedis(): Promise<void> {
  const counting = others[0];
  if (!counting) return;
  const before = await redis.use();
  const { outcomes } = await askAgainAndAgain(counting.target, counting.process.pid, counting.visitors, seconds * 1000);
  const after = await redis.use();
  // Calls at the edges of the measured time are in one number and not in the other; among a few hundred they matter little.
  const replies = outcomes.length + counting.visitors * 2;
  const [commands, us] = [after.commands - before.commands, after.cpuUs - before.cpuUs];
  print(`Redis: ${(commands / replies).toFixed(1)} commands and ${(us / replies).toFixed(0)} CPU µs a reply.\n`);
}

function waitIn(outcomes: readonly Outcome[], which: 'firstMs' | 'totalMs', q: number): number {
  return quantile(
    outcomes.filter(({ failure }) => !failure).map((outcome) => outcome[which]),
    q,
  );
}
