// Starts each measured server in a process of its own, to measure its time and memory alone. Linux only: reads /proc.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compileCache } from '../scripts/compile-cache.mjs';

const repository = join(import.meta.dirname, '..');
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export type Memory = { readonly rss: number; readonly heapUsed: number; readonly external: number };
export type Measured = {
  readonly origin: string;
  readonly pid: number;
  /** Its memory in bytes after a garbage collection. */
  collected(): Promise<Memory>;
  stop(): Promise<void>;
};

/** `node <script> …args` with nothing of this shell's environment but `environment`; resolves once it prints where it listens. */
export async function startNode(
  script: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Measured> {
  const probe = join(import.meta.dirname, 'probe.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', probe, join(repository, script), ...args], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    origin: await printedAddress(child),
    pid: child.pid ?? 0,
    async collected() {
      child.send('collect');
      const [memory] = await once(child, 'message');
      return memory;
    },
    stop: () => stopped(child),
  };
}

/** Limits too high to be reached: they are counted as in production, but refuse nothing. */
export const limitless = {
  PORT: '0',
  CHAT_RATE_LIMIT: '1000000',
  CHAT_DAILY_LIMIT: '100000000',
  CHAT_DAILY_BUDGET: '100000000',
  CHAT_CONCURRENCY: '10000',
  CHAT_CALLS_PER_ADDRESS: '10000',
  CONNECTIONS_PER_ADDRESS: '20000',
};

/** The real server, without limits that would be reached. */
export function startServer(environment: Record<string, string>): Promise<Measured> {
  // With the compile cache of `npm start` (scripts/keep-running.mjs).
  return startNode('server/main.ts', [], { NODE_COMPILE_CACHE: compileCache, ...limitless, ...environment });
}

/** Ends `child` with this process, also where that is told to end. Processes of `startNode` notice by themselves. */
export function endWithUs(child: ChildProcess): void {
  process.once('exit', () => child.kill('SIGKILL'));
  if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit(1));
}

export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 5000);
  await exit;
  clearTimeout(tooLong);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Resolves once `child` takes connections on `port`; throws with `otherwise` if it ends before. */
export async function listening(child: ChildProcess, port: number, otherwise: string): Promise<void> {
  child.on('error', () => {});
  for (;;) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(otherwise);
    const socket = connect(port, '127.0.0.1');
    const isUp = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isUp) return;
    await sleep(20);
  }
}

/** Processor time of all threads of a process so far, in µs; on most machines in steps of 10,000 µs. */
export function cpuUs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

export function rssBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

/** The number of files a process may open; throws if it is below `files`. The hard limit, because Node raises its soft limit to that. */
export function needFiles(files: number): string {
  const limit = execFileSync('bash', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  if (limit !== 'unlimited' && Number(limit) < files) {
    throw new Error(
      `It needs ${files} open files and may have ${limit}. As root: "ulimit -Hn ${files}", in the same shell.`,
    );
  }
  return limit;
}

/** Later output is read and discarded: an unread pipe would fill up and block the process. */
export function printedAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let printed: string | null = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    if (printed === null) return;
    printed += text;
    const address = /http:\/\/\S+/.exec(printed)?.[0];
    if (!address) return;
    printed = null;
    resolve(address.replace('localhost', '127.0.0.1'));
  });
  child.once('exit', () => reject(new Error(`It did not start: ${child.spawnargs.join(' ')}`)));
  return promise;
}
