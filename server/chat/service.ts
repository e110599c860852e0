import { Agent, type Dispatcher, request } from 'undici';
import type { Question } from '../../contract/chat.ts';
import { UnfitError } from '../care/unfit-error.ts';
import { fitOnly, refuseUnfit } from '../care/unfit-reply.ts';
import type { Service } from '../config.ts';
import { type Failure, Problem } from '../problem.ts';
import { circuit } from './circuit.ts';
import { NonsenseError, readEventStream, readJsonAnswer } from './completion.ts';
import { IdleTimeout } from './idle-timeout.ts';
import { promptFor } from './prompt.ts';
import type { Replier } from './replier.ts';
import { cutReply, limitReply } from './reply-length.ts';
import { withOneRetry } from './retry.ts';
import { visitorLeft } from './visit.ts';

const maxTokens = 1024;

/** The service answered with an error status. */
class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`It answered with status ${status}.`);
    this.status = status;
  }
}

type Timing = {
  /** The longest that a whole reply may take. */
  readonly replyTimeoutMs?: number;
  /** How often a service that is down is tried again. */
  readonly probeAfterMs?: number;
};

/**
 * The replier that calls a chat-completions service. Throws a 502 if the service fails, a 504 if it is too slow, and a 503 while the
 * circuit is open and the service is not called. The `reason` of each is for the log and is not sent to the visitor.
 */
export function hostedService(
  service: Service,
  { replyTimeoutMs = 60_000, probeAfterMs = 10_000 }: Timing = {},
): Replier {
  // No timeouts of undici's: those below end a call. Idle connections are kept for 4 s, because many servers close them after 5.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } });
  const breaker = circuit(probeAfterMs);

  async function* reply(question: Question, left: AbortSignal): AsyncGenerator<string> {
    const attempt = breaker.enter();
    const idle = new IdleTimeout(service.timeoutMs);
    const total = new IdleTimeout(replyTimeoutMs);
    const signal = AbortSignal.any([left, idle.signal, total.signal]);
    let hasBegun = false;
    try {
      const answer = await withOneRetry(() => callService(service, question, agent, signal), signal);
      for await (const piece of fitOnly(limitReply(readAnswer(answer, () => idle.renew())))) {
        hasBegun = true;
        if (attempt.isProbe) attempt.end('well'); // the first piece proves that it is back; the circuit can close before the reply ends
        yield piece;
      }
      attempt.end('well');
    } catch (error) {
      if (left.aborted) throw visitorLeft();
      attempt.end(isRefusal(error) ? 'refused' : 'down');
      if (idle.signal.aborted) throw tooSlow(`Nothing came for ${service.timeoutMs} ms.`);
      if (total.signal.aborted) throw tooSlow(`It was not whole after ${replyTimeoutMs} ms.`);
      throw problemOf(error, hasBegun);
    } finally {
      attempt.end('left');
      idle.stop();
      total.stop();
    }
  }

  return { name: 'service', reply, close: () => agent.close() };
}

function callService(
  { baseUrl, apiKey, model }: Service,
  question: Question,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  return request(`${baseUrl}/chat/completions`, {
    method: 'POST',
    dispatcher,
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ model, max_tokens: maxTokens, stream: true, messages: promptFor(question) }),
  });
}

/** The pieces of the reply as they arrive; `onPiece` is called before each is passed on. */
async function* readAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  onPiece: () => void,
): AsyncGenerator<string> {
  // By default undici closes the connection when this loop ends early, as it does at `[DONE]`. With `destroyOnReturn: false` the rest
  // of a complete reply is drained in `finally`, so that the next call can reuse the connection; any other body is destroyed there.
  const bytes = body.iterator({ destroyOnReturn: false });
  const mediaType = String(headers['content-type'] ?? '')
    .split(';')[0]
    ?.trim()
    .toLowerCase();
  let isWhole = false;
  try {
    if (statusCode !== 200) throw new StatusError(statusCode);
    if (mediaType === 'text/event-stream') {
      for await (const piece of readEventStream(bytes)) {
        onPiece();
        yield piece;
      }
    } else if (mediaType === 'application/json') {
      const reply = cutReply(await readJsonAnswer(bytes));
      refuseUnfit(reply); // it is whole already, so that nothing of it need be shown first
      if (reply) yield reply;
    } else {
      throw new NonsenseError('It is neither JSON nor a stream of events.');
    }
    isWhole = true;
  } finally {
    if (isWhole) void body.dump({ limit: 16_384, signal: AbortSignal.timeout(1000) }).catch(() => {});
    else body.on('error', () => {}).destroy();
  }
}

/**
 * Whether the service works and only this reply failed: the fault lies in this server's request or key, or in what the service said.
 * 429 does not count as such: the service is overloaded.
 */
function isRefusal(error: unknown): boolean {
  if (error instanceof StatusError) return error.status >= 400 && error.status < 500 && error.status !== 429;
  return error instanceof UnfitError;
}

function tooSlow(reason: string): Problem {
  return new Problem(504, 'Too slow', 'The reply took too long.', { failure: 'too_slow', reason });
}

function problemOf(error: unknown, hasBegun: boolean): Problem {
  const [failure, reason] = describe(error);
  return new Problem(502, 'The service failed', 'No reply could be had. Try again later.', {
    failure: hasBegun && failure !== 'unfit' ? 'cut' : failure,
    reason,
  });
}

/** What went wrong, for the log: contains no address and nothing that the service sent. */
function describe(error: unknown): [Failure, string] {
  if (error instanceof StatusError) return ['status', error.message];
  if (error instanceof NonsenseError) return ['nonsense', error.message];
  if (error instanceof UnfitError) return ['unfit', error.message];
  const { code, cause, name } = error as NodeJS.ErrnoException;
  const inner = (cause as NodeJS.ErrnoException | undefined)?.code;
  return ['unreachable', `It could not be reached or broke off (${[code ?? name, inner].filter(Boolean).join(', ')}).`];
}
