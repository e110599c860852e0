import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ask, key, run } from './test/real-process.ts';
import { standInService, streams } from './test/stand-in-service.ts';

describe('a process that stops', { timeout: 20_000 }, () => {
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
    const written = await readFile(file, 'utf8');

    const second = run(environment);
    expect(await statuses(await second.address(), '192.0.2.1', '192.0.2.1')).toEqual([200, 429]);
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
});
