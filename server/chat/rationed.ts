import type { Limits } from '../config.ts';
import type { Counts } from '../limits/counts.ts';
import { Problem } from '../problem.ts';
import type { OpenCalls } from './open-calls.ts';
import type { Replier } from './replier.ts';
import { type Visit, visitorLeft } from './visit.ts';

const dayS = 24 * 3600;

/**
 * Guards the bill: `replier` for one visit, behind the places for open calls and the day's budget for all together. Where either
 * has nothing left it throws a 503 that says when to come back. Whatever was asked of the service counts, also where that failed;
 * what was not asked is given back.
 */
export function rationed(
  replier: Replier,
  calls: OpenCalls,
  counts: Counts,
  { dailyBudget }: Limits,
): (visit: Visit) => Replier {
  const budget = counts.of('budget', dailyBudget, dayS, true);
  return (visit) => ({
    ...replier,
    async *reply(question, left) {
      const endCall = await calls.begin(visit);
      try {
        const spent = await budget.take('all');
        if (spent) {
          const detail = 'All that can be said today has been said.';
          throw new Problem(503, 'Not now', detail, { limit: 'budget', retryAfter: spent.retryAfter });
        }
        if (left.aborted) {
          await budget.giveBack('all');
          throw visitorLeft();
        }
        yield* replier.reply(question, left);
      } catch (error) {
        // While the service is down it is not asked.
        if (error instanceof Problem && error.more.failure === 'circuit_open') await budget.giveBack('all');
        throw error;
      } finally {
        endCall();
      }
    },
  });
}
