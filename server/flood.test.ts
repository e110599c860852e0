// The real process under attacks: a flood of requests, and connections that never read.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { cases } from './test/cases.ts';
import { question } from './test/test-server.ts';

/** Linux only: memory and open files are read from /proc. */
const isLinux = process.platform === 'linux';
const processes: ChildProcess[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const process of processes.splice(0)) process.kill('SIGKILL');
});

/** Starts the server from a shell command, which may set limits (`ulimit`) first. */
async function start(line: string) {
  const server = spawn('sh', ['-c', `${line} ${process.execPath} --max-old-space-size=256 server/main.ts`], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', CONNECTIONS_PER_ADDRESS: '1000' },
  });
  processes.push(server);
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  while (!printed.includes('On stage')) await sleep(10);
  const port = Number(/http:.*:(\d+)/.exec(printed)?.[1]);
  return { pid: server.pid ?? 0, port, server, printed: () => printed };
}

/** A connection that writes `text` and never reads. */
async function deaf(port: number, text: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket.pause());
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  socket.write(text);
}

/** The memory that a process has resident. */
function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

async function ask(port: number): Promise<void> {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const asked = await fetch(`http://127.0.0.1:${port}/api/chat`, {
    method: 'POST',
    headers,
    body: JSON.stringify(question),
  });
  await asked.text();
}

async function isAlive(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const film = readdirSync('dist/site/assets').find((name) => name.endsWith('.mp4'));

describe.skipIf(!isLinux)('a process with 256 MB of heap', { timeout: 60_000 }, () => {
  const floods = [
    ['40 connections with 950 requests each for the film', 40, 950, `/assets/${film}`],
    ['200 connections with 1,900 requests each for a word', 200, 1900, '/healthz'],
  ] as const;

  it.each(cases(floods, ([, connections]) => connections === 40))(
    'lives through %s, with few files open and little more memory',
    async (_, connections, times, path) => {
      const { pid, port, server } = await start('exec');
      await ask(port); // it has loaded then what it loads once it listens
      const idle = megabytesOf(pid);
      const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times);
      for (let i = 0; i < connections; i += 1) await deaf(port, request);
      let files = 0;
      let megabytes = 0;
      for (let i = 0; i < 15; i += 1) {
        await sleep(200);
        expect(server.exitCode).toBeNull();
        const descriptors = readdirSync(`/proc/${pid}/fd`);
        files = Math.max(files, descriptors.length);
        megabytes = Math.max(megabytes, megabytesOf(pid));
      }
      expect(files).toBeLessThan(connections + 60);
      expect(megabytes - idle).toBeLessThan(130);
      expect(await isAlive(port)).toBe(true);
    },
  );
});

describe.skipIf(!isLinux)('a process that may open no more files', { timeout: 60_000 }, () => {
  it('survives, and answers when files can be opened again', async () => {
    const { pid, port, server, printed } = await start('exec');
    expect(spawnSync('prlimit', ['--pid', String(pid), '--nofile=50:50']).status).toBe(0);
    for (let i = 0; i < 80; i += 1) await deaf(port, '');
    // Longer than the server's interval of measuring its load, which is a second.
    await sleep(2500);
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect.poll(() => isAlive(port), { timeout: 10_000 }).toBe(true);
    expect(server.exitCode).toBeNull();
    expect(printed()).not.toContain('EMFILE');
  });
});
