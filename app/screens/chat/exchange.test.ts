import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from './conversation-state.ts';
import { follow, typingDelayMs, typingShownMs } from './exchange.ts';

/** A clock that moves only by `advanceTo`, and the list of actions dispatched so far. */
function stage() {
  let now = 0;
  let sleepers: { until: number; wake: () => void }[] = [];
  const told: string[] = [];
  return {
    told,
    tell: (action: Action) => told.push(`${now} ${action.type}`),
    sleep: (ms: number) => new Promise<void>((wake) => sleepers.push({ until: now + ms, wake })),
    async advanceTo(time: number) {
      await settled();
      for (now += 1; now <= time; now += 1) {
        const awake = sleepers.filter(({ until }) => until <= now);
        sleepers = sleepers.filter(({ until }) => until > now);
        for (const { wake } of awake) wake();
        if (awake.length > 0) await settled();
      }
      now = time;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const never = new AbortController().signal;
const noHead = Promise.resolve(null);

async function* saying(...fragments: string[]) {
  yield* fragments;
}

async function* failing(): AsyncGenerator<string> {
  yield 'Half a ';
  throw new Error('cut off');
}

describe('an exchange', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has the delay of docs/product.md, 5.4', () => {
    expect(typingDelayMs).toBe(1500);
  });

  it('shows the placeholder after 1.5 s and then the reply, however early it came', async () => {
    const { told, tell, sleep, advanceTo } = stage();
    void follow({ id: 1, kind: 'reply', head: noHead, answer: saying('Aye', '.') }, tell, sleep, never);
    await advanceTo(1499);
    expect(told).toEqual([]);
    await advanceTo(1500);
    expect(told).toEqual(['1500 typingShown']);
    await advanceTo(3000);
    const then = typingDelayMs + typingShownMs;
    expect(told.slice(1)).toEqual([`${then} fragmentArrived`, `${then} fragmentArrived`, `${then} ended`]);
  });

  it('shows a greeting as soon as it is there', async () => {
    const { told, tell, sleep, advanceTo } = stage();
    void follow({ id: 1, kind: 'greeting', head: noHead, answer: saying('Evening.') }, tell, sleep, never);
    await advanceTo(10);
    expect(told).toEqual(['0 fragmentArrived', '0 ended']);
  });

  it('shows what the page itself answers at once: nobody types it', async () => {
    const { told, tell, sleep, advanceTo } = stage();
    const head = Promise.resolve({ writer: 'site', care: 'danger', language: 'en' } as const);
    void follow({ id: 1, kind: 'reply', head, answer: saying('Please') }, tell, sleep, never);
    await advanceTo(10);
    expect(told).toEqual(['0 headArrived', '0 fragmentArrived', '0 ended']);
  });

  it('tells what the headers say as soon as they arrive, and takes the time of "Typing..." all the same', async () => {
    const { told, tell, sleep, advanceTo } = stage();
    const head = Promise.resolve({ writer: 'understudy', care: 'minor', language: 'en' } as const);
    void follow({ id: 1, kind: 'reply', head, answer: saying('Aye') }, tell, sleep, never);
    await advanceTo(3000);
    const then = typingDelayMs + typingShownMs;
    expect(told).toEqual(['0 headArrived', '1500 typingShown', `${then} fragmentArrived`, `${then} ended`]);
  });

  it('tells of a failure after the placeholder, and logs the error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { told, tell, sleep, advanceTo } = stage();
    void follow({ id: 1, kind: 'reply', head: noHead, answer: failing() }, tell, sleep, never);
    await advanceTo(3000);
    expect(told.map((line) => line.split(' ')[1])).toEqual(['typingShown', 'fragmentArrived', 'failed']);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'cut off' }));
  });

  it.each(['reply', 'greeting'] as const)('tells and logs nothing of a %s once the visitor has left', async (kind) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { told, tell, sleep, advanceTo } = stage();
    const visit = new AbortController();
    visit.abort();
    void follow({ id: 1, kind, head: noHead, answer: failing() }, tell, sleep, visit.signal);
    await advanceTo(3000);
    expect(told).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});
