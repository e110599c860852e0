import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { understudy } from './chat/understudy/understudy.ts';
import { configured } from './test/test-server.ts';

const tags = '<meta property="og:title" content="Tellers">';
const own = '<meta property="og:title" content="$& A fortune from Donkey">';
const page = (head: string) => `<html><head>${head}</head><body>${tags}</body></html>`;
let dist: string;
let app: FastifyInstance;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'swampheart-'));
  await mkdir(join(dist, 'site'), { recursive: true });
  const allows = { 'style-src': "'sha256-tellers'" };
  await Promise.all([
    writeFile(
      join(dist, 'pages.json'),
      JSON.stringify({
        pages: { '/tellers': { file: 'tellers.html', allows }, '/game': { file: 'tellers.html', allows } },
        lost: { file: 'tellers.html', allows },
      }),
    ),
    writeFile(
      join(dist, 'previews.json'),
      JSON.stringify({
        '/tellers': { name: 'f', tags, instead: { 'donkey-1': own } },
        '/game': { name: 'friend', tags, instead: { '': own } },
      }),
    ),
    writeFile(join(dist, 'site/tellers.html'), page(tags)),
  ]);
  app = await buildApp({ config: configured(), replier: understudy(Math.random, 0), dist });
});

afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

describe('a page whose address says more', () => {
  it('has the tags that fit it, and is the same otherwise', async () => {
    const [itself, other] = [await app.inject('/tellers'), await app.inject('/tellers?f=donkey-1')];
    expect(itself.body).toBe(page(tags));
    expect(other.body).toBe(page(own));
    const { etag, 'content-length': length, ...headers } = other.headers;
    const { etag: etagItself, 'content-length': lengthItself, ...headersItself } = itself.headers;
    expect({ ...headers, date: '' }).toEqual({ ...headersItself, date: '' });
    expect(etag).not.toBe(etagItself);
    expect(Number(length) - Number(lengthItself)).toBe(own.length - tags.length);
    expect((await app.inject('/game?friend')).body).toBe(page(own));
  });

  it('is compressed, and not sent to whoever has it', async () => {
    const get = (headers: Record<string, string>) => app.inject({ url: '/tellers?f=donkey-1', headers });
    const { etag = '' } = (await get({})).headers;
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
    expect((await app.inject({ url: '/tellers', headers: { 'if-none-match': etag } })).statusCode).toBe(200);
    const br = await get({ 'accept-encoding': 'br, gzip' });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', page(own)]);
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(page(own));
  });

  it.each([
    '?f=donkey-2',
    '?f=',
    '?f',
    '?f=__proto__',
    '?f=constructor',
    '?f=donkey-1&f=donkey-1',
    '?f[]=donkey-1',
    '?F=donkey-1',
    '?f=donkey-1%00',
    '?f="><script>alert(1)</script>',
    `?f=${'donkey-1'.repeat(500)}`,
    '?friend=shrek',
  ])('shows what it always shows where that is nothing that is known: %s', async (query) => {
    const { statusCode, body } = await app.inject(`/tellers${query}`);
    expect([statusCode, body]).toEqual([200, page(tags)]);
  });
});
