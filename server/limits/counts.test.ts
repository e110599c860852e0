import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { closing, opened, taken } from '../test/limit-counts.ts';
import { memoryCount } from './memory-count.ts';

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
