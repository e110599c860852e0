import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { chatStage } from './chat/chat-stage.ts';

const stage = chatStage();

/** Nothing else gets a turn for so long. */
function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('the health of a process', () => {
  it('is told in plain words that nobody keeps', async () => {
    for (const [url, word] of [
      ['/healthz', 'alive\n'],
      ['/readyz', 'ready\n'],
    ] as const) {
      const { statusCode, body, headers } = await stage.app.inject(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([200, word, 'no-store']);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    }
  });

  it('under too much load has the chat refuse early, and pages go on', async () => {
    for (let i = 0; i < 6; i += 1) {
      block(400);
      await sleep(0);
    }
    await expect.poll(async () => (await stage.app.inject('/readyz')).statusCode).toBe(503);
    const refused = await stage.ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(stage.service.calls).toEqual([]);
    expect((await stage.app.inject('/robots.txt')).statusCode).toBe(200);
    expect((await stage.app.inject('/healthz')).statusCode).toBe(200);
    expect(await stage.metrics.registry.metrics()).toContain('swampheart_limit_hits_total{limit="overload"} 1\n');
    await expect.poll(async () => (await stage.ask()).statusCode, { timeout: 5000 }).toBe(200);
  });
});
