import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import type { Replier } from './chat/replier.ts';
import { configured, question, testServer } from './test/test-server.ts';

const server = testServer();

/** Blocks the event loop for so many milliseconds. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('the health of a process', () => {
  it('is told in plain text that is not cached', async () => {
    for (const [url, word] of [
      ['/healthz', 'alive\n'],
      ['/readyz', 'ready\n'],
    ] as const) {
      const { statusCode, body, headers } = await server.app.inject(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, word, 'no-store']);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });

  it('is not judged by what kept the process busy before it was ready', async () => {
    for (let i = 0; i < 4; i += 1) {
      block(400);
      await sleep(0);
    }
    expect((await server.ask()).statusCode).toBe(200);
  });

  it('is not judged by what is loaded for the first question, which waits for that', async () => {
    let isLoaded = false;
    const app = await buildApp({
      config: configured({ SHUTDOWN_MS: '0', LOG_LEVEL: 'silent' }),
      replier: {
        name: 'understudy',
        async prepare() {
          for (let i = 0; i < 10; i += 1) {
            block(400);
            await sleep(0);
          }
          isLoaded = true;
        },
        reply: async (_question, _left, say) => say('Aye.'),
        close: async () => {},
      },
    });
    const address = await app.listen({ port: 0 });
    const ask = () =>
      fetch(`${address}/api/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(question),
      });
    while (!isLoaded) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    await app.close();
  });

  it('under too much load has the chat refuse early, and pages go on', async () => {
    await server.app.ready();
    for (let i = 0; i < 6; i += 1) {
      block(400);
      await sleep(0);
    }
    await expect.poll(async () => (await server.app.inject('/readyz')).statusCode).toBe(503);
    const refused = await server.ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(server.service.calls).toEqual([]);
    expect((await server.app.inject('/robots.txt')).statusCode).toBe(200);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect(await server.metrics.registry.metrics()).toContain('swampheart_limit_hits_total{limit="overload"} 1\n');
    await expect.poll(async () => (await server.ask()).statusCode, { timeout: 5000 }).toBe(200);
  });
});

describe('a process none of whose calls makes progress', () => {
  it('is not ready, and says stuck, once the longest time of a reply is over', async () => {
    const { promise: never } = Promise.withResolvers<void>();
    const standingStill: Replier = {
      name: 'service',
      reply: () => never,
      close: async () => {},
    };
    const app = await buildApp({
      config: configured({ CHAT_CONCURRENCY: '2', CHAT_REPLY_TIMEOUT_MS: '1', SHUTDOWN_MS: '0', LOG_LEVEL: 'silent' }),
      replier: standingStill,
    });
    const ready = async () => (await app.inject('/readyz')).body;
    const ask = () => void app.inject({ method: 'POST', url: '/api/chat', payload: question });
    ask();
    await sleep(2100);
    expect(await ready(), 'one place is left').toBe('ready\n');
    ask();
    await expect.poll(ready, { timeout: 5000 }).toBe('stuck\n');
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  }, 20_000);
});
