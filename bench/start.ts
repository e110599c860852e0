// `node bench/start.ts [starts]`: how long a process takes from its start until it listens, and its processor time until then.
import { cpuUs, startServer } from './processes.ts';
import { load, print, printGoal, printHead, printMachine, printRow } from './report.ts';
import { median } from './statistics.ts';

const [starts = 7] = process.argv.slice(2).map(Number);
const ways = [
  { name: 'with a service', environment: { CHAT_BASE_URL: 'http://127.0.0.1:9/v1' }, ms: [], cpuMs: [] },
  { name: 'with the understudy', environment: {}, ms: [], cpuMs: [] },
] as { name: string; environment: Record<string, string>; ms: number[]; cpuMs: number[] }[];

printMachine(`${starts} starts`);
for (let start = 0; start < starts; start += 1) {
  for (const { environment, ms, cpuMs } of ways) {
    const began = performance.now();
    const server = await startServer(environment);
    ms.push(performance.now() - began);
    cpuMs.push(cpuUs(server.pid) / 1000);
    await server.stop();
  }
}
printHead('medians', 'until it listens, ms', 'processor time until then, ms');
for (const { name, ms, cpuMs } of ways) printRow(name, median(ms).toFixed(0), median(cpuMs).toFixed(0));
print(`\nLoad after: ${load()}\n`);
printGoal('start to listening, ms', Math.max(...ways.map(({ ms }) => median(ms))), 400, 0);
