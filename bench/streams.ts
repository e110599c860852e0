// `node bench/streams.ts [streams] [seconds]`: the memory of each of so many slow replies that are open at once on one process, then the
// same on a bare relay of node:http. Fails if a reply is not whole, or if not all were open for so many seconds.
import { setTimeout as sleep } from 'node:timers/promises';
import { failuresIn, type Target } from './client.ts';
import { openStreams } from './open-streams.ts';
import { cpuUs, type Measured, needFiles, rssBytes, startNode, startServer } from './processes.ts';
import { replyOf } from './reply.ts';
import { load, print, printGoal, printHead, printMachine, printRow } from './report.ts';
import { median } from './statistics.ts';

const [streams = 5000, seconds = 30] = process.argv.slice(2).map(Number);
const pauseMs = 1000;
const secondsToOpen = 30;
const pieces = seconds + secondsToOpen;

const files = needFiles(2 * streams + 500); // a connection to the visitor and one to the service
printMachine(`${streams} open streams, a piece each second; a process may open ${files} files`);
const service = await startNode('bench/service.ts', []);
const base = `${service.origin}/${pieces}/${pauseMs}`;
const contenders = [
  {
    name: 'Swampheart',
    start: () => startServer({ CHAT_BASE_URL: base }),
    path: '/api/chat',
    isWhole: (reply: string) => reply === replyOf(pieces),
  },
  {
    name: 'bare node:http relay',
    start: () => startNode('bench/relay.ts', ['http', `${base}/chat/completions`]),
    path: '/',
    isWhole: (reply: string) => reply.endsWith('[DONE]\n\n'),
  },
];

printHead(
  'streams',
  'all open for, s',
  'failures',
  'CPU µs a piece',
  'RSS before, MB',
  'all open',
  'after',
  'RSS a stream, kB',
  'heap a stream, kB',
);
const results: { rss: number; heap: number }[] = [];
for (const { name, start, path, isWhole } of contenders) {
  const measured = await start();
  results.push(await measure(name, measured, { url: measured.origin + path, isWhole }));
  await measured.stop();
}
const [ours, bare] = results;
const ratio = (of: 'rss' | 'heap') => ((ours?.[of] ?? 0) / (bare?.[of] ?? 0)).toFixed(2);
print(`\nA stream of ours takes ${ratio('rss')} of the relay's memory, and ${ratio('heap')} of its heap.`);
print(`Load after: ${load()}\n`);
if (process.exitCode) print('Not all were open at once, or whole: the figures say nothing.');
else printGoal('memory of an open stream, x the bare relay', (ours?.rss ?? 0) / (bare?.rss ?? 0), 1.2);
await service.stop();

async function measure(name: string, { pid, collected }: Measured, target: Target) {
  const warmUp = await openStreams(target, 200);
  await sleep(3000);
  await warmUp.leave();
  const before = await collected();

  const { outcomes, firstEnd, leave } = await openStreams(target, streams);
  const open = { at: performance.now(), cpu: cpuUs(pid) };
  const rss: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1000);
    rss.push(rssBytes(pid));
  }
  const usPerPiece = (cpuUs(pid) - open.cpu) / (streams * ((performance.now() - open.at) / pauseMs));
  const during = await collected();
  const openS = ((await firstEnd) - open.at) / 1000;
  const failures = failuresIn(await outcomes);
  await leave();
  const after = await collected();

  const each = { rss: (median(rss) - before.rss) / streams, heap: (heapOf(during) - heapOf(before)) / streams };
  const megabytes = [before.rss, median(rss), after.rss].map((bytes) => (bytes / 1e6).toFixed(0));
  const kilobytes = [each.rss, each.heap].map((bytes) => (bytes / 1000).toFixed(1));
  printRow(name, openS.toFixed(0), failures, usPerPiece.toFixed(0), ...megabytes, ...kilobytes);
  if (failures !== 'none' || openS < seconds) process.exitCode = 1;
  return each;
}

function heapOf({ heapUsed, external }: { heapUsed: number; external: number }): number {
  return heapUsed + external;
}
