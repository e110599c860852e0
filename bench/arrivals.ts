// `node bench/arrivals.ts [visitors] [seconds]`: so many visitors who ask within one second, each over a connection of their own, while the
// service takes so many seconds until it begins: who is answered, who is refused and how soon, and who is cut.
import { setTimeout as sleep } from 'node:timers/promises';
import { failuresIn, type Outcome, Visitor } from './client.ts';
import { needFiles, startNode, startServer } from './processes.ts';
import { replyOf } from './reply.ts';
import { load, print, printGoal, printHead, printMachine, printRow } from './report.ts';
import { quantile } from './statistics.ts';

const [visitors = 5000, seconds = 3] = process.argv.slice(2).map(Number);
const [pieces, pauseMs] = [5, 200];
const mostOpen = 64;

needFiles(2 * visitors + 500);
printMachine(`${visitors} visitors within a second, a service that begins after ${seconds} s`);
const service = await startNode('bench/service.ts', []);
const base = `${service.origin}/${pieces}/${pauseMs}/${seconds * 1000}`;
printHead(
  '',
  'answered',
  'refused with 503',
  'cut, or another',
  'first byte p50 / p99, s',
  'refused after p50 / p99, s',
);
const roomy = await measure('places for all (CHAT_CONCURRENCY=10000)', {});
await measure(`${mostOpen} places, as by default`, { CHAT_CONCURRENCY: String(mostOpen) });
await service.stop();
print(`\nLoad after: ${load()}\n`);
printGoal(`${visitors} visitors within a second, refused or cut, %`, (100 * roomy.lost) / visitors, 0, 1);

async function measure(name: string, environment: Record<string, string>) {
  const server = await startServer({ CHAT_BASE_URL: base, ...environment });
  const target = { url: `${server.origin}/api/chat`, isWhole: (reply: string) => reply === replyOf(pieces) };
  await Promise.all(Array.from({ length: 100 }, () => new Visitor(target).ask())); // to warm up
  const asking: Promise<Outcome>[] = [];
  const all = Array.from({ length: visitors }, () => new Visitor(target));
  const began = performance.now();
  for (const visitor of all) {
    asking.push(visitor.ask());
    while ((performance.now() - began) / 1000 < asking.length / visitors) await sleep(1);
  }
  const outcomes = await Promise.all(asking);
  await Promise.all(all.map((visitor) => visitor.leave()));
  await server.stop();
  const answered = outcomes.filter(({ failure }) => failure === null);
  const refused = outcomes.filter(({ failure }) => failure === 'status 503');
  const pair = (of: readonly number[]) =>
    of.length === 0 ? '' : [0.5, 0.99].map((q) => (quantile(of, q) / 1000).toFixed(2)).join(' / ');
  const lost = visitors - answered.length;
  printRow(
    name,
    answered.length,
    refused.length,
    failuresIn(outcomes.filter(({ failure }) => failure !== 'status 503')),
    pair(answered.map(({ firstMs }) => firstMs)),
    pair(refused.map(({ totalMs }) => totalMs)),
  );
  return { lost };
}
