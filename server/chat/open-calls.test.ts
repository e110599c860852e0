import { describe, expect, it } from 'vitest';
import { openCalls } from './open-calls.ts';
import type { Visit } from './visit.ts';

const rules = { perMinute: 1, perDay: 1, dailyBudget: 1, concurrency: 2, callsPerAddress: 4, replyTimeoutMs: 1000 };

/** A visit from `address`, and a function that ends it. */
function visitFrom(address: string) {
  const left = new AbortController();
  const atEnd: (() => void)[] = [];
  const visit: Visit = { address, left: left.signal, onEnd: (then) => atEnd.push(then) };
  const leave = () => {
    left.abort();
    for (const then of atEnd.splice(0)) then();
  };
  return { visit, leave };
}
const state = ({ open, waiting }: ReturnType<typeof openCalls>) => [open(), waiting()];

describe('the places for calls', () => {
  it('go to the addresses in turn, however many of one address wait', async () => {
    const calls = openCalls(rules);
    const order: string[] = [];
    const begin = (address: string) =>
      calls.begin(visitFrom(address).visit).then((giveBack) => {
        order.push(address);
        return giveBack;
      });
    const first = await begin('192.0.2.1');
    await begin('192.0.2.1');
    const waiting = ['1', '1', '1', '2', '2', '3'].map((end) => begin(`192.0.2.${end}`));
    first();
    for (const giveBack of [0, 3, 5, 1, 4]) (await waiting[giveBack])?.();
    await waiting[2];
    expect(order.slice(2).map((address) => address.at(-1))).toEqual(['1', '2', '3', '1', '2', '1']);
  });

  it('are given back only once, by the visit’s end or the caller', async () => {
    const calls = openCalls(rules);
    const { visit, leave } = visitFrom('192.0.2.1');
    const giveBack = await calls.begin(visit);
    await calls.begin(visitFrom('192.0.2.1').visit);
    leave();
    giveBack();
    giveBack();
    expect(state(calls)).toEqual([1, 0]);
  });

  it('are not taken for a visitor who has left before or while waiting', async () => {
    const calls = openCalls({ ...rules, concurrency: 1 });
    const gone = visitFrom('192.0.2.1');
    gone.leave();
    await expect(calls.begin(gone.visit)).rejects.toMatchObject({ status: 499 });
    await calls.begin(visitFrom('192.0.2.1').visit);
    const waits = visitFrom('192.0.2.2');
    const waiting = calls.begin(waits.visit);
    expect(state(calls)).toEqual([1, 1]);
    waits.leave();
    await expect(waiting).rejects.toMatchObject({ status: 499 });
    expect(state(calls)).toEqual([1, 0]);
  });

  it('are waited for by sixteen of one address, and by a thousand in all; the next is refused at once', async () => {
    const calls = openCalls({ ...rules, concurrency: 1 });
    const visits = [visitFrom('192.0.2.1')];
    const begin = (address: string) => {
      const one = visitFrom(address);
      visits.push(one);
      return calls.begin(one.visit);
    };
    await calls.begin(visits[0]?.visit ?? visitFrom('').visit);
    const waiting = Array.from({ length: 16 }, () => begin('192.0.2.1'));
    await expect(begin('192.0.2.1')).rejects.toMatchObject({ status: 503, more: { limit: 'address', retryAfter: 5 } });
    for (let i = 0; i < 984; i += 1) waiting.push(begin(`10.0.${i >> 8}.${i & 255}`));
    await expect(begin('192.0.2.9')).rejects.toMatchObject({ status: 503, more: { limit: 'concurrency' } });
    expect(state(calls)).toEqual([1, 1000]);
    for (const { leave } of visits.reverse()) leave();
    await Promise.allSettled(waiting);
    expect(state(calls)).toEqual([0, 0]);
  });

  it('are thirty-two at most for a /48 of IPv6', async () => {
    const calls = openCalls({ ...rules, concurrency: 100 });
    for (let i = 0; i < 40; i += 1)
      void calls.begin(visitFrom(`2001:db8:7:${i.toString(16)}::1`).visit).catch(() => {});
    expect(state(calls)).toEqual([32, 8]);
    await calls.begin(visitFrom('2001:db8:8::1').visit);
    expect(state(calls)).toEqual([33, 8]);
  });
});
