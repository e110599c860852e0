// Counts that several processes share in a Redis, which may be gone, hang, or refuse to write.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { closing, opened, taken } from '../test/limit-counts.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A Redis on a port of its own: another process may have taken a free one before Redis did. */
async function freshRedis(...options: string[]): Promise<{ readonly port: number; readonly redis: ChildProcess }> {
  for (let time = 1; ; time += 1) {
    const port = await freePort();
    try {
      return { port, redis: await redisOn(port, ...options) };
    } catch (error) {
      if (time === mostTries) throw error;
    }
  }
}
const mostTries = 5;

/** Rejects if Redis ends instead of starting. */
async function redisOn(port: number, ...options: string[]): Promise<ChildProcess> {
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1', ...options]);
  closing.push(() => server.kill('SIGKILL'));
  let printed = '';
  server.stdout.on('data', (text) => {
    printed += text;
  });
  while (!printed.includes('Ready to accept')) {
    if (server.exitCode !== null) throw new Error(`Redis did not start: ${printed}`);
    await sleep(10);
  }
  return server;
}

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
    const { port } = await freshRedis();
    const [one, other] = [await opened(`redis://127.0.0.1:${port}`), await opened(`redis://127.0.0.1:${port}`)];
    expect(await taken(one.counts.of('x', 4, 60), 3)).toBe(3);
    expect(await taken(other.counts.of('x', 4, 60), 3)).toBe(1);
    expect([...one.log, ...other.log]).toEqual([]);
  });

  it('goes on in memory from where it was when Redis is killed, and in Redis when that is back', async () => {
    const { port, redis } = await freshRedis();
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

  it('continues in memory while Redis hangs, and only the first visitor waits for it', async () => {
    const { port, redis } = await freshRedis();
    const { counts, log } = await opened(`redis://127.0.0.1:${port}`);
    const count = counts.of('x', 3, 60, true);
    expect(await taken(count, 1)).toBe(1);
    redis.kill('SIGSTOP');
    expect(await taken(count, 4)).toBe(2);
    await expect.poll(() => log, { timeout: 5000 }).toHaveLength(1);
    redis.kill('SIGCONT');
    await expect.poll(() => log, { timeout: 10_000 }).toHaveLength(2);
  });

  it.each([
    ['is full', ['--maxmemory', '1', '--maxmemory-policy', 'noeviction'], ['config', 'set', 'maxmemory', '0']],
    ['may only be read', ['--replicaof', '127.0.0.1 1'], ['replicaof', 'no', 'one']],
  ])('goes on in memory while Redis %s, and each is told once', async (_, options, mend) => {
    const { port } = await freshRedis(...options);
    const { counts, log } = await opened(`redis://127.0.0.1:${port}`);
    const count = counts.of('x', 2, 60);
    expect(await taken(count, 5)).toBe(2);
    expect(await taken(counts.of('y', 2, 60), 5)).toBe(2);
    expect(log).toEqual([expect.stringMatching(/^Redis refuses to write \((OOM|READONLY)\)/)]);
    expect(spawnSync('redis-cli', ['-p', String(port), ...mend]).status).toBe(0);
    expect(await taken(count, 3)).toBe(2);
    expect(log).toHaveLength(2);
    expect(log[1]).toContain('writes again');
    const other = await opened(`redis://127.0.0.1:${port}`);
    expect(await taken(other.counts.of('x', 2, 60), 1)).toBe(0);
  });
});
