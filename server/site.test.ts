import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { understudy } from './chat/understudy/understudy.ts';
import type { Environment } from './config.ts';
import { configured } from './test/test-server.ts';

let dist: string;
let app: FastifyInstance;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'swampheart-'));
  await mkdir(join(dist, 'site/assets'), { recursive: true });
  await mkdir(join(dist, 'site/share'));
  await Promise.all([
    writeFile(
      join(dist, 'pages.json'),
      JSON.stringify({
        pages: {
          '/': { file: 'home.html', allows: { 'style-src': "'sha256-home'" } },
          '/choose': { file: 'choose.html', allows: { 'style-src': "'sha256-choose'" } },
        },
        lost: { file: 'lost.html', allows: { 'style-src': "'sha256-lost'" } },
      }),
    ),
    writeFile(join(dist, 'secret.txt'), 'secret'),
    writeFile(join(dist, 'site/home.html'), '<h1>Home</h1>'),
    writeFile(join(dist, 'site/home.html.br'), brotliCompressSync('<h1>Home</h1>')),
    writeFile(join(dist, 'site/choose.html'), '<h1>Choose</h1>'),
    writeFile(join(dist, 'site/lost.html'), '<h1>Lost</h1>'),
    writeFile(join(dist, 'site/assets/app-1a2b.js'), 'export {};'),
    writeFile(join(dist, 'site/sw.js'), 'the worker'),
    writeFile(join(dist, 'site/offline.json'), '{"build":"1a2b"}'),
    writeFile(join(dist, 'site/share/home.jpg'), 'a picture'),
    writeFile(join(dist, 'site/assets/film-1a2b.mp4'), 'a film in ten words'),
  ]);
  app = await buildApp({ config: configured(), replier: understudy(Math.random, 0), dist });
});

afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

