import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Question } from '../../contract/chat.ts';
import { countProblem, type Metrics } from '../metrics.ts';
import type { Problem } from '../problem.ts';
import type { Visit } from './visit.ts';

export type ReplyLog = {
  /** The first piece has arrived, or an empty reply has ended. */
  begun(by: string): void;
  /** The visitor is answered with `problem`. */
  failed(problem: Problem): void;
  /** The replier failed with `problem`, and the fallback replies instead. */
  steppedIn(problem: Problem): void;
  /** The reply was cut by `problem` after its first word. */
  cut(problem: Problem): void;
};

/**
 * Writes one log line and the metrics of a reply when its visit ends: the outcome and how long it took, never a visitor's words or
 * address or the key.
 */
export function openReplyLog(
  { log }: FastifyRequest,
  { raw }: FastifyReply,
  visit: Visit,
  { character }: Question,
  metrics: Metrics,
): ReplyLog {
  const started = performance.now();
  let by: string | undefined;
  let firstTokenMs: number | undefined;
  let failure: Problem | undefined;

  visit.onEnd(() => {
    const totalMs = Math.round(performance.now() - started);
    const hasLeft = !failure && !raw.writableEnded;
    const line = { character, by, status: hasLeft ? 499 : raw.statusCode, firstTokenMs, totalMs };
    if (failure) {
      log.warn({ ...line, ...causeOf(failure) }, 'reply');
    } else if (hasLeft) {
      countProblem(metrics, { failure: 'left' });
      log.info({ ...line, kind: 'left' }, 'reply');
    } else {
      if (by) {
        metrics.replies.inc({ by });
        metrics.reply.observe(totalMs / 1000);
      }
      log.info(line, 'reply');
    }
  });

  return {
    begun(who) {
      by = who;
      firstTokenMs = Math.round(performance.now() - started);
      metrics.firstToken.observe(firstTokenMs / 1000);
    },
    failed(problem) {
      failure = problem;
    },
    steppedIn(problem) {
      countProblem(metrics, problem.more);
      log.warn(causeOf(problem), 'The understudy replies instead');
    },
    cut(problem) {
      failure = problem;
      countProblem(metrics, problem.more);
    },
  };
}

function causeOf({ more, message }: Problem) {
  return { kind: more.failure ?? more.limit, reason: more.reason ?? message };
}
