import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandInService, standInService, streams } from '../server/test/stand-in-service.ts';
import { askByHttp2 } from './http2.ts';
import {
  ask,
  crowd,
  freePorts,
  type Machine,
  missing,
  startNginx,
  startRedis,
  startReplica,
  until,
} from './machines.ts';

const words = 'one two three four five six seven eight';
const wordMs = 25;
const limit = 20;
const asked = { character: 'Donkey', loveInterest: 'Dragon', message: 'what shall we eat' };

let service: StandInService;
let redis: Machine;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let nginxPort: number;
let redisPort: number;
let tlsPort: number;
const ports: number[] = [];
const replicas: Machine[] = [];

const replica = (number: number) =>
  startReplica(ports[number] ?? 0, {
    CHAT_BASE_URL: service.baseUrl,
    CHAT_RATE_LIMIT: String(limit),
    CHAT_CONCURRENCY: '1000',
    CHAT_CALLS_PER_ADDRESS: '1000',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  });

/** How many of so many questions of one visitor get a reply, asked `through` one replica or, without it, through nginx. */
async function answered(visitor: string, times: number, through?: number): Promise<number> {
  let count = 0;
  for (let i = 0; i < times; i += 1) {
    const { status } =
      through === undefined
        ? await ask(nginxPort, visitor)
        : await ask(ports[through] ?? 0, '127.0.0.1', 'POST', '/api/chat', { 'x-forwarded-for': visitor });
    expect([200, 429]).toContain(status);
    if (status === 200) count += 1;
  }
  return count;
}

if (missing.length > 0) console.warn(`The machines' test is skipped: ${missing.join(' and ')} not installed.`);

describe.skipIf(missing.length > 0)('three replicas behind nginx, with Redis', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    service = await standInService();
    const [first = 0, second = 0, third = 0, ...others] = await freePorts(6);
    [nginxPort, redisPort, tlsPort] = [first, second, third];
    ports.push(...others);
    redis = await startRedis(redisPort);
    replicas.push(...(await Promise.all(ports.map((_, number) => replica(number)))));
    nginx = await startNginx(nginxPort, tlsPort, ports);
  });
  afterAll(async () => {
    await nginx?.end('SIGTERM'); // ends its workers too
    await Promise.all([redis, ...replicas].map((machine) => machine?.end('SIGKILL')));
    await service?.close();
  });

  it('share one limit', async () => {
    expect(await answered('127.0.1.1', limit + 5)).toBe(limit);
    expect(await answered('127.0.1.2', 12, 0)).toBe(12);
    expect(await answered('127.0.1.2', 12, 1)).toBe(8);
    expect(await answered('127.0.1.2', 2, 2)).toBe(0);
  });

  it('say in JSON that a question of over 16 kB is too long, through nginx too, which takes little more', async () => {
    const say = (bytes: number) =>
      ask(nginxPort, '127.0.1.9', 'POST', '/api/chat', {}, JSON.stringify('x'.repeat(bytes)));
    const { status, text } = await say(16_600);
    expect([status, JSON.parse(text).status]).toEqual([413, 413]);
    expect((await say(18_000)).status).toBe(413);
  });

  it('are reached over HTTP/2, which passes on the compressed copies, their tags, ranges, and each piece of a reply as it comes', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { headers, pieces } = await askByHttp2(tlsPort, '/', { 'accept-encoding': encoding });
      expect([headers[':status'], headers['content-encoding']]).toEqual([200, encoding]);
      expect(headers['strict-transport-security'], 'the replicas know of the TLS').toContain('max-age');
      const copy = await readFile(`dist/site/home.html.${encoding === 'br' ? 'br' : 'gz'}`);
      expect(Buffer.concat(pieces).equals(copy), 'as the build wrote it').toBe(true);
      const known = await askByHttp2(tlsPort, '/', { 'if-none-match': String(headers.etag) });
      expect(known.headers[':status']).toBe(304);
    }
    const film = `/assets/${(await readdir('dist/site/assets')).find((name) => name.endsWith('.mp4'))}`;
    const part = await askByHttp2(tlsPort, film, { range: 'bytes=0-99' });
    expect([part.headers[':status'], Buffer.concat(part.pieces).length]).toEqual([206, 100]);
    const line = 'Get in the boat, lass, for the swamp is warm.'; // numbers would be held back until the end, as a telephone's might
    service.behave(streams(line, wordMs));
    const headers = { 'content-type': 'application/json' };
    const reply = await askByHttp2(tlsPort, '/api/chat', headers, JSON.stringify(asked));
    expect(Buffer.concat(reply.pieces).toString()).toBe(line);
    expect(reply.pieces.length).toBeGreaterThan(3);
  });

  it('keep their limits from memory when Redis is killed, and share one again when it is back', async () => {
    expect(await answered('127.0.1.3', 15, 0)).toBe(15);
    await redis.end('SIGKILL');
    expect(await answered('127.0.1.3', 8, 0)).toBe(5);
    const say = (part: string) => until(() => replicas.every(({ printed }) => printed().includes(part)));
    await say('Redis is gone');
    redis = await startRedis(redisPort);
    await say('Redis is back');
    expect(await answered('127.0.1.4', 12, 0)).toBe(12);
    expect(await answered('127.0.1.4', 12, 1)).toBe(8);
  });

  it('lose only the replies in flight of one that is killed', async () => {
    service.behave(streams(words, wordMs));
    const visitors = crowd(nginxPort, '127.0.3', 24);
    await sleep(1000);
    await replicas[2]?.end('SIGKILL');
    const killedMs = performance.now();
    await sleep(1500);
    const asked = await visitors.stop();
    const failed = asked.filter(({ status, text }) => status !== 200 || text !== words);
    expect(asked.filter(({ beganMs }) => beganMs > killedMs).length).toBeGreaterThan(50);
    expect(failed.length, 'some were in flight').toBeGreaterThan(0);
    expect(failed.length, 'of the third that it had').toBeLessThanOrEqual(12);
    expect(failed.filter(({ beganMs }) => beganMs > killedMs)).toEqual([]);
    replicas[2] = await replica(2);
  });

  it('lose none when each is replaced in turn, as deploy/roll.sh does it', async () => {
    service.behave(streams(words, wordMs));
    const visitors = crowd(nginxPort, '127.0.4', 24);
    for (const number of [0, 1, 2]) {
      await nginx.leaveOut(number);
      await replicas[number]?.end('SIGTERM');
      expect(replicas[number]?.process.exitCode).toBe(0);
      replicas[number] = await replica(number);
      await nginx.leaveOut(null);
    }
    const asked = await visitors.stop();
    expect(asked.length).toBeGreaterThan(100);
    const failed = asked.filter(({ status, text }) => status !== 200 || text !== words);
    expect(failed, nginx.printed()).toEqual([]);
  });
});
