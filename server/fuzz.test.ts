// Random and malformed requests: 2,000 in `npm test`, 50,000 in `npm run test:long`. None of them may cause a 500. Each run draws
// new ones; a failure prints the seed and path that repeat it, as `fc.assert(property, { seed, path })`.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { characterNames } from '../cast/characters.ts';
import { profileOf } from '../cast/profiles.ts';
import { careKinds } from '../contract/chat.ts';
import { buildApp } from './app.ts';
import type { Replier } from './chat/replier.ts';
import { times } from './test/cases.ts';
import { configured } from './test/test-server.ts';

const requests = times(50_000, 2000);
let answered = 0;

/** A replier that accepts every valid question and reads all its fields. */
const listener: Replier = {
  name: 'service',
  async reply(question, _left, say) {
    answered += 1;
    say(JSON.stringify(question).slice(0, 20));
  },
  close: async () => {},
};

let app: FastifyInstance;
let dist: string;
const log: string[] = [];

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'swampheart-'));
  await mkdir(join(dist, 'site'));
  const page = (file: string) => ({ file, allows: {} });
  await writeFile(
    join(dist, 'pages.json'),
    JSON.stringify({ pages: { '/': page('home.html') }, lost: page('lost.html') }),
  );
  await writeFile(join(dist, 'site/home.html'), '<h1>Home</h1>');
  await writeFile(join(dist, 'site/lost.html'), '<h1>Lost</h1>');
  app = await buildApp({
    config: configured({ TRUST_PROXY: '127.0.0.1', CHAT_DAILY_BUDGET: '1000000', LOG_LEVEL: 'error' }),
    replier: listener,
    dist,
    logTo: { write: (line) => log.push(line) },
  });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

/** Lone surrogates, characters outside the BMP, control characters, combining and bidirectional marks, long runs. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      '\u0000',
      '\ud800',
      '\udfff',
      '\u202e',
      '\u0301',
      '\ufeff',
      '\u2028',
      '\u200d',
      '👨‍👩‍👧',
      'ß',
    ),
  }),
  fc.constantFrom(
    '',
    ' ',
    '\n',
    '__proto__',
    'constructor',
    'toString',
    '{{7*7}}',
    '<script>',
    "' OR 1=1",
    '../../etc/passwd',
  ),
  fc
    .tuple(fc.constantFrom('a', '沼', '🐸', '\u0301', '"', '\\'), fc.nat(9000))
    .map(([letter, times]) => letter.repeat(times)),
);
const name = fc.oneof(fc.constantFrom(...characterNames), text);
const question = fc.oneof(
  // A valid or nearly valid question
  fc.constantFrom(...characterNames).chain((character) =>
    fc.record(
      {
        character: fc.constant(character),
        loveInterest: fc.oneof({ weight: 9, arbitrary: fc.constant(profileOf(character).loveInterest) }, name),
        message: text,
        history: fc.array(fc.record({ category: fc.constantFrom('user', 'AI', 'system'), message: text }), {
          maxLength: 22,
        }),
        noticed: fc.subarray([...careKinds]),
        __proto__: text,
      },
      { requiredKeys: ['character', 'loveInterest'] },
    ),
  ),
  fc.record({
    character: fc.anything(),
    loveInterest: fc.anything(),
    message: fc.anything(),
    history: fc.anything(),
    noticed: fc.anything(),
  }),
  fc.jsonValue({ maxDepth: 5 }),
);
const body = fc.oneof(
  { weight: 5, arbitrary: question.map(safeJson) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 1, arbitrary: question.map((value) => safeJson(value).slice(0, -1)) },
  { weight: 1, arbitrary: fc.nat(3000).map((depth) => '['.repeat(depth)) },
);
const headers = fc.dictionary(
  fc.oneof(
    fc.constantFrom(
      'content-type',
      'content-length',
      'transfer-encoding',
      'content-encoding',
      'origin',
      'sec-fetch-site',
      'host',
      'x-forwarded-for',
      'x-forwarded-proto',
      'x-forwarded-host',
      'accept-encoding',
      'if-none-match',
      'range',
      'expect',
      'cookie',
      'connection',
      'upgrade',
    ),
    fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
  ),
  fc.oneof(
    fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'null',
      'https',
      '::1',
      '1.2.3.4, ,',
      '0',
      '-1',
    ),
    fc.ipV4(),
    fc.ipV6(),
    fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  ),
  { maxKeys: 6 },
);
const path = fc.oneof(
  fc.constantFrom(
    '/',
    '/api/chat',
    '/api/chat/',
    '/api',
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/metrics',
    '//',
    '/%',
    '/%00',
  ),
  text.map((part) => `/${encodeURI(part.toWellFormed())}`),
  fc.stringMatching(/^\/[ -~]{0,80}$/),
  fc
    .array(fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', 'api', 'chat', 'assets', ';', '?', '#', '%c0%af'))
    .map((parts) => `/${parts.join('/')}`),
);
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
const method: fc.Arbitrary<Method> = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');

/** A test's share of all requests. */
const share = (part: number) => ({ numRuns: Math.ceil(requests * part), endOnFailure: true });

