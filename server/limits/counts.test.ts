import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Counts, openCounts } from './counts.ts';
import { memoryCount } from './memory-count.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function opened(redisUrl: string | null, file: string | null = null, secret = 'a key') {
  const log: string[] = [];
  const note = (line: string) => {
    log.push(line);
  };
  const counts: Counts = await openCounts(redisUrl, { warn: note, info: note }, { file, secret });
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

/** A Redis on a port of its own: another process may have taken a free one before Redis did. */
async function freshRedis(...options: string[]): Promise<{ readonly port: number; readonly redis: ChildProcess }> {
  const port = await freePort();
  const redis = await redisOn(port, ...options).catch(() => null);
  return redis ? { port, redis } : freshRedis(...options);
}

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
  it('refuses for no longer than the limit lasts', async () => {
    const { counts } = await opened(null);
    const count = counts.of('x', 1, 60);
    const { now } = Date;
    closing.push(() => {
      Date.now = now;
    });
    expect(await taken(count, 1)).toBe(1);
    Date.now = () => now() - 3_600_000;
    const refusal = await count.take('a');
    expect(refusal?.retryAfter).toBeGreaterThan(50);
    expect(refusal?.retryAfter).toBeLessThanOrEqual(60);
  });
});

describe('the memory of one process', () => {
  const networks = (count: number) =>
    Array.from({ length: count }, (_, i) => `20010db8${i.toString(16).padStart(8, '0')}/64`);

  it('is bounded: who took most is forgotten last, however many others come', async () => {
    const memory = memoryCount(20, 86_400, 100);
    for (let i = 0; i < 25; i += 1) memory.take('busy');
    for (const network of networks(2000)) {
      expect(memory.take(network)).toBeNull();
      memory.take('somebody');
    }
    expect(memory.entries()).toHaveLength(100);
    expect(memory.take('busy')?.retryAfter).toBeGreaterThan(86_000);
    expect(memory.take('somebody')?.retryAfter).toBeGreaterThan(86_000);
  });

  it('is not got round by two who take turns once it is full', async () => {
    const memory = memoryCount(3, 86_400, 100);
    for (const network of networks(100)) for (let i = 0; i < 2; i += 1) memory.take(network);
    const given = Array.from({ length: 8 }, (_, i) => memory.take(i % 2 ? 'one' : 'other')).filter((no) => no === null);
    expect(given).toHaveLength(6);
  });

  it('holds a hundred thousand keys unless told otherwise', () => {
    const memory = memoryCount(500, 86_400);
    for (const network of networks(100_500)) memory.take(network);
    expect(memory.entries()).toHaveLength(100_000);
  });
});

describe('the file of a process without Redis', () => {
  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'swampheart-counts-'));
    closing.push(() => rm(made, { recursive: true, force: true }));
    return made;
  };

  it('holds what was taken for the next process, and nothing by which to know who took it', async () => {
    const file = join(await folder(), 'new', 'counts.json');
    const first = await opened(null, file);
    const day = first.counts.of('day', 3, 86_400);
    expect(await taken(day, 2)).toBe(2);
    await day.take('192.0.2.77');
    await first.counts.of('budget', 3, 86_400).take('all');
    first.counts.close();
    const written = await readFile(file, 'utf8');
    expect(written).not.toMatch(/192\.|\.77|"a"/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(file, '..'))).toEqual(['counts.json']);
    const second = await opened(null, file);
    expect(await taken(second.counts.of('day', 3, 86_400), 3)).toBe(1);
    expect((await second.counts.of('budget', 1, 86_400).take('all'))?.retryAfter).toBeGreaterThan(86_000);
    expect([...first.log, ...second.log]).toEqual([]);
  });

  it('says nothing to a process with another key', async () => {
    const file = join(await folder(), 'counts.json');
    const first = await opened(null, file);
    await taken(first.counts.of('day', 3, 86_400), 3);
    first.counts.close();
    const other = await opened(null, file, 'another key');
    expect(await taken(other.counts.of('day', 3, 86_400), 5)).toBe(3);
  });

  it('is written now and then, so that little is forgotten by a process that is killed', async () => {
    const file = join(await folder(), 'counts.json');
    const first = await opened(null, file);
    await taken(first.counts.of('day', 3, 86_400), 3);
    const read = async () => JSON.parse(await readFile(file, 'utf8').catch(() => '{}')).counts?.day?.length;
    await expect.poll(read, { timeout: 10_000 }).toBe(1);
  });

  it.each([
    ['is empty', ''],
    ['is cut in the middle', '{"version":1,"salt":"AAAA","counts":{"day":[["x",1'],
    ['is of another form', '{"version":1,"salt":7,"counts":{"day":{"x":1}}}'],
    ['holds nonsense', '{"version":1,"salt":"AAAA","counts":{"day":[["x",-1,1e99],[1],null,["y","1",2]]}}'],
    ['is null', 'null'],
  ])('that %s is no error: counting begins anew', async (_, text) => {
    const file = join(await folder(), 'counts.json');
    await writeFile(file, text);
    const { counts } = await opened(null, file);
    expect(await taken(counts.of('day', 3, 86_400), 5)).toBe(3);
    counts.close();
    const again = await opened(null, file);
    expect(await taken(again.counts.of('day', 3, 86_400), 5)).toBe(0);
  });

  it('that cannot be written is no error, and is told once', async () => {
    const { counts, log } = await opened(null, '/proc/counts.json');
    for (let i = 0; i < 3; i += 1) {
      await taken(counts.of('day', 3, 86_400), 1);
      await sleep(2500);
    }
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('/proc/counts.json');
    expect(await taken(counts.of('day', 3, 86_400), 5)).toBe(3);
  }, 20_000);
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
