import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Counts, openCounts } from './counts.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function opened(redisUrl: string | null) {
  const log: string[] = [];
  const note = (line: string) => {
    log.push(line);
  };
  const counts: Counts = await openCounts(redisUrl, { warn: note, info: note });
  closing.push(() => counts.close());
  return { counts, log };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function redisOn(port: number): Promise<ChildProcess> {
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);
  closing.push(() => server.kill('SIGKILL'));
  let printed = '';
  server.stdout.on('data', (text) => {
    printed += text;
  });
  while (!printed.includes('Ready to accept')) await sleep(10);
  return server;
}

const taken = async (count: { take(key: string): Promise<unknown> }, times: number) => {
  let given = 0;
  for (let i = 0; i < times; i += 1) if ((await count.take('a')) === null) given += 1;
  return given;
};

describe('a count in memory', () => {
  it('gives so many to each key, says how long the rest must wait, and takes back what was not used', async () => {
    const { counts } = await opened(null);
    const count = counts.of('x', 2, 60);
    expect(await taken(count, 3)).toBe(2);
    expect(await count.take('b')).toBeNull();
    const refusal = await count.take('a');
    expect(refusal?.retryAfter).toBeGreaterThan(50);
    expect(refusal?.retryAfter).toBeLessThanOrEqual(60);
    const other = counts.of('y', 1, 60);
    expect(await taken(other, 1)).toBe(1);
    await other.giveBack('a');
    expect(await taken(other, 2)).toBe(1);
  });
});

describe('a clock that is set back by an hour', () => {
  it('sends nobody away for longer than the limit lasts', async () => {
    const { counts } = await opened(null);
    const count = counts.of('x', 1, 60);
    const { now } = Date;
    closing.push(() => {
      Date.now = now;
    });
    expect(await taken(count, 1)).toBe(1);
    Date.now = () => now() - 3_600_000;
    expect((await count.take('a'))?.retryAfter).toBe(60);
  });
});

describe('where Redis is not to be reached', () => {
  it('counts in memory from the start, and says so once', async () => {
    const { counts, log } = await opened(`redis://127.0.0.1:${await freePort()}`);
    expect(await taken(counts.of('x', 2, 60), 5)).toBe(2);
    await sleep(1500);
    expect(log).toEqual(['Redis is gone: each process counts its limits in memory.']);
  });
});

describe.skipIf(!hasRedis)('a count in Redis', { timeout: 20_000 }, () => {
  it('is one for all processes', async () => {
    const port = await freePort();
    await redisOn(port);
    const [one, other] = [await opened(`redis://127.0.0.1:${port}`), await opened(`redis://127.0.0.1:${port}`)];
    expect(await taken(one.counts.of('x', 4, 60), 3)).toBe(3);
    expect(await taken(other.counts.of('x', 4, 60), 3)).toBe(1);
    expect([...one.log, ...other.log]).toEqual([]);
  });

  it('goes on in memory from where it was when Redis is killed, and in Redis when that is back', async () => {
    const port = await freePort();
    const redis = await redisOn(port);
    const { counts, log } = await opened(`redis://127.0.0.1:${port}`);
    const count = counts.of('x', 4, 60, true);
    expect(await taken(count, 3)).toBe(3);
    redis.kill('SIGKILL');
    await expect.poll(() => log).toHaveLength(1);
    expect(await taken(count, 3)).toBe(1);
    await redisOn(port);
    await expect.poll(() => log, { timeout: 10_000 }).toHaveLength(2);
    expect(log[1]).toContain('back');
    const [other] = [await opened(`redis://127.0.0.1:${port}`)];
    expect(await taken(count, 3)).toBe(3);
    expect(await taken(other.counts.of('x', 4, 60), 3)).toBe(1);
  });

  it('goes on in memory while Redis hangs, and nobody waits for it but the first', async () => {
    const port = await freePort();
    const redis = await redisOn(port);
    const { counts, log } = await opened(`redis://127.0.0.1:${port}`);
    const count = counts.of('x', 3, 60, true);
    expect(await taken(count, 1)).toBe(1);
    redis.kill('SIGSTOP');
    expect(await taken(count, 4)).toBe(2);
    await expect.poll(() => log, { timeout: 5000 }).toHaveLength(1);
    redis.kill('SIGCONT');
    await expect.poll(() => log, { timeout: 10_000 }).toHaveLength(2);
  });
});