/**
 * Repeats a request while the server refuses everything because the machine is busy with other things: these tests are about the
 * other answers.
 */
async function onceItIsCalm<T extends { statusCode?: number | undefined }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const response = await send();
    if (response.statusCode !== 503) return response;
    await sleep(50);
  }
}

async function isFine(request: InjectOptions): Promise<void> {
  const response = await onceItIsCalm(() => app.inject(request));
  expect(response.statusCode).toBeGreaterThanOrEqual(200);
  expect(response.statusCode, response.body).toBeLessThan(500);
  if (response.statusCode >= 400 && request.method !== 'HEAD' && response.body !== '<h1>Lost</h1>') {
    expect(response.headers['content-type']).toMatch(/problem\+json/);
    expect(response.json()).toMatchObject({ status: response.statusCode, title: expect.any(String) });
  }
  expect(response.headers['x-content-type-options']).toBe('nosniff');
}

describe('no request makes the server break', { timeout: 300_000 }, () => {
  it('whatever the body', async () => {
    const send = (payload: string | Buffer) =>
      isFine({ method: 'POST', url: '/api/chat', payload, headers: { 'content-type': 'application/json' } });
    await fc.assert(fc.asyncProperty(body, send), share(0.5));
  });

  it('whatever the headers, around a good question or a bad one', async () => {
    const send = (payload: string | Buffer, more: Record<string, string>) =>
      isFine({ method: 'POST', url: '/api/chat', payload, headers: { 'content-type': 'application/json', ...more } });
    await fc.assert(fc.asyncProperty(body, headers, send), share(0.26));
  });

  it('whatever the address and the method', async () => {
    const send = (url: string, way: Method, more: Record<string, string>) =>
      isFine({ method: way, url, headers: more });
    const known = path.filter((url) => URL.canParse(url, 'http://localhost')); // inject cannot send the others
    await fc.assert(fc.asyncProperty(known, method, headers, send), share(0.2));
  });

  it('whatever the address, to the letter, over a real connection', async () => {
    const at = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (url: string, way: Method) => {
      // The response to malformed HTTP has a body, also where the method was HEAD.
      const method = way === 'HEAD' ? 'GET' : way;
      const response = await onceItIsCalm(async () => {
        const asking = request({ agent, port: at.port, host: at.hostname, path: url, method }).end();
        const [answer] = (await once(asking, 'response')) as [IncomingMessage];
        return answer.resume();
      });
      expect(response.statusCode).toBeLessThan(500);
    };
    const sendable = path.filter((url) => !/[^!-\u00ff]/.test(url)); // node:http refuses the others
    await fc.assert(fc.asyncProperty(sendable, method, send), share(0.04));
    agent.destroy();
  });

  it('and nothing of it is an error in the log, though many were answered', () => {
    expect(log).toEqual([]);
    expect(answered).toBeGreaterThan(requests / 50);
  });
});

/** As JSON, without `undefined` and other values that JSON cannot express. */
function safeJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part)) ?? 'undefined';
}
