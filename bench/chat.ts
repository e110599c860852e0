// `node bench/chat.ts [rounds] [seconds]`: what a chat costs in processor time and adds in waiting, against a direct call to the service
// and against a relay that does nothing else. Rounds are interleaved, so that whatever else the machine does meets all alike.
import { failuresIn, type Target } from './client.ts';
import { askAgainAndAgain, type Load, saturate } from './load.ts';
import { load, print, printMachine } from './machine.ts';
import { type Measured, startNode, startServer } from './processes.ts';
import { replyOf, usualPauseMs, usualPieces } from './reply.ts';
import { median, quantile } from './statistics.ts';

const [rounds = 5, seconds = 4] = process.argv.slice(2).map(Number);
const visitors = 64;
const longPieces = 4 * usualPieces; // in the same time, so that only their number differs

printMachine(
  `A chat: ${usualPieces} pieces, ${usualPauseMs} ms apart; ${rounds} rounds of ${seconds} s, ${visitors} visitors`,
);
const service = await startNode('bench/service.ts', []);
const base = (pieces: number) => `${service.origin}/${pieces}/${(usualPieces * usualPauseMs) / pieces}`;
const relay = await startNode('bench/relay.ts', ['undici', `${base(usualPieces)}/chat/completions`]);
const server = (pieces: number) => startServer({ CHAT_BASE_URL: base(pieces) });
const [ours, oursLong, understudy] = [
  await server(usualPieces),
  await server(longPieces),
  await startServer({ UNDERSTUDY_PACE: '0' }),
];

const says = (pieces: number) => (reply: string) => reply === replyOf(pieces);
const isStream = (reply: string) => reply.endsWith('[DONE]\n\n');
const contenders: { name: string; process: Measured; target: Target; loads: Load[] }[] = [
  {
    name: 'the service, direct',
    process: service,
    target: { url: `${base(usualPieces)}/chat/completions`, isWhole: isStream },
    loads: [],
  },
  { name: 'bare undici relay', process: relay, target: { url: relay.origin, isWhole: isStream }, loads: [] },
  {
    name: 'Swampheart',
    process: ours,
    target: { url: `${ours.origin}/api/chat`, isWhole: says(usualPieces) },
    loads: [],
  },
  {
    name: `Swampheart, ${longPieces} pieces`,
    process: oursLong,
    target: { url: `${oursLong.origin}/api/chat`, isWhole: says(longPieces) },
    loads: [],
  },
  {
    name: 'Swampheart, understudy',
    process: understudy,
    target: { url: `${understudy.origin}/api/chat`, isWhole: (reply) => reply.length > 1 },
    loads: [],
  },
];

// A round that nobody counts: code gets compiled.
for (let round = -1; round < rounds; round += 1) {
  for (const { process, target, loads } of contenders) {
    // The understudy answers at once: a single visitor keeps it busy enough.
    const count = process === understudy ? 4 : visitors;
    const measured = await askAgainAndAgain(target, process.pid, count, seconds * 1000);
    if (round >= 0) loads.push(measured);
  }
}
printCosts();
await printSaturation();
print(`Load after: ${load()}`);
for (const { stop } of [ours, oursLong, understudy, relay, service]) await stop();

function printCosts(): void {
  print(
    '| median of rounds | CPU µs a reply | to the bare relay | first byte p50 / p99, ms | whole p50 / p99, ms | added to direct p50 / p99, ms | replies/s | failures |',
  );
  print('| --- | --: | --: | --: | --: | --: | --: | --- |');
  const [direct, bare] = contenders;
  for (const { name, loads } of contenders) {
    const isLike = !name.includes(',');
    const over = (of: (load: Load) => number, all = loads) => median(all.map(of));
    const at = (q: number, of: 'firstMs' | 'totalMs', all = loads) =>
      over(
        ({ outcomes }) =>
          quantile(
            outcomes.map((o) => o[of]),
            q,
          ),
        all,
      );
    const added = (q: number) => (at(q, 'totalMs') - at(q, 'totalMs', direct?.loads)).toFixed(1);
    const cpu = ({ cpuUsPerReply }: Load) => cpuUsPerReply;
    // Round by round, for both met the same machine.
    const ratio = median(loads.map((load, i) => cpu(load) / cpu(bare?.loads[i] ?? load)));
    const pair = (of: 'firstMs' | 'totalMs') => `${at(0.5, of).toFixed(1)} / ${at(0.99, of).toFixed(1)}`;
    print(
      `| ${[name, over(cpu).toFixed(0), isLike ? ratio.toFixed(2) : '–', pair('firstMs'), pair('totalMs'), isLike ? `${added(0.5)} / ${added(0.99)}` : '–', over(({ repliesPerSecond }) => repliesPerSecond).toFixed(0), failuresIn(loads.flatMap(({ outcomes }) => outcomes))].join(' | ')} |`,
    );
  }
  print('');
}

async function printSaturation(): Promise<void> {
  print(
    '| at saturation | visitors | replies/s | of a core | CPU µs a reply | replies/s of a whole core | whole p50 / p99, ms | failures |',
  );
  print('| --- | --: | --: | --: | --: | --: | --: | --- |');
  for (const { name, process, target } of contenders.filter(
    ({ process }) => process !== service && process !== oursLong,
  )) {
    const best = await saturate(target, process.pid, seconds * 1000, process === understudy ? 4 : 64);
    const waits = best.outcomes.map(({ totalMs }) => totalMs);
    print(
      `| ${[name, best.visitors, best.repliesPerSecond.toFixed(0), best.coreShare.toFixed(2), best.cpuUsPerReply.toFixed(0), (1e6 / best.cpuUsPerReply).toFixed(0), `${quantile(waits, 0.5).toFixed(0)} / ${quantile(waits, 0.99).toFixed(0)}`, failuresIn(best.outcomes)].join(' | ')} |`,
    );
  }
  print('');
}
