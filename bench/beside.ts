// `node bench/beside.ts [bursts]`: how long /healthz waits while fifty visitors ask the understudy at once: ordinary ones, and an
// adversary's. Waiting beside nobody is what the others are compared with. Fails if a question gets no reply.
import fc from 'fast-check';
import { kinds } from './messages.ts';
import { startServer } from './processes.ts';
import { printHead, printMachine, printRow } from './report.ts';
import { median, quantile } from './statistics.ts';

const [bursts = 10] = process.argv.slice(2).map(Number);
const atOnce = 50;
/** Asked while the process turned everybody away, because it was too busy. */
let refused = 0;

printMachine('/healthz beside fifty at once');
const { origin, stop } = await startServer({ UNDERSTUDY_PACE: '0', COUNTS_FILE: 'off' });
for (let i = 0; i < 200; i += 1) await healthMs(); // so that its code is compiled

const ofNobody = await whileAsking(async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
});
printHead(
  'fifty at once',
  '/healthz p50 ms',
  'worst ms',
  'worst, beside nobody = 1',
  'the fifty took, p50 ms',
  'refused',
);
row('nobody', ofNobody, 0);
for (const { name, arbitrary } of kinds) {
  const bodies = fc
    .sample(arbitrary, { numRuns: atOnce * bursts, seed: 7 })
    .map((question) => JSON.stringify(question));
  const took: number[] = [];
  const waited = await whileAsking(async () => {
    for (let i = 0; i < bursts; i += 1) {
      const began = performance.now();
      await Promise.all(bodies.slice(i * atOnce, (i + 1) * atOnce).map(ask));
      took.push(performance.now() - began);
    }
  });
  row(name, waited, median(took));
}
await stop();

function row(name: string, waited: readonly number[], took: number): void {
  const worst = quantile(waited, 1);
  printRow(
    name,
    median(waited).toFixed(1),
    worst.toFixed(0),
    (worst / quantile(ofNobody, 1)).toFixed(1),
    took.toFixed(0),
    refused,
  );
  refused = 0;
}

/** Milliseconds of each of the requests that /healthz answered, one after another, during `work`. */
async function whileAsking(work: () => Promise<void>): Promise<number[]> {
  const waited: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) waited.push(await healthMs());
  })();
  await work();
  isOver = true;
  await watching;
  return waited;
}

async function healthMs(): Promise<number> {
  const asked = performance.now();
  await (await fetch(`${origin}/healthz`)).text();
  return performance.now() - asked;
}

async function ask(body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/chat`, { method: 'POST', headers, body });
  const said = await response.text();
  if (response.status === 503) refused += 1;
  else if (response.status !== 200 || said === '') throw new Error(`${response.status} ${said} to ${body}`);
}
