// `node bench/relays.ts [rounds] [seconds] [replies to warm up]`: what relaying a reply costs: the processor time of a reply and of a token, and the waiting
// added for a single visitor, against a direct call, a bare relay, nginx's proxy_pass and Portkey's gateway, in turns.
import { failuresIn, Visitor } from './client.ts';
import { askAgainAndAgain, type Load } from './load.ts';
import { names, type Relayer, startRelayers } from './relayers.ts';
import { usualPauseMs, usualPieces } from './reply.ts';
import { load, print, printGoal, printHead, printMachine, printRow } from './report.ts';
import { median, quantile } from './statistics.ts';

const [rounds = 5, seconds = 2.5, warmUps = 1500] = process.argv.slice(2).map(Number);
const visitors = 64;
const asksOfOne = 100;
const times = 4;
const replies = {
  usual: { pieces: usualPieces, pauseMs: usualPauseMs },
  /** The same time, and only more pieces. */
  many: { pieces: times * usualPieces, pauseMs: usualPauseMs / times },
  /** At once and whole: what takes longer than the direct call is added waiting. */
  single: { pieces: 1, pauseMs: 0 },
};
type Kind = keyof typeof replies;

printMachine(`Relaying: ${visitors} visitors, replies of 0.4 s; ${rounds} rounds of ${seconds} s`);
const { relayers, stop } = await startRelayers(replies);
const loads = new Map<string, (Load & { readonly clientShare: number })[]>();
const waits = new Map<string, number[][]>();
const key = (kind: Kind, name: string) => `${kind} ${name}`;

for (const kind of ['usual', 'many', 'single'] as const) for (const relayer of relayers[kind]) await warmUp(relayer);
for (let round = 0; round < rounds; round += 1) {
  for (const kind of ['usual', 'many'] as const) {
    for (const { name, pid, target } of relayers[kind]) {
      const [before, at] = [process.cpuUsage(), performance.now()];
      const measured = await askAgainAndAgain(target, pid, visitors, seconds * 1000);
      const { user, system } = process.cpuUsage(before);
      const clientShare = (user + system) / 1000 / (performance.now() - at);
      add(loads, key(kind, name), { ...measured, clientShare });
    }
  }
  for (const [name, took] of await askAlone(relayers.single, asksOfOne)) add(waits, key('single', name), took);
}
await stop();

printHead(
  'medians of rounds',
  'CPU µs a reply',
  'to the bare relay',
  'CPU µs a token',
  'to the bare relay',
  'whole p50 / p99, ms',
  'client, of a core',
  'failures',
);
for (const { name } of relayers.usual) printCost(name);
print(
  '\nThe client is a process of its own. Where it uses much less than a core, it waits for the servers and they not for it.\n',
);
printHead('a single visitor, ms', 'whole p50 / p99', 'added to direct, p50 / p99', "whole, to nginx's");
for (const { name } of relayers.single) printWaiting(name);
print(`\nLoad after: ${load()}\n`);
printGoal('CPU a reply, x the bare relay', ratio('reply', names.ours), 1.5);
printGoal('CPU a token of a stream, x the bare relay', ratio('token', names.ours), 1.3);
const waiting = waitingRatio(names.ours);
if (!Number.isNaN(waiting)) printGoal("waiting of a single visitor, x nginx's proxy_pass", waiting, 3.2);

function add<T>(to: Map<string, T[]>, name: string, one: T): void {
  to.set(name, [...(to.get(name) ?? []), one]);
}

async function warmUp({ target }: Relayer): Promise<void> {
  const all = Array.from({ length: 256 }, () => new Visitor(target));
  await Promise.all(
    all.map(async (visitor) => {
      for (let ask = 0; ask < warmUps / all.length; ask += 1) await visitor.ask();
      await visitor.leave();
    }),
  );
}

/** Milliseconds of each reply to a single visitor, who asks all of them in turn, so that other load meets them alike. */
async function askAlone(all: readonly Relayer[], asks: number): Promise<Map<string, number[]>> {
  const asked = all.map(({ name, target }) => ({ name, visitor: new Visitor(target), took: [] as number[] }));
  for (let ask = 0; ask < asks; ask += 1) {
    for (const { visitor, took } of asked) {
      const { totalMs, failure } = await visitor.ask();
      took.push(failure === null ? totalMs : Number.NaN);
    }
  }
  for (const { visitor } of asked) await visitor.leave();
  return new Map(asked.map(({ name, took }) => [name, took]));
}

/** CPU µs of a reply, or of each further token, in each round. */
function costs(of: 'reply' | 'token', name: string): number[] {
  const cpu = (kind: Kind) => (loads.get(key(kind, name)) ?? []).map(({ cpuUsPerReply }) => cpuUsPerReply);
  if (of === 'reply') return cpu('usual');
  const usual = cpu('usual');
  return cpu('many').map((us, round) => (us - (usual[round] ?? 0)) / ((times - 1) * usualPieces));
}

function ratio(of: 'reply' | 'token', name: string): number {
  // A token's cost is a small difference of two large numbers: medians first.
  if (of === 'token') return median(costs(of, name)) / median(costs(of, names.bare));
  const bare = costs(of, names.bare);
  return median(costs(of, name).map((us, round) => us / (bare[round] ?? Number.NaN)));
}

function printCost(name: string): void {
  const all = loads.get(key('usual', name)) ?? [];
  const outcomes = all.flatMap((one) => one.outcomes);
  const took = outcomes.filter(({ failure }) => failure === null).map(({ totalMs }) => totalMs);
  const pair = [0.5, 0.99].map((q) => quantile(took, q).toFixed(0)).join(' / ');
  const cpu = (of: 'reply' | 'token') => [median(costs(of, name)).toFixed(0), ratio(of, name).toFixed(2)];
  const client = median(all.map(({ clientShare }) => clientShare)).toFixed(2);
  printRow(name, ...cpu('reply'), ...cpu('token'), pair, client, failuresIn(outcomes));
}

/** Milliseconds added to a direct call, each compared with the one that was asked in the same turn. */
function addedBy(name: string, q: number): number {
  const all = (of: string) => (waits.get(key('single', of)) ?? []).flat();
  const direct = all(names.direct);
  const added = all(name).map((ms, ask) => ms - (direct[ask] ?? Number.NaN));
  return quantile(
    added.filter((ms) => !Number.isNaN(ms)),
    q,
  );
}

function wholeMs(name: string, q: number): number {
  const all = (waits.get(key('single', name)) ?? []).flat();
  return quantile(
    all.filter((ms) => !Number.isNaN(ms)),
    q,
  );
}

/** Of the whole waiting, because what nginx adds, some hundredths of a millisecond, is too little to divide by. NaN without nginx. */
function waitingRatio(name: string): number {
  return wholeMs(name, 0.5) / wholeMs(names.nginx, 0.5);
}

function printWaiting(name: string): void {
  const pair = (of: (name: string, q: number) => number) => [0.5, 0.99].map((q) => of(name, q).toFixed(2)).join(' / ');
  const to = waitingRatio(name);
  printRow(name, pair(wholeMs), pair(addedBy), Number.isNaN(to) ? '' : to.toFixed(2));
}
