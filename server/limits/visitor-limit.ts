import { Problem } from '../problem.ts';
import { keysOf, timesForSite } from './address.ts';
import type { Count, Counts } from './counts.ts';

/** Limits the replies per address, by the minute and by the day. */
export type VisitorLimit = {
  /** Counts one reply to `ip`; if there were too many, throws a 429 with Retry-After and counts nothing. */
  take(ip: string | undefined): Promise<void>;
  /** Takes back the count of a question that the server failed to answer. */
  giveBack(ip: string | undefined): Promise<void>;
};

type Rule = { readonly limit: 'minute' | 'day'; readonly count: Count };

const minuteS = 60;
const dayS = 24 * 3600;

export function visitorLimit(counts: Counts, perMinute: number, perDay: number): VisitorLimit {
  const rulesFor = (times: number, suffix = ''): readonly Rule[] => [
    { limit: 'minute', count: counts.of(`minute${suffix}`, perMinute * times, minuteS, true) },
    { limit: 'day', count: counts.of(`day${suffix}`, perDay * times, dayS) },
  ];
  // All counts are created now, not at their first use, because a count reads what was saved before a restart when it is created.
  const rules = { visitor: rulesFor(1), site: rulesFor(timesForSite, `-x${timesForSite}`) };
  const all = (ip: string | undefined) =>
    keysOf(ip).flatMap(({ key, times }) =>
      rules[times === timesForSite ? 'site' : 'visitor'].map((rule) => ({ key, ...rule })),
    );

  return {
    async take(ip) {
      const taken = [];
      for (const one of all(ip)) {
        const refusal = await one.count.take(one.key);
        if (refusal) {
          await Promise.all(taken.map(({ count, key }) => count.giveBack(key)));
          throw tooMany(one.limit, refusal.retryAfter);
        }
        taken.push(one);
      }
    },
    async giveBack(ip) {
      await Promise.all(all(ip).map(({ count, key }) => count.giveBack(key)));
    },
  };
}

function tooMany(limit: 'minute' | 'day', retryAfter: number): Problem {
  return new Problem(429, 'Too many messages', 'The swamp needs a breath. Try again later.', { limit, retryAfter });
}
