import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Problem } from '../problem.ts';
import type { Question } from './question.ts';

export type Account = {
  /** The first piece is there, or the end of a reply without any. */
  begun(by: string): void;
  failed(problem: Problem): void;
  /** Another replier takes over from one that failed before its first word. */
  saved(): void;
};

/**
 * Follows a reply from its question to its end, and then writes one line into the log and the numbers into the metrics: how
 * it went and how long it took; never what was said, from where, or with which key.
 */
export function openAccount(
  { log }: FastifyRequest,
  { raw }: FastifyReply,
  { character }: Question,
  metrics: Metrics,
): Account {
  const started = performance.now();
  let by: string | undefined;
  let firstTokenMs: number | undefined;
  let failure: Problem | undefined;

  raw.once('close', () => {
    const totalMs = Math.round(performance.now() - started);
    const hasLeft = !failure && !raw.writableEnded;
    if (hasLeft) metrics.failures.inc({ kind: 'left' });
    if (!failure && !hasLeft && by) {
      metrics.replies.inc({ by });
      metrics.reply.observe(totalMs / 1000);
    }
    const kind = hasLeft ? 'left' : (failure?.more.failure ?? failure?.more.limit);
    const line = { character, by, status: hasLeft ? 499 : raw.statusCode, firstTokenMs, totalMs };
    if (failure) log.warn({ ...line, kind, reason: failure.message }, 'reply');
    else log.info(hasLeft ? { ...line, kind } : line, 'reply');
  });

  return {
    begun(who) {
      by = who;
      firstTokenMs = Math.round(performance.now() - started);
      metrics.firstToken.observe(firstTokenMs / 1000);
    },
    failed(problem) {
      failure = problem;
      const kind = problem.more.failure;
      if (kind && kind !== 'left') metrics.failures.inc({ kind });
    },
    saved() {
      log.warn(
        { kind: failure?.more.failure ?? failure?.more.limit, reason: failure?.message },
        'The understudy steps in',
      );
      failure = undefined;
    },
  };
}
