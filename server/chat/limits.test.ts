import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { reply, streams } from '../test/stand-in-service.ts';
import { probeAfterMs, question, testServer } from '../test/test-server.ts';
import { understudy } from './understudy/understudy.ts';

const proxy = '127.0.0.1';
const eventually = { timeout: 10_000, interval: 10 };
const from = (ip: string) => ({ 'x-forwarded-for': ip });

describe('the limit a minute', () => {
  const server = testServer({ CHAT_RATE_LIMIT: '2', TRUST_PROXY: proxy });
  const statuses = async (...ips: string[]) => {
    const answers = [];
    for (const ip of ips) answers.push((await server.ask(question, from(ip))).statusCode);
    return answers;
  };

  it('refuses the reply too many with 429 and whole seconds to wait, and counts no refused question', async () => {
    for (let i = 0; i < 5; i += 1) await server.ask({ ...question, character: 'nobody' });
    const answers = [await server.ask(), await server.ask(), await server.ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers['retry-after']).toMatch(/^([1-9]|[1-5]\d|60)$/);
    expect(answers[2]?.headers['content-type']).toMatch('application/problem+json');
    expect(server.service.calls).toHaveLength(2);
  });

  it('counts each address by itself, and a whole /64 of IPv6 as one', async () => {
    expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1')).toEqual([200, 200, 200, 429]);
    expect(await statuses('2001:db8::1', '2001:db8::2:3', '2001:db8::4', '2001:db8:0:1::1')).toEqual([
      200, 200, 429, 200,
    ]);
  });

  it('counts a whole /48 of IPv6 too, at eight times the limit, and who is refused by one of the two is counted by neither', async () => {
    const nets = Array.from({ length: 9 }, (_, i) => `2001:db8:7:${i}::1`);
    const twice = nets.slice(0, 8).flatMap((ip) => [ip, ip]);
    expect(await statuses(...nets.slice(0, 1), ...nets.slice(0, 1), ...nets.slice(0, 1))).toEqual([200, 200, 429]);
    expect(await statuses(...twice.slice(2))).toEqual(Array(14).fill(200));
    expect(await statuses(nets[8] ?? '', '2001:db8:8::1', '192.0.2.4')).toEqual([429, 200, 200]);
  });

  it('believes a trusted proxy about the last address alone: what a visitor writes before it is no other visitor', async () => {
    expect(await statuses('1.1.1.1, 192.0.2.9', '2.2.2.2, 192.0.2.9', '3.3.3.3, 192.0.2.9')).toEqual([200, 200, 429]);
  });
});

describe('with no trusted proxy', () => {
  const server = testServer({ CHAT_RATE_LIMIT: '1' });

  it('X-Forwarded-For is not believed', async () => {
    expect((await server.ask(question, from('192.0.2.1'))).statusCode).toBe(200);
    expect((await server.ask(question, from('192.0.2.2'))).statusCode).toBe(429);
  });
});

describe('the limit a day', () => {
  const server = testServer({ CHAT_RATE_LIMIT: '3', CHAT_DAILY_LIMIT: '2' });

  it('refuses with 429 and the rest of the day to wait', async () => {
    const answers = [await server.ask(), await server.ask(), await server.ask(), await server.ask()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 429]);
    for (const { headers } of answers.slice(2)) expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
  });
});

describe('the daily budget', () => {
  const server = testServer({ CHAT_DAILY_BUDGET: '2', CHAT_RATE_LIMIT: '3', TRUST_PROXY: proxy });

  it('ends the calls to the service for all together with 503, and takes nothing from the visitor who was refused', async () => {
    const answers = [];
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) answers.push(await server.ask(question, from(ip)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(86_000);
    for (let i = 0; i < 4; i += 1) expect((await server.ask(question, from('192.0.2.3'))).statusCode).toBe(503);
    expect(server.service.calls).toHaveLength(2);
  });
});

describe('the daily budget of a service that is down', () => {
  const server = testServer({ CHAT_DAILY_BUDGET: '12' });

  it('is spent on calls alone, not on those that the circuit breaker kept back', async () => {
    server.service.behave('answers 500');
    // few enough that a slow machine is through with them before the breaker tries again, and more than the budget
    for (let i = 0; i < 15; i += 1) expect((await server.ask()).statusCode).toBe(i < 10 ? 502 : 503);
    server.service.behave('streams');
    await sleep(probeAfterMs + 20);
    const statuses = [await server.ask(), await server.ask(), await server.ask()].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 503]);
    expect(server.service.calls).toHaveLength(12);
  });
});

describe('with a used budget and an understudy to step in', () => {
  const server = testServer({ CHAT_DAILY_BUDGET: '1' }, { fallback: understudy(Math.random, 0) });

  it('the understudy replies, for nothing', async () => {
    expect((await server.ask()).headers['x-replier']).toBe('service');
    expect((await server.ask()).headers['x-replier']).toBe('understudy');
    expect(server.service.calls).toHaveLength(1);
  });
});

