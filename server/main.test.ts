import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { standInService, streams } from './test/stand-in-service.ts';

const key = 'sk-nobody-may-read-this';
const servers: ChildProcessWithoutNullStreams[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.kill('SIGKILL');
});

/** Runs the real process with nothing but `environment` configured, and collects what it prints. */
function run(environment: Record<string, string>, ...nodeOptions: string[]) {
  const server = spawn(process.execPath, [...nodeOptions, 'server/main.ts'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...environment },
  });
  servers.push(server);
  const printed = { text: '' };
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.text += text;
    });
  }
  const exit = once(server, 'exit').then(([code]) => code as number | null);
  const address = async () => {
    while (!printed.text.includes('On stage')) await sleep(10);
    return /http:\S+/.exec(printed.text)?.[0] ?? '';
  };
  return { process: server, printed, exit, address };
}

function ask(address: string, headers: Record<string, string> = {}) {
  return fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ character: 'Donkey', loveInterest: 'Dragon', message: 'what shall we eat' }),
  });
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

describe('the process', { timeout: 20_000 }, () => {
  it('prints its address and that the understudy replies, and answers in character', async () => {
    const { address, printed } = run({});
    const reply = await ask(await address());
    expect(printed.text).toContain('On stage: the understudy');
    expect(reply.headers.get('x-replier')).toBe('understudy');
    expect((await reply.text()).split(' ').length).toBeGreaterThan(2);
  });

  it('will not start on a bad configuration, and says why in a line per variable', async () => {
    const { exit, printed } = run({ PORT: 'x', CHAT_API_KEY: `${key} and more` });
    expect(await exit).toBe(1);
    expect(
      printed.text
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['CHAT_API_KEY', 'PORT']);
    expect(printed.text).not.toContain(key);
  });

  it('will not start on a taken port, and says so', async () => {
    const { address } = run({});
    const { port } = new URL(await address());
    const second = run({ PORT: port });
    expect(await second.exit).toBe(1);
    expect(second.printed.text).toContain('EADDRINUSE');
  });

  it('lets a reply in flight finish on SIGTERM, takes no new one, and exits 0', async () => {
    const service = await standInService();
    service.behave(streams('one two three four five six seven eight', 50));
    const { process: child, address, exit, printed } = run({ CHAT_BASE_URL: service.baseUrl, CHAT_API_KEY: key });
    const at = await address();
    const reply = await ask(at);
    child.kill('SIGTERM');
    await sleep(100);
    await expect(ask(at)).rejects.toThrow();
    expect(await reply.text()).toBe('one two three four five six seven eight');
    expect(await exit).toBe(0);
    expect(printed.text).not.toContain(key);
    await service.close();
  });

  it('cuts on SIGTERM what takes longer than SHUTDOWN_MS', async () => {
    const service = await standInService();
    service.behave('hangs after a token');
    const { process: child, address, exit } = run({ CHAT_BASE_URL: service.baseUrl, SHUTDOWN_MS: '400' });
    const reply = await ask(await address());
    child.kill('SIGTERM');
    await expect(reply.text()).rejects.toThrow();
    expect(await exit).toBe(0);
    await service.close();
  });

  it.each([
    ['an error that nobody caught', 'throw new Error("boom")'],
    ['a rejection that nobody handled', 'Promise.reject(new Error("boom"))'],
  ])('after %s says so, finishes the reply in flight and exits 1', async (_, fault) => {
    const service = await standInService();
    service.behave(streams('one two three four five six', 50));
    const onSignal = `data:text/javascript,process.on("SIGUSR2",()=>{${encodeURIComponent(fault)}})`;
    const { process: child, address, exit, printed } = run({ CHAT_BASE_URL: service.baseUrl }, '--import', onSignal);
    const reply = await ask(await address());
    child.kill('SIGUSR2');
    expect(await reply.text()).toBe('one two three four five six');
    expect(await exit).toBe(1);
    expect(printed.text).toContain('boom');
    await service.close();
  });

  it('remembers after a restart, in order or killed, what each visitor and all together have had', {
    timeout: 60_000,
  }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'swampheart-'));
    const file = join(folder, 'counts.json');
    const service = await standInService();
    const environment = {
      CHAT_BASE_URL: service.baseUrl,
      CHAT_API_KEY: key,
      CHAT_DAILY_LIMIT: '3',
      CHAT_DAILY_BUDGET: '4',
      TRUST_PROXY: '127.0.0.1',
      COUNTS_FILE: file,
    };
    const statuses = async (address: string, ...visitors: string[]) => {
      const all = [];
      for (const visitor of visitors) all.push((await ask(address, { 'x-forwarded-for': visitor })).status);
      return all;
    };
    const first = run(environment);
    expect(await statuses(await first.address(), '192.0.2.1', '192.0.2.1')).toEqual([200, 200]);
    first.process.kill('SIGTERM');
    expect(await first.exit).toBe(0);

    const second = run(environment);
    expect(await statuses(await second.address(), '192.0.2.1', '192.0.2.1')).toEqual([200, 429]);
    const written = await readFile(file, 'utf8');
    await expect.poll(() => readFile(file, 'utf8'), { timeout: 10_000 }).not.toBe(written);
    second.process.kill('SIGKILL');
    await second.exit;

    const third = run(environment);
    expect(await statuses(await third.address(), '192.0.2.1', '192.0.2.2', '192.0.2.3')).toEqual([429, 200, 503]);
    for (const { printed } of [first, second, third]) expect(printed.text).not.toContain('Counts');
    expect(await readFile(file, 'utf8')).not.toMatch(new RegExp(`192[.]|${key}`));
    await service.close();
    await rm(folder, { recursive: true });
  });

  it('shows its metrics to its own machine alone, unless METRICS_HOST says more', async () => {
    const [metricsPort = 0] = await freePorts(1);
    const { address } = run({ HOST: '0.0.0.0', METRICS_PORT: String(metricsPort) });
    const { port } = new URL(await address());
    const elsewhere = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const shown = (host: string) =>
      fetch(`http://${host}:${metricsPort}/metrics`).then(
        ({ status }) => status,
        () => 'nobody there',
      );
    expect(await shown('127.0.0.1')).toBe(200);
    expect(await shown('127.0.0.2')).toBe('nobody there');
    expect((await fetch(`http://127.0.0.2:${port}/healthz`)).status).toBe(200);
    if (elsewhere) expect(await shown(elsewhere)).toBe('nobody there');
    const [other = 0] = await freePorts(1);
    const open = run({ METRICS_PORT: String(other), METRICS_HOST: '127.0.0.2' });
    await open.address();
    expect((await fetch(`http://127.0.0.2:${other}/metrics`)).status).toBe(200);
  });

  it('goes on where the disk for its log is full', async () => {
    const metricsPort = 20_000 + (process.pid % 20_000);
    const port = String(metricsPort + 1);
    const full = openSync('/dev/full', 'w');
    const server = spawn(process.execPath, ['server/main.ts'], {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: port,
        METRICS_PORT: String(metricsPort),
        UNDERSTUDY_PACE: '0',
        COUNTS_FILE: 'off',
      },
      stdio: ['ignore', full, full],
    });
    closeSync(full);
    const at = `http://127.0.0.1:${port}`;
    const isUp = () =>
      fetch(`${at}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 10_000 }).toBe(true);
    for (let i = 0; i < 5; i += 1) expect((await ask(at)).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('swampheart_replies_total{by="understudy"} 5\n');
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await fetch(`${at}/metrics`)).status).toBe(404);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it.each([
    ['says nothing', ''],
    ['has sent half a header', 'POST /api/chat HTTP/1.1\r\nHost: x\r\n'],
    [
      'never completes its body',
      'POST /api/chat HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    ],
  ])('does not wait for a connection that %s', async (_, sent) => {
    const { process: child, address, exit } = run({});
    const socket = connect(Number(new URL(await address()).port), '127.0.0.1');
    socket.on('error', () => {}).write(sent);
    await sleep(100);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    socket.destroy();
  });

  it('answers what is no HTTP, or too much of it, with a problem', async () => {
    const { address } = run({});
    const { port } = new URL(await address());
    const answerTo = async (text: string) => {
      const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
      socket.write(text);
      let answer = '';
      for await (const piece of socket) answer += piece;
      return answer;
    };
    expect(await answerTo('what shall we eat\r\n\r\n')).toMatch(/^HTTP\/1.1 400 .*problem\+json.*"status":400/s);
    expect(await answerTo(`GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
    expect(await answerTo('POST /api/chat HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1.1 408 /);
  });
});
