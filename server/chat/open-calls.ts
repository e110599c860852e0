// Limits the calls to the service that are open at once, in all and for each address. Further ones wait in a short queue.
import type { Limits } from '../config.ts';
import { type CountedKey, keysOf } from '../limits/address.ts';
import { type Limit, Problem } from '../problem.ts';
import { type Visit, visitorLeft } from './visit.ts';

export type OpenCalls = {
  /**
   * Resolves when a place is free, with the function that gives it back; the end of the visit gives it back too. Throws a 503
   * if none gets free within three seconds or if too many wait already, and a 499 if the visitor leaves while waiting.
   */
  begin(visit: Visit): Promise<() => void>;
  open(): number;
  waiting(): number;
  /** How long the oldest open call has been open; 0 if there is none. */
  oldestMs(): number;
  /** Whether all places are taken by calls that are open for longer than a reply may take. */
  isStuck(): boolean;
};

type Waiting = { readonly keys: readonly CountedKey[]; readonly letIn: () => void };

const longestWaitMs = 3000;
const mostWaiting = 1000;
const mostWaitingPerAddress = 16;
/** Sent as Retry-After: a reply takes some seconds, so by then a place is free. */
const comeBackS = 5;
/** Added to the longest time of a reply: a place is taken before the day's budget is counted, and given back after the reply. */
const graceMs = 2000;

export function openCalls({ concurrency, callsPerAddress, replyTimeoutMs }: Limits): OpenCalls {
  const calls = new Set<{ readonly sinceMs: number }>();
  const openOf = new Map<string, number>();
  const waitingOf = new Map<string, number>();
  /** The waiting calls of each address. The address whose turn is next comes first. */
  const queues = new Map<string, Waiting[]>();
  let waiting = 0;
  let lastBegunMs = 0;

  const isFree = (keys: readonly CountedKey[]) => calls.size < concurrency && !isFull(openOf, keys, callsPerAddress);

  function take(keys: readonly CountedKey[], visit: Visit): () => void {
    lastBegunMs = performance.now();
    const call = { sinceMs: lastBegunMs };
    calls.add(call);
    add(openOf, keys, 1);
    const giveBack = () => {
      if (!calls.delete(call)) return;
      add(openOf, keys, -1);
      letNextIn();
    };
    visit.onEnd(giveBack);
    return giveBack;
  }

  /** Takes one call of each address in turn, so that an address with many calls does not delay the others. */
  function letNextIn(): void {
    for (const [address, queue] of queues) {
      const [next] = queue;
      if (!next || !isFree(next.keys)) continue;
      queues.delete(address);
      queues.set(address, queue); // moves the address to the end of the Map, where this loop meets it again
      next.letIn();
    }
  }

  function wait(keys: readonly CountedKey[], visit: Visit): Promise<() => void> {
    const address = keys[0]?.key ?? '';
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        const queue = queues.get(address) ?? [];
        const place = queue.indexOf(one);
        if (place < 0) return;
        queue.splice(place, 1);
        if (queue.length === 0) queues.delete(address);
        waiting -= 1;
        add(waitingOf, keys, -1);
      };
      const one: Waiting = {
        keys,
        letIn: () => {
          stop();
          resolve(take(keys, visit));
        },
      };
      const timer = setTimeout(() => {
        stop();
        reject(tooMany(isFull(openOf, keys, callsPerAddress) ? 'address' : 'concurrency'));
      }, longestWaitMs);
      queues.set(address, [...(queues.get(address) ?? []), one]);
      waiting += 1;
      add(waitingOf, keys, 1);
      visit.onEnd(() => {
        stop();
        reject(visitorLeft());
      });
    });
  }

  return {
    async begin(visit) {
      if (visit.left.aborted) throw visitorLeft();
      const keys = keysOf(visit.address);
      if (isFree(keys)) return take(keys, visit);
      if (isFull(waitingOf, keys, mostWaitingPerAddress)) throw tooMany('address');
      if (waiting >= mostWaiting) throw tooMany('concurrency');
      return wait(keys, visit);
    },
    open: () => calls.size,
    waiting: () => waiting,
    oldestMs() {
      for (const { sinceMs } of calls) return performance.now() - sinceMs;
      return 0;
    },
    isStuck: () => calls.size >= concurrency && performance.now() - lastBegunMs > replyTimeoutMs + graceMs,
  };
}

function isFull(counts: ReadonlyMap<string, number>, keys: readonly CountedKey[], most: number): boolean {
  return keys.some(({ key, times }) => (counts.get(key) ?? 0) >= most * times);
}

function add(counts: Map<string, number>, keys: readonly CountedKey[], by: 1 | -1): void {
  for (const { key } of keys) {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }
}

function tooMany(limit: Limit): Problem {
  return new Problem(503, 'Not now', 'Too many replies are being written at once.', { limit, retryAfter: comeBackS });
}