describe('the open calls', { timeout: 20_000 }, () => {
  const server = testServer({ CHAT_CONCURRENCY: '6', CHAT_TIMEOUT_MS: '20000', TRUST_PROXY: proxy });
  const askFrom = (ip: string, signal?: AbortSignal) =>
    server.fetchReply({
      headers: { ...from(ip), 'content-type': 'application/json' },
      ...(signal && { signal }),
    });
  /** A service that answers only when told to. */
  const holding = async () => {
    await server.port();
    const waiting: (() => void)[] = [];
    server.service.behave(async (response) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await streams(reply)(response);
    });
    return { answer: (count: number) => waiting.splice(0, count).forEach((go) => void go()) };
  };
  const metrics = () => server.metrics.registry.metrics();

  it('are four at most for one address, and other addresses find a place', async () => {
    const { answer } = await holding();
    const many = Array.from({ length: 12 }, () => askFrom('192.0.2.1'));
    await expect.poll(metrics, eventually).toContain('swampheart_waiting_calls 8\n');
    expect(server.service.calls).toHaveLength(4);
    const other = askFrom('192.0.2.2');
    await expect.poll(() => server.service.calls.length, eventually).toBe(5);
    while (server.service.calls.length < 13) {
      answer(20);
      await sleep(5);
    }
    answer(20);
    for (const response of await Promise.all([...many, other])) expect(await response.text()).toBe(reply);
    expect(await metrics()).toContain('swampheart_open_calls 0\n');
  });

  it('beyond the limit wait, are let in by address in turn, and are refused with 503 after three seconds', async () => {
    const { answer } = await holding();
    const order: string[] = [];
    const asking = ['1', '1', '1', '1', '2', '2', '3', '3', '3', '4'].map(async (ip) => {
      const response = await askFrom(`192.0.2.${ip}`);
      order.push(`${ip}:${response.status}`);
      return response;
    });
    await expect.poll(() => server.service.calls.length, eventually).toBe(6);
    await expect.poll(metrics, eventually).toContain('swampheart_waiting_calls 4\n');
    answer(2);
    await expect.poll(() => server.service.calls.length, eventually).toBe(8);
    const refused = (await Promise.all(asking.map((one) => Promise.race([one, sleep(4000)])))).filter(
      (one) => one?.status === 503,
    );
    expect(refused.map((one) => one?.headers.get('retry-after'))).toEqual(['5', '5']);
    expect(
      order.filter((one) => one.endsWith('503')),
      'the one visitor behind 3 had its turn',
    ).toEqual(['3:503', '3:503']);
    expect(await metrics()).toContain('swampheart_limit_hits_total{limit="concurrency"} 2\n');
    answer(20);
    await Promise.all(asking);
  });

  it('that are waited for are given up at once by visitors who leave', async () => {
    const { answer } = await holding();
    const open = ['1', '2', '3', '4', '5', '6'].map((ip) => askFrom(`192.0.2.${ip}`));
    await expect.poll(() => server.service.calls.length, eventually).toBe(6);
    const left = new AbortController();
    const gone = Array.from({ length: 10 }, (_, i) => askFrom(`198.51.100.${i}`, left.signal));
    await expect.poll(metrics, eventually).toContain('swampheart_waiting_calls 10\n');
    left.abort();
    await Promise.allSettled(gone);
    await expect.poll(metrics, eventually).toContain('swampheart_waiting_calls 0\n');
    answer(6);
    await Promise.all(open);
    expect(server.service.calls).toHaveLength(6);
    server.service.behave('streams');
    expect(await (await askFrom('192.0.2.1')).text()).toBe(reply);
  });

  it('are free again after visitors who left and calls that failed', async () => {
    server.service.behave('hangs at once');
    for (let i = 0; i < 9; i += 1) {
      const left = new AbortController();
      const asking = server.fetchReply({ signal: left.signal });
      while (server.service.calls.length === i) await sleep(5);
      left.abort();
      await expect(asking).rejects.toThrow();
    }
    server.service.behave('answers 500');
    for (let i = 0; i < 9; i += 1) expect([502, 503]).toContain((await server.ask()).statusCode);
    server.service.behave('streams');
    await expect.poll(async () => (await server.ask()).statusCode).toBe(200);
    expect(await metrics()).toContain('swampheart_open_calls 0\n');
  });
});

describe('two hundred visitors at once and a service of 100 ms', { timeout: 20_000 }, () => {
  const server = testServer({ CHAT_TIMEOUT_MS: '20000', TRUST_PROXY: proxy });

  it('are all answered', async () => {
    server.service.behave(async (response) => {
      await sleep(100);
      await streams(reply)(response);
    });
    await server.port();
    const asking = Array.from({ length: 200 }, (_, i) =>
      server.fetchReply({ headers: { ...from(`192.0.2.${i}`), 'content-type': 'application/json' } }),
    );
    const statuses = (await Promise.all(asking)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(server.service.calls).toHaveLength(200);
  });
});
