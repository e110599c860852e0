// `node bench/page.ts [rounds] [seconds]`: the cost of serving a page, a script and the film, compared with Debian's nginx on the same files.
import { execFileSync } from 'node:child_process';
import { type Gets, getAgainAndAgain } from './gets.ts';
import { startNginx } from './nginx.ts';
import { startServer } from './processes.ts';
import { load, print, printGoal, printHead, printMachine, printRow } from './report.ts';
import { filmPath, largestScript, site } from './site.ts';
import { median } from './statistics.ts';

const [rounds = 5, seconds = 2] = process.argv.slice(2).map(Number);
const connections = 32;
const script = largestScript();
const film = filmPath();

// Debian's nginx has no Brotli, so both send gzip. The film is requested with the range header that Chromium sends first.
const requests = [
  {
    name: 'the page /',
    goal: 'the page from one process',
    address: '/',
    file: 'home.html',
    asks: { 'accept-encoding': 'gzip' },
  },
  { name: 'its largest script', address: script, file: script.slice(1), asks: { 'accept-encoding': 'gzip' } },
  {
    name: "the film's first 64 KiB",
    goal: "the film's first 64 KiB",
    address: film,
    file: film.slice(1),
    asks: { range: 'bytes=0-65535' },
  },
  { name: 'the film, whole', address: film, file: film.slice(1), asks: { range: 'bytes=0-' } },
];

const version = execFileSync('bash', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }).trim();
printMachine(`A page: ${rounds} rounds of ${seconds} s, ${connections} connections, ${version}`);
const ours = await startServer({});
const locations = requests
  .filter(({ name }) => !name.endsWith('whole'))
  .map(async ({ address, file, asks }) => ({ address, file, headers: await headersOf(address, asks) }));
const nginx = await startNginx(site, await Promise.all(locations));

printHead('medians', 'CPU µs, ours', 'nginx', 'nginx / ours', 'requests/s, ours', 'of a core', 'nginx', 'of a core');
const goals: { readonly what: string; readonly ratio: number }[] = [];
for (const { name, goal, address, asks } of requests) {
  const gets: { ours: Gets; nginx: Gets }[] = [];
  const get = (server: { origin: string; pid: number }) =>
    getAgainAndAgain(server, address, asks, { connections, ms: seconds * 1000 });
  for (let round = -1; round < rounds; round += 1) {
    const both = { ours: await get(ours), nginx: await get(nginx) };
    if (round >= 0) gets.push(both);
  }
  const over = (of: (both: (typeof gets)[number]) => number, digits = 0) => median(gets.map(of)).toFixed(digits);
  const cpu = [over((g) => g.ours.cpuUsPerRequest), over((g) => g.nginx.cpuUsPerRequest)];
  const ratio = over((g) => g.nginx.cpuUsPerRequest / g.ours.cpuUsPerRequest, 2);
  const rate = (of: 'ours' | 'nginx') => [over((g) => g[of].requestsPerSecond), over((g) => g[of].coreShare, 2)];
  printRow(name, ...cpu, ratio, ...rate('ours'), ...rate('nginx'));
  if (goal) {
    goals.push({
      what: `${goal}, x nginx's CPU`,
      ratio: median(gets.map((g) => g.ours.cpuUsPerRequest / g.nginx.cpuUsPerRequest)),
    });
  }
}
print('');
print(`Load after: ${load()}\n`);
for (const { what, ratio } of goals) printGoal(what, ratio, 2);
await ours.stop();
await nginx.stop();

/** The headers of Swampheart that nginx does not send by itself. */
async function headersOf(address: string, asks: Record<string, string>): Promise<Record<string, string>> {
  const response = await fetch(`${ours.origin}${address}`, { headers: asks });
  await response.arrayBuffer();
  const own =
    /^(connection|keep-alive|date|etag|last-modified|accept-ranges|content-(type|length|encoding|range)|transfer-encoding)$/;
  return Object.fromEntries([...response.headers].filter(([name]) => !own.test(name)));
}