describe('the site', () => {
  it('shows each page at its address, and not at its file', async () => {
    expect((await app.inject('/')).body).toBe('<h1>Home</h1>');
    expect((await app.inject('/choose?from=home')).body).toBe('<h1>Choose</h1>');
    expect((await app.inject('/choose.html')).statusCode).toBe(404);
  });

  it('answers HEAD without a body', async () => {
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/' });
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
  });

  it.each(['/nowhere', '/%', '/caf%E9', '/assets/', '/home.html.br', '/pages.json', '/choose//', '//example.com/'])(
    'answers %s with the lost page and 404',
    async (url) => {
      const { statusCode, body, headers } = await app.inject(url);
      expect([statusCode, body, headers['content-type']]).toEqual([404, '<h1>Lost</h1>', 'text/html; charset=utf-8']);
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/site/../../secret.txt',
    '/%00',
    '/%',
  ])('lets no path lead out of it: %s', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('secret');
  });

  it('moves an address with a slash at its end to the one without', async () => {
    const { statusCode, headers } = await app.inject('/choose/');
    expect([statusCode, headers.location]).toEqual([308, '/choose']);
  });

  it('sends what the browser can decode', async () => {
    const compressed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('<h1>Home</h1>');
    const refused = await app.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('sends nothing again that the browser still has', async () => {
    const { headers } = await app.inject('/');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('keeps what has a hash in its name for a year, other pictures for a day, and asks again for pages', async () => {
    expect((await app.inject('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const picture = await app.inject('/share/home.jpg');
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.headers['cache-control']).toBe('public, max-age=86400');
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
  });

  describe('hands a film out', () => {
    const film = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ url: '/assets/film-1a2b.mp4', headers, method });

    it('whole, and says that it may be had in parts', async () => {
      const { statusCode, body, headers } = await film();
      expect([statusCode, body, headers['accept-ranges']]).toEqual([200, 'a film in ten words', 'bytes']);
      expect([headers['content-length'], headers['content-type']]).toEqual(['19', 'video/mp4']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.etag, 'strong, or If-Range could not use it').toMatch(/^"[\w-]+"$/);
    });

    it.each([
      ['bytes=2-5', 'film', '2-5'],
      ['bytes=0-1', 'a ', '0-1'],
      ['bytes=14-', 'words', '14-18'],
      ['bytes=-5', 'words', '14-18'],
      ['bytes=-99', 'a film in ten words', '0-18'],
      ['bytes=14-99999999999999999999', 'words', '14-18'],
      ['Bytes = 2 - 5', 'film', '2-5'],
    ])('in the part %s', async (range, part, bytes) => {
      const { statusCode, body, headers } = await film({ range });
      expect([statusCode, body, headers['content-range']]).toEqual([206, part, `bytes ${bytes}/19`]);
      expect([headers['content-length'], headers['content-type']]).toEqual([String(part.length), 'video/mp4']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    it.each(['bytes=19-', 'bytes=99-100', 'bytes=-0'])('in no part that it does not have: %s', async (range) => {
      const { statusCode, body, headers } = await film({ range });
      expect([statusCode, body, headers['content-range']]).toEqual([416, '', 'bytes */19']);
      expect(headers['cache-control']).toBe('no-store');
    });

    it.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'bytes=  2-5', 'lines=1-2', 'bytes=0-1,4-5', 'bytes', ''])(
      'whole, where the range says nothing that is understood: %s',
      async (range) => {
        const { statusCode, body } = await film({ range });
        expect([statusCode, body]).toEqual([200, 'a film in ten words']);
      },
    );

    it('in parts of the film that the player began with, and whole where that is another', async () => {
      const etag = String((await film()).headers.etag);
      const range = 'bytes=2-5';
      expect((await film({ range, 'if-range': etag })).statusCode).toBe(206);
      expect((await film({ range, 'if-range': '"another"' })).body).toBe('a film in ten words');
      expect((await film({ range, 'if-range': `W/${etag}` })).statusCode).toBe(200);
      expect((await film({ range, 'if-range': 'Wed, 21 Oct 2026 07:28:00 GMT' })).statusCode).toBe(200);
    });

    it('not again where the browser still has it', async () => {
      const etag = String((await film()).headers.etag);
      const again = await film({ 'if-none-match': etag, range: 'bytes=2-5' });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect((await film({ 'if-none-match': '"another"' })).statusCode).toBe(200);
    });

    it('by its headers alone for HEAD, which knows no ranges', async () => {
      const { statusCode, body, headers } = await film({ range: 'bytes=2-5' }, 'HEAD');
      expect([statusCode, body, headers['content-length']]).toEqual([200, '', '19']);
      expect(headers['accept-ranges']).toBe('bytes');
    });
  });

  it.each(['/', '/nowhere', '/%', '/api/chat', '/api/nothing'])('guards %s with its headers', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const policies = url.startsWith('/api') ? "'none'" : 'offline';
    expect(headers['content-security-policy']).toContain(
      `require-trusted-types-for 'script';trusted-types ${policies}`,
    );
    expect(headers['permissions-policy']).toContain('microphone=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('sends HSTS only to requests that came over TLS, which a trusted proxy may tell', async () => {
    const promise = async (environment: Environment) => {
      const own = await buildApp({ config: configured(environment), replier: understudy(Math.random, 0), dist });
      const { headers } = await own.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
      await own.close();
      return headers['strict-transport-security'];
    };
    expect(await promise({ TRUST_PROXY: '127.0.0.1' })).toBe('max-age=31536000');
    expect(await promise({})).toBeUndefined();
    expect(await promise({ TRUST_PROXY: '10.0.0.0/8' })).toBeUndefined();
  });

  it.each([
    ['/', 'home'],
    ['/choose?from=home', 'choose'],
    ['/nowhere', 'lost'],
  ])('lets the styles that stand in %s apply, by their hash and no others', async (url, name) => {
    const policy = `style-src 'self' 'sha256-${name}';`;
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain(policy);
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.headers['content-security-policy'], 'a 304 renews what the browser keeps').toContain(policy);
    expect((await app.inject('/assets/app-1a2b.js')).headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('shows search engines everything but the API', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(body).toBe('User-agent: *\nDisallow: /api/\n');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('says whom to tell of a hole, for a year, where the owner wants to hear of it', async () => {
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
    const config = configured({ SECURITY_CONTACT: 'mailto:ogre@swamp.example' });
    const own = await buildApp({ config, replier: understudy(Math.random, 0), dist });
    const { body, headers } = await own.inject('/.well-known/security.txt');
    await own.close();
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const [contact, expires] = body.split('\n');
    expect(contact).toBe('Contact: mailto:ogre@swamp.example');
    const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
  });

  it('answers an unknown address below /api with a problem', async () => {
    const { statusCode, headers } = await app.inject('/api/nothing');
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringContaining('application/problem+json')]);
  });

  describe('lets browsers have the service worker', () => {
    const answers = async (environment: Environment, ...urls: string[]) => {
      const own = await buildApp({ config: configured(environment), replier: understudy(Math.random, 0), dist });
      const all = await Promise.all(urls.map((url) => own.inject(url)));
      await own.close();
      return all;
    };

    it('asked for anew each time, at the root, and allowed to fetch from this site', async () => {
      const [worker, list] = await answers({}, '/sw.js', '/offline.json');
      expect([worker?.body, list?.body]).toEqual(['the worker', '{"build":"1a2b"}']);
      expect(worker?.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect([worker?.headers['cache-control'], list?.headers['cache-control']]).toEqual(['no-cache', 'no-cache']);
      expect(worker?.headers['content-security-policy']).toBe("default-src 'none';connect-src 'self'");
      expect(worker?.headers, 'its scope needs no widening').not.toHaveProperty('service-worker-allowed');
    });

    it('which takes one Trusted Types policy in the pages, and no other change to what they may', async () => {
      const [on] = await answers({}, '/');
      const [off] = await answers({ OFFLINE: 'off' }, '/');
      const policy = String(off?.headers['content-security-policy']);
      expect(policy).toContain("trusted-types 'none'");
      expect(on?.headers['content-security-policy']).toBe(
        policy.replace("trusted-types 'none'", 'trusted-types offline'),
      );
    });

    it('and sends those away that browsers have, where it is off', async () => {
      const [worker, list] = await answers({ OFFLINE: 'off' }, '/sw.js', '/offline.json');
      expect(worker?.statusCode).toBe(200);
      expect(worker?.body).toContain('registration.unregister()');
      expect(worker?.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(worker?.headers['cache-control']).toBe('no-cache');
      expect(worker?.headers['content-security-policy']).toBe("default-src 'none'");
      expect([list?.statusCode, list?.body]).toEqual([204, '']);
    });
  });
});
