import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { chatStage, probeAfterMs, question } from '../chat/chat-stage.ts';
import { reply, streams } from '../chat/stand-in-service.ts';
import { understudy } from '../chat/understudy/understudy.ts';

const proxy = '127.0.0.1';
const from = (ip: string) => ({ 'x-forwarded-for': ip });

describe('the limit a minute', () => {
  const stage = chatStage({ CHAT_RATE_LIMIT: '2', TRUST_PROXY: proxy });
  const statuses = async (...ips: string[]) => {
    const answers = [];
    for (const ip of ips) answers.push((await stage.ask(question, from(ip))).statusCode);
    return answers;
  };

  it('refuses the reply too many with 429 and whole seconds to wait, and counts no refused question', async () => {
    for (let i = 0; i < 5; i += 1) await stage.ask({ ...question, character: 'nobody' });
    const answers = [await stage.ask(), await stage.ask(), await stage.ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(answers[2]?.headers['content-type']).toMatch('application/problem+json');
    expect(stage.service.calls).toHaveLength(2);
  });

  it('counts each address by itself, and a whole /64 of IPv6 as one', async () => {
    expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1')).toEqual([200, 200, 200, 429]);
    expect(await statuses('2001:db8::1', '2001:db8::2:3', '2001:db8::4', '2001:db8:0:1::1')).toEqual([
      200, 200, 429, 200,
    ]);
  });

  it('believes a trusted proxy about the last address alone: what a visitor writes before it is no other visitor', async () => {
    expect(await statuses('1.1.1.1, 192.0.2.9', '2.2.2.2, 192.0.2.9', '3.3.3.3, 192.0.2.9')).toEqual([200, 200, 429]);
  });
});

describe('with no trusted proxy', () => {
  const stage = chatStage({ CHAT_RATE_LIMIT: '1' });

  it('nobody is believed who speaks for another address', async () => {
    expect((await stage.ask(question, from('192.0.2.1'))).statusCode).toBe(200);
    expect((await stage.ask(question, from('192.0.2.2'))).statusCode).toBe(429);
  });
});

describe('the limit a day', () => {
  const stage = chatStage({ CHAT_RATE_LIMIT: '3', CHAT_DAILY_LIMIT: '2' });

  it('refuses with 429 and the rest of the day to wait', async () => {
    const answers = [await stage.ask(), await stage.ask(), await stage.ask(), await stage.ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
    for (const { headers } of answers.slice(2)) expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  });
});

describe('the daily budget', () => {
  const stage = chatStage({ CHAT_DAILY_BUDGET: '2', CHAT_RATE_LIMIT: '3', TRUST_PROXY: proxy });

  it('ends the calls to the service for all together with 503, and takes nothing from the visitor who was refused', async () => {
    const answers = [];
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) answers.push(await stage.ask(question, from(ip)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(86_000);
    for (let i = 0; i < 4; i += 1) expect((await stage.ask(question, from('192.0.2.3'))).statusCode).toBe(503);
    expect(stage.service.calls).toHaveLength(2);
  });
});

describe('the daily budget of a service that is down', () => {
  const stage = chatStage({ CHAT_DAILY_BUDGET: '12' });

  it('is spent on calls alone, not on those that the circuit breaker kept back', async () => {
    stage.service.behave('answers 500');
    for (let i = 0; i < 30; i += 1) expect((await stage.ask()).statusCode).toBe(i < 10 ? 502 : 503);
    stage.service.behave('streams');
    await sleep(probeAfterMs + 20);
    const statuses = [await stage.ask(), await stage.ask(), await stage.ask()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 503]);
    expect(stage.service.calls).toHaveLength(12);
  });
});

describe('with a used budget and an understudy to step in', () => {
  const stage = chatStage({ CHAT_DAILY_BUDGET: '1' }, understudy(Math.random, 0));

  it('the understudy replies, for nothing', async () => {
    expect((await stage.ask()).headers['x-replier']).toBe('service');
    expect((await stage.ask()).headers['x-replier']).toBe('understudy');
    expect(stage.service.calls).toHaveLength(1);
  });
});

describe('the limit of open calls', () => {
  const stage = chatStage({ CHAT_CONCURRENCY: '2' });

  it('refuses the call too many with 503 at once, and lets the next in when one has ended', async () => {
    stage.service.behave(streams('one two three four', 50));
    const open = [stage.fetchReply(), stage.fetchReply()];
    while (stage.service.calls.length < 2) await sleep(5);
    const refused = await stage.fetchReply();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    for (const response of await Promise.all(open)) expect(await response.text()).toBe('one two three four');
    stage.service.behave('streams');
    expect(await (await stage.fetchReply()).text()).toBe(reply);
  });

  it('has room again after visitors who left and calls that failed', async () => {
    stage.service.behave('hangs at once');
    for (let i = 0; i < 3; i += 1) {
      const left = new AbortController();
      const asking = stage.fetchReply({ signal: left.signal });
      while (stage.service.calls.length === i) await sleep(5);
      left.abort();
      await expect(asking).rejects.toThrow();
    }
    stage.service.behave('answers 500');
    for (let i = 0; i < 3; i += 1) expect([502, 503]).toContain((await stage.ask()).statusCode);
    stage.service.behave('streams');
    await expect.poll(async () => (await stage.ask()).statusCode).toBe(200);
  });
});
