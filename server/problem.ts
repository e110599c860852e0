import type { FastifyError, FastifyReply } from 'fastify';

/** An error that may be told to the visitor: RFC 9457, "Problem Details for HTTP APIs". */
export class Problem extends Error {
  readonly status: number;
  readonly title: string;

  constructor(status: number, title: string, detail: string) {
    super(detail);
    this.status = status;
    this.title = title;
  }
}

/** Answers with `problem` as application/problem+json. */
export function sendProblem(reply: FastifyReply, { status, title, message }: Problem): FastifyReply {
  return reply
    .code(status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .send({ type: 'about:blank', title, status, detail: message });
}

/** What to tell of any error: our own word for word, Fastify's by its status, and of all others nothing. */
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
