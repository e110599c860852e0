import type { Replier } from '../chat/replier.ts';
import type { Limits } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Counts } from './counts.ts';

const dayS = 24 * 3600;
/** A reply takes some seconds: then somebody's call has ended. */
const crowdedS = 5;

/**
 * Guards the bill: so many replies a day for all together, and so many calls of this process open at once. Over either it
 * throws a 503 that says when to come back, before anything is asked. What it asked counts, also where that failed.
 */
export function rationed(
  replier: Replier,
  counts: Counts,
  { dailyBudget, concurrency }: Limits,
  gauge: Metrics['openCalls'],
): Replier {
  const budget = counts.of('budget', dailyBudget, dayS, true);
  let openCalls = 0;
  return {
    ...replier,
    async *reply(question, left) {
      if (openCalls >= concurrency) throw notNow('concurrency', 'Everybody is talking at once.', crowdedS);
      openCalls += 1;
      gauge.inc();
      try {
        const spent = await budget.take('all');
        if (spent) throw notNow('budget', 'All that can be said today has been said.', spent.retryAfter);
        yield* replier.reply(question, left);
      } catch (error) {
        // While the service is down it is not asked, and nothing is spent.
        if (error instanceof Problem && error.more.failure === 'circuit_open') await budget.giveBack('all');
        throw error;
      } finally {
        openCalls -= 1;
        gauge.dec();
      }
    },
  };
}

function notNow(limit: 'budget' | 'concurrency', detail: string, retryAfter: number): Problem {
  return new Problem(503, 'Not now', detail, { limit, retryAfter });
}
