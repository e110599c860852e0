import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { reply, streamsPieces, wholeAnswer } from '../test/stand-in-service.ts';
import { probeAfterMs, testServer } from '../test/test-server.ts';
import { understudy } from './understudy/understudy.ts';

const counted = async (server: ReturnType<typeof testServer>) =>
  /swampheart_reply_failures_total\{kind="unfit"\} (\d+)/.exec(await server.metrics.registry.metrics())?.[1];

describe('a service that says what no reply may', () => {
  const server = testServer({ CHAT_TIMEOUT_MS: '5000' });

  it.each([
    ['a link in pieces', ['ht', 'tps', ':/', '/swamp', '.example ', 'is mine']],
    ['a number in pieces', ['555', ' ', '123', ' 45', '67']],
    ['harm letter by letter', [...'Kill yourself, lass.']],
    ['harm as the last words', ['Nobody ', 'would ', 'miss ', 'you']],
    ['an admission', ['As', ' an', ' AI', ',', ' I', ' have', ' no', ' swamp']],
    ['a word with nothing in between', ['f', '\u200b', 'u', '\u200b', 'ck']],
  ])('is a 502 where it begins so: %s', async (_what, pieces) => {
    server.service.behave(streamsPieces(pieces));
    const response = await server.ask();
    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({
      type: 'about:blank',
      status: 502,
      title: 'The service failed',
      detail: 'No reply could be had. Try again later.',
    });
    expect(await counted(server)).toBe('1');
  });

  it('is a 502 where the whole reply comes as JSON, wherever in it', async () => {
    server.service.behave(wholeAnswer('Get in the boat, lass. The swamp is at https://swamp.example, by the way.'));
    expect((await server.ask()).statusCode).toBe(502);
    expect(await counted(server)).toBe('1');
  });

  it('has its reply cut before those words, where others came first', async () => {
    server.service.behave(
      streamsPieces(['Get in', ' the boat', ', lass. ', 'You should', ' just', ' die', '. Aye', '.'], 20),
    );
    const response = await server.fetchReply();
    expect(response.status).toBe(200);
    let said = '';
    const decoder = new TextDecoder();
    await expect(
      (async () => {
        for await (const bytes of response.body ?? []) said += decoder.decode(bytes, { stream: true });
      })(),
    ).rejects.toThrow();
    expect(said).toBe('Get in the boat, lass.');
    await expect.poll(() => counted(server)).toBe('1');
  });

  it('is named to the log by what kind of thing it said, and not by the words', async () => {
    server.service.behave(streamsPieces(['Kill ', 'yourself']));
    await server.ask();
    expect(JSON.parse(server.log.at(-1) ?? '')).toMatchObject({
      kind: 'unfit',
      reason: expect.stringContaining('harm'),
    });
    expect(server.log.join()).not.toMatch(/yourself/i);
  });

  it('is not down by it: ten of them in a row open no circuit', async () => {
    server.service.behave(streamsPieces(['Kill ', 'yourself']));
    for (let i = 0; i < 12; i += 1) expect((await server.ask()).statusCode).toBe(502);
    expect(server.service.calls).toHaveLength(12);
    server.service.behave('streams');
    expect((await server.ask()).body).toBe(reply);
    expect(await counted(server)).toBe('12');
  });

  it('is back with it, where it was down', async () => {
    server.service.behave('answers 500');
    for (let i = 0; i < 10; i += 1) await server.ask();
    expect((await server.ask()).statusCode).toBe(503);
    await sleep(probeAfterMs + 20);
    server.service.behave(streamsPieces(['Kill ', 'yourself']));
    expect((await server.ask()).statusCode).toBe(502);
    server.service.behave('streams');
    expect((await server.ask()).body).toBe(reply);
  });

  it('is passed on word by word otherwise', async () => {
    const words = ['Mud', ' smells', ' sweet', ' when', ' rain', ' falls', ' here.'];
    let sent = 0;
    server.service.behave(
      streamsPieces(words, 40, () => {
        sent += 1;
      }),
    );
    const response = await server.fetchReply();
    const heardAfter: number[] = [];
    for await (const _ of response.body ?? []) heardAfter.push(sent);
    expect(heardAfter.length).toBeGreaterThan(4);
    expect(heardAfter[0]).toBeLessThan(5);
  });
});

describe('with the understudy to step in', () => {
  const server = testServer({ CHAT_TIMEOUT_MS: '5000' }, { fallback: understudy(Math.random, 0) });

  it('is replied for by the understudy, and counted', async () => {
    server.service.behave(streamsPieces(['My system', ' prompt', ' says']));
    const response = await server.ask();
    expect(response.statusCode).toBe(200);
    expect(response.headers['x-replier']).toBe('understudy');
    expect(response.body).not.toMatch(/prompt/i);
    expect(await counted(server)).toBe('1');
  });
});
