import type { Limits } from '../config.ts';
import type { Counts } from '../limits/counts.ts';
import { Problem } from '../problem.ts';
import type { OpenCalls } from './open-calls.ts';
import type { Replier } from './replier.ts';
import { type Visit, visitorLeft } from './visit.ts';

const dayS = 24 * 3600;

/**
 * `replier` for one visit, limited by the places for open calls and by the day's budget of all visitors together. Throws a 503 with
 * Retry-After if either is used up. Every call to the service counts, also a failed one; if the service was not called, nothing counts.
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
    async reply(question, left, say) {
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
        await replier.reply(question, left, say);
      } catch (error) {
        // With an open circuit the service was not called.
        if (error instanceof Problem && error.more.failure === 'circuit_open') await budget.giveBack('all');
        throw error;
      } finally {
        endCall();
      }
    },
  });
}
