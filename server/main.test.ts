import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ask, key, run } from './test/real-process.ts';

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

describe('the process', { timeout: 60_000 }, () => {
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
    const [metricsPort = 0, port = 0] = await freePorts(2);
    const full = openSync('/dev/full', 'w');
    const server = spawn(process.execPath, ['server/main.ts'], {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: String(port),
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
    await expect.poll(isUp, { timeout: 30_000 }).toBe(true);
    // Just started beside other tests, it may refuse as overloaded at first: so five replies, however often it is asked.
    for (let replies = 0; replies < 5; ) if ((await ask(at)).status === 200) replies += 1;
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('swampheart_replies_total{by="understudy"} 5\n');
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await fetch(`${at}/metrics`)).status).toBe(404);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
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
