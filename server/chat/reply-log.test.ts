import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { apiKey, question, testServer } from '../test/test-server.ts';
import { understudy } from './understudy/understudy.ts';

const words = 'onions-nobody-may-read';
const visitor = '192.0.2.77';

describe('the log', () => {
  const server = testServer({ LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1', CHAT_RATE_LIMIT: '8' });
  const lines = () => server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'reply');

  it('has one line for each reply, in JSON, with an id of its own and how long it took', async () => {
    await server.ask();
    await server.ask();
    const [one, other] = lines();
    expect(one).toMatchObject({ level: 30, character: 'Shrek', by: 'service', status: 200 });
    expect(one.firstTokenMs).toBeLessThanOrEqual(one.totalMs);
    expect(one.id).toMatch(/^[\da-f-]{36}$/);
    expect(other.id).not.toBe(one.id);
    expect(lines()).toHaveLength(2);
  });

  it('has a reason and a kind for a failure, also for one after the first word', async () => {
    server.service.behave('answers 500');
    await server.ask();
    server.service.behave('resets after a token');
    await (await server.fetchReply()).text().catch(() => {});
    await expect.poll(lines).toHaveLength(2);
    expect(lines()).toMatchObject([
      { level: 40, status: 502, kind: 'status' },
      { level: 40, status: 200, by: 'service', kind: 'cut' },
    ]);
  });

  it('never holds what a visitor said, from where, or the key, at whatever level and whatever goes wrong', async () => {
    const headers = { 'x-forwarded-for': visitor, cookie: words, 'user-agent': words };
    const said = { ...question, message: words, history: [{ category: 'user', message: words }], more: words };
    for (const behaviour of ['streams', 'answers 500', 'answers HTML', 'resets at once', 'breaks an event'] as const) {
      server.service.behave(behaviour);
      await server.ask(said, headers).catch(() => {});
    }
    server.service.behave('streams');
    await server.ask({ ...said, character: words }, headers);
    for (let i = 0; i < 9; i += 1) await server.ask(said, headers);
    await server.app.inject({ url: `/${words}?${words}`, headers });
    await server.app.inject({ method: 'POST', url: '/api/chat', payload: words, headers });
    await sleep(20);
    const log = server.log.join();
    expect(lines().length).toBeGreaterThan(5);
    for (const secret of [words, visitor, apiKey]) expect(log).not.toContain(secret);
  });
});

describe('the metrics', () => {
  const server = testServer({ CHAT_RATE_LIMIT: '6' });
  const read = () => server.metrics.registry.metrics();

  it('count replies, failures by kind, refusals by limit, and how long it took', async () => {
    await server.ask();
    server.service.behave('answers HTML');
    await server.ask();
    server.service.behave('hangs at once');
    await server.ask();
    await server.service.close();
    await server.ask();
    for (let i = 0; i < 4; i += 1) await server.ask();
    const text = await read();
    for (const line of [
      'swampheart_replies_total{by="service"} 1',
      'swampheart_reply_failures_total{kind="nonsense"} 1',
      'swampheart_reply_failures_total{kind="too_slow"} 1',
      'swampheart_reply_failures_total{kind="unreachable"} 3',
      'swampheart_limit_hits_total{limit="minute"} 2',
      'swampheart_first_token_seconds_count 1',
      'swampheart_reply_seconds_count 1',
      'swampheart_open_calls 0',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });

  it('count open calls, visitors who left, and half replies', async () => {
    server.service.behave('hangs after a token');
    const left = new AbortController();
    await server.fetchReply({ signal: left.signal });
    expect(await read()).toContain('swampheart_open_calls 1\n');
    left.abort();
    await expect.poll(read).toContain('swampheart_reply_failures_total{kind="left"} 1\n');
    expect(await read()).toContain('swampheart_open_calls 0\n');
    server.service.behave('resets after a token');
    await (await server.fetchReply()).text().catch(() => {});
    await expect.poll(read).toContain('swampheart_reply_failures_total{kind="cut"} 1\n');
    expect(await read()).not.toContain('swampheart_replies_total{by="service"} ');
  });
});

describe('the metrics of a reply that the understudy saved', () => {
  const server = testServer({ CHAT_DAILY_BUDGET: '1' }, { fallback: understudy(Math.random, 0) });

  it('count the failure and the reply', async () => {
    server.service.behave('answers 500');
    await server.ask();
    await server.ask();
    const text = await server.metrics.registry.metrics();
    expect(text).toContain('swampheart_replies_total{by="understudy"} 2\n');
    expect(text).toContain('swampheart_reply_failures_total{kind="status"} 1\n');
    expect(text).toContain('swampheart_limit_hits_total{limit="budget"} 1\n');
  });
});
