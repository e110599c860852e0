// `node bench/profile.ts relay|page|film|start`: where the processor time goes: the functions that take most of it, and what calls for it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getAgainAndAgain } from './gets.ts';
import { askAgainAndAgain } from './load.ts';
import { endWithUs, limitless, printedAddress, startNode, stopped } from './processes.ts';
import { replyOf, usualPauseMs, usualPieces } from './reply.ts';
import { print, printHead, printRow } from './report.ts';
import { filmPath } from './site.ts';

const [what = 'relay'] = process.argv.slice(2);
const warmUpS = 4;
const measuredS = 6;
const shown = 12;
const ms = (warmUpS + measuredS) * 1000;

type Node = {
  readonly id: number;
  readonly children?: readonly number[];
  readonly callFrame: { readonly functionName: string; readonly url: string };
};
type Profile = {
  readonly nodes: readonly Node[];
  readonly startTime: number;
  readonly endTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};

const folder = await mkdtemp(join(tmpdir(), 'bench-profile-'));
const service = await startNode('bench/service.ts', []);
const child = spawn(process.execPath, ['--cpu-prof', `--cpu-prof-dir=${folder}`, 'server/main.ts'], {
  cwd: join(import.meta.dirname, '..'),
  env: {
    PATH: process.env.PATH ?? '',
    ...limitless,
    ...(what === 'relay' && { CHAT_BASE_URL: `${service.origin}/${usualPieces}/${usualPauseMs}` }),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
endWithUs(child);
const server = { origin: await printedAddress(child), pid: child.pid ?? 0 };
const load = { connections: 32, ms };
if (what === 'relay') {
  const isWhole = (reply: string) => reply === replyOf(usualPieces);
  await askAgainAndAgain({ url: `${server.origin}/api/chat`, isWhole }, server.pid, 64, ms);
} else if (what === 'page') await getAgainAndAgain(server, '/', { 'accept-encoding': 'gzip' }, load);
else if (what === 'film') await getAgainAndAgain(server, filmPath(), { range: 'bytes=0-65535' }, load);
else await sleep(100);
const over = once(child, 'exit');
await stopped(child);
await over;
const [file = ''] = await readdir(folder);
printShares(
  JSON.parse(await readFile(join(folder, file), 'utf8')),
  what === 'start' ? Number.POSITIVE_INFINITY : measuredS,
);
await rm(folder, { recursive: true });
await service.stop();

/** Shares of the time that was not idle, in the last `seconds`. */
function printShares({ nodes, startTime, endTime, samples, timeDeltas }: Profile, seconds: number): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const self = new Map<string, number>();
  const parts = new Map<string, number>();
  let all = 0;
  let at = startTime;
  samples.forEach((id, i) => {
    const us = timeDeltas[i] ?? 0;
    at += us;
    const node = byId.get(id);
    if (!node || at < endTime - seconds * 1e6 || node.callFrame.functionName === '(idle)') return;
    all += us;
    add(self, nameOf(node), us);
    add(parts, partOf(node), us);
  });

  /** The file of ours or the package that it belongs to; what is Node's own belongs to what called it. */
  function partOf(node: Node | undefined): string {
    if (!node) return 'Node';
    const { url, functionName } = node.callFrame;
    if (/^\((program|garbage collector)\)$/.test(functionName)) return functionName;
    if (/^write(v|Buffer|\w+String)$/.test(functionName)) return 'the operating system, writing';
    const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    const ours = /\/(server|cast|contract)(\/[\w-]+)?\//.exec(url);
    if (library || ours) return library ?? `${ours?.[1]}${ours?.[2] ?? ''}/`;
    return partOf(byId.get(parents.get(node.id) ?? -1));
  }

  printHead(`${what}, by part`, '%');
  for (const [name, us] of largest(parts)) printRow(name, ((100 * us) / all).toFixed(1));
  print('');
  printHead(`${what}, by function`, '%');
  for (const [name, us] of largest(self)) printRow(name, ((100 * us) / all).toFixed(1));
}

function nameOf({ callFrame: { functionName, url } }: Node): string {
  const file = url.replace(/^.*\/(?=node_modules\/|server\/|cast\/|contract\/)/, '');
  return `${functionName || 'a function without a name'}${file ? `, ${file}` : ''}`;
}

function largest(of: ReadonlyMap<string, number>) {
  return [...of].sort(([, a], [, b]) => b - a).slice(0, shown);
}

function add(to: Map<string, number>, name: string, us: number): void {
  to.set(name, (to.get(name) ?? 0) + us);
}
