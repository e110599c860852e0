import { Problem } from '../problem.ts';
import { countedAs } from './address.ts';
import type { Counts } from './counts.ts';

/** So many replies an address gets. */
export type VisitorLimit = {
  /** Counts one reply to `ip`; throws a 429 that says when to come back where there were too many, and counts nothing then. */
  take(ip: string | undefined): Promise<void>;
  /** For a question that was not answered because of us. */
  giveBack(ip: string | undefined): Promise<void>;
};

const minuteS = 60;
const dayS = 24 * 3600;

export function visitorLimit(counts: Counts, perMinute: number, perDay: number): VisitorLimit {
  const minute = counts.of('minute', perMinute, minuteS, true);
  const day = counts.of('day', perDay, dayS);
  return {
    async take(ip) {
      const visitor = countedAs(ip);
      const tooFast = await minute.take(visitor);
      if (tooFast) throw tooMany('minute', tooFast.retryAfter);
      const tooMuch = await day.take(visitor);
      if (!tooMuch) return;
      await minute.giveBack(visitor);
      throw tooMany('day', tooMuch.retryAfter);
    },
    async giveBack(ip) {
      const visitor = countedAs(ip);
      await Promise.all([minute.giveBack(visitor), day.giveBack(visitor)]);
    },
  };
}

function tooMany(limit: 'minute' | 'day', retryAfter: number): Problem {
  return new Problem(429, 'Too many messages', 'The swamp needs a breath. Try again later.', { limit, retryAfter });
}
