import { describe, expect, it } from 'vitest';
import { testServer } from '../test/test-server.ts';
import { toDanger, toUnfit } from './replies.ts';

describe('POST /api/care, which Dragon’s page asks', () => {
  const server = testServer({ CHAT_RATE_LIMIT: '1' });
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/api/care', payload, headers });

  it('answers danger as the chat does, however often', async () => {
    for (let i = 0; i < 3; i += 1) {
      const response = await ask({ message: 'i want to die' });
      expect([response.statusCode, response.body]).toEqual([200, toDanger.dying.en.first]);
      expect(response.headers).toMatchObject({
        'x-care': 'danger',
        'x-replier': 'site',
        'content-language': 'en',
        'cache-control': 'no-store',
      });
    }
    expect((await ask({ message: 'quiero morir', noticed: ['danger'] })).body).toBe(toDanger.dying.es.again);
  });

  it('turns down the second hateful message only', async () => {
    const first = await ask({ message: 'i hate jews' });
    expect([first.statusCode, first.headers['x-care']]).toEqual([204, 'hate']);
    const second = await ask({ message: 'i hate jews', noticed: ['hate'] });
    expect([second.statusCode, second.headers['x-care'], second.body]).toEqual([200, 'hate', toUnfit.hate.en]);
  });

  it('says that a child writes, and nothing to all else', async () => {
    const child = await ask({ message: "i'm 12" });
    expect([child.statusCode, child.headers['x-care'], child.body]).toEqual([204, 'minor', '']);
    const play = await ask({ message: 'breathe some fire for me' });
    expect([play.statusCode, play.headers['x-care']]).toEqual([204, undefined]);
  });

  it('needs half a word only after danger, and believes who takes it back', async () => {
    const noticed = ['danger'];
    expect((await ask({ message: 'im doing it tonight' })).statusCode).toBe(204);
    expect((await ask({ message: 'im doing it tonight', noticed })).headers['x-care']).toBe('danger');
    expect((await ask({ message: 'i was only joking', noticed })).statusCode).toBe(204);
  });

  it.each([
    ['no message', {}, 400],
    ['a blank message', { message: ' ' }, 400],
    ['what is not noticed by anybody', { message: 'hi', noticed: ['x'] }, 400],
    ['1,001 letters', { message: 'a'.repeat(1001) }, 413],
  ])('refuses %s', async (_, payload, status) => {
    expect((await ask(payload)).statusCode).toBe(status);
  });

  it('refuses other sites', async () => {
    expect((await ask({ message: 'hi' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('is counted by kind', async () => {
    await ask({ message: 'kms' });
    expect(await server.metrics.registry.metrics()).toMatch(/swampheart_care_total\{kind="danger"\} \d/);
  });
});
