import { Agent, type Dispatcher, request } from 'undici';
import type { Question } from '../../contract/chat.ts';
import type { Service } from '../config.ts';
import { type Failure, Problem } from '../problem.ts';
import { circuit } from './circuit.ts';
import { NonsenseError, readEventStream, readJsonAnswer } from './completion.ts';
import { IdleTimeout } from './idle-timeout.ts';
import { promptFor } from './prompt.ts';
import type { Replier } from './replier.ts';
import { limitReply } from './reply-length.ts';
import { withOneRetry } from './retry.ts';
import { visitorLeft } from './visit.ts';

const maxTokens = 1024;

/** The service answered, and it was a no. */
class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`It answered with status ${status}.`);
    this.status = status;
  }
}

type Patience = {
  /** Longest time that a whole reply may take. */
  readonly replyTimeoutMs?: number;
  /** While the service is down, it is tried again every so often. */
  readonly probeAfterMs?: number;
};

/**
 * The replier that asks a chat-completions service. Its failures are 502, its slowness is 504, and 503 means that it is not even
 * asked, for it is down. None of them tells the visitor what went wrong; their `reason` is for the log.
 */
export function hostedService(
  service: Service,
  { replyTimeoutMs = 60_000, probeAfterMs = 10_000 }: Patience = {},
): Replier {
  // Our own timeouts say when to give up. Idle connections are kept for 4 s: many servers close them after 5.
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
      for await (const piece of limitReply(readAnswer(answer, () => idle.renew()))) {
        hasBegun = true;
        if (attempt.isProbe) attempt.end('well'); // it speaks again: nobody need wait for the end of what it says
        yield piece;
      }
      attempt.end('well');
    } catch (error) {
      if (left.aborted) throw visitorLeft();
      attempt.end(error instanceof StatusError && isRefusal(error.status) ? 'refused' : 'down');
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

/** The pieces of the reply as they come; `onPiece` hears of each before it is looked at. */
async function* readAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  onPiece: () => void,
): AsyncGenerator<string> {
  // Without `destroyOnReturn: false` undici would close the connection as soon as the reply's end was read. A body that was read to
  // the reply's end is drained instead, so that the next call can use the connection; any other is cut off. See `finally`.
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
      const reply = await readJsonAnswer(bytes);
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

/** Our request was at fault, or our key; too many requests are the service's trouble. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function tooSlow(reason: string): Problem {
  return new Problem(504, 'Too slow', 'The reply took too long.', { failure: 'too_slow', reason });
}

function problemOf(error: unknown, hasBegun: boolean): Problem {
  const [failure, reason] = describe(error);
  return new Problem(502, 'The service failed', 'No reply could be had. Try again later.', {
    failure: hasBegun ? 'cut' : failure,
    reason,
  });
}

/** What went wrong, without addresses and without anything that the service said. */
function describe(error: unknown): [Failure, string] {
  if (error instanceof StatusError) return ['status', error.message];
  if (error instanceof NonsenseError) return ['nonsense', error.message];
  const { code, cause, name } = error as NodeJS.ErrnoException;
  const inner = (cause as NodeJS.ErrnoException | undefined)?.code;
  return ['unreachable', `It could not be reached or broke off (${[code ?? name, inner].filter(Boolean).join(', ')}).`];
}
