import type { FastifyError, FastifyReply } from 'fastify';

/** Which limit was reached, or how a reply failed; the metrics count by these. */
export type Limit = 'minute' | 'day' | 'budget' | 'concurrency' | 'address' | 'connections' | 'pipelining' | 'overload';
export type Failure = 'unreachable' | 'status' | 'nonsense' | 'too_slow' | 'circuit_open' | 'cut' | 'unfit' | 'left';

/** Details of an error beside its text. */
export type More = {
  /** Seconds until it makes sense to ask again; sent as Retry-After. */
  readonly retryAfter?: number;
  readonly limit?: Limit;
  readonly failure?: Failure;
  /** What went wrong, for the log only. */
  readonly reason?: string;
};

/** An error whose text may be sent to the visitor: RFC 9457, "Problem Details for HTTP APIs". */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;
  readonly more: More;

  constructor(status: number, title: string, detail: string, more: More = {}) {
    super(detail);
    this.status = status;
    this.title = title;
    this.more = more;
  }
}

/** Answers with `problem` as application/problem+json. */
export function sendProblem(reply: FastifyReply, { status, title, message, more }: Problem): FastifyReply {
  if (more.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(more.retryAfter)));
  return reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send({ type: 'about:blank', title, status, detail: message });
}

/** The problem to send for any error: a `Problem` unchanged, Fastify's errors by their status, all others as a bare 500. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode = 500, code, message } = error as Partial<FastifyError>;
  if (statusCode === 413) return new Problem(413, 'Message too long', 'The body may hold at most 16 kB.');
  if (statusCode === 415) return new Problem(415, 'Not JSON', 'Send the body as application/json.');
  if (code === 'FST_ERR_VALIDATION')
    return new Problem(400, 'Not a question', message ?? 'The body has the wrong form.');
  if (statusCode === 400) return new Problem(400, 'Malformed request', 'The body is not well-formed JSON.');
  if (statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'Refused', message ?? 'The request was refused.');
  return new Problem(500, 'Something broke', 'The server made a mistake; it is not yours.');
}
