import { Agent, type Dispatcher, request } from 'undici';
import type { Question } from '../../contract/chat.ts';
import type { Service } from '../config.ts';
import { type Failure, Problem } from '../problem.ts';
import { circuit } from './circuit.ts';
import { NonsenseError, readEventStream, readJsonAnswer } from './completion.ts';
import { Patience } from './patience.ts';
import { promptFor } from './persona.ts';
import type { Replier } from './replier.ts';
import { withOneRetry } from './retry.ts';

const maxTokens = 1024;

/** The service answered, and it was a no. */
class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`It answered with status ${status}.`);
    this.status = status;
  }
}

/**
 * The replier that asks a chat-completions service. Its failures are 502, its slowness is 504, and 503 means that it is not even
 * asked, for it is down; none of them repeats what it said. While it is down, one call in `probeAfterMs` tries it.
 */
export function hostedService(service: Service, probeAfterMs = 10_000): Replier {
  // Patience alone says when to give up. Idle connections are kept for 4 s: many servers close them after 5.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } });
  const line = circuit(probeAfterMs);

  async function* reply(question: Question, left: AbortSignal): AsyncGenerator<string> {
    const call = await line.enter();
    const patience = new Patience(service.timeoutMs);
    const signal = AbortSignal.any([left, patience.signal]);
    let hasBegun = false;
    try {
      const answer = await withOneRetry(() => callService(service, question, agent, signal), signal);
      for await (const piece of readAnswer(answer)) {
        patience.rest();
        hasBegun = true;
        if (call.isProbe) call.end('well'); // it speaks again: nobody need wait for the end of what it says
        yield piece;
        patience.renew();
      }
      call.end('well');
    } catch (error) {
      if (left.aborted) throw new Problem(499, 'Left', 'The visitor has left.', { failure: 'left' });
      call.end(error instanceof StatusError && isRefusal(error.status) ? 'refused' : 'down');
      if (patience.signal.aborted)
        throw new Problem(504, 'Too slow', 'The service took too long.', { failure: 'too_slow' });
      throw problemOf(error, hasBegun);
    } finally {
      call.end('left');
      patience.rest();
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

async function* readAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): AsyncGenerator<string> {
  // Whoever stops reading early gives the rest up: what was finished is drained for the next call, the rest is cut off.
  const bytes = body.iterator({ destroyOnReturn: false });
  const mediaType = String(headers['content-type'] ?? '')
    .split(';')[0]
    ?.trim()
    .toLowerCase();
  let isWhole = false;
  try {
    if (statusCode !== 200) throw new StatusError(statusCode);
    if (mediaType === 'text/event-stream') {
      yield* readEventStream(bytes);
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

function problemOf(error: unknown, hasBegun: boolean): Problem {
  const [failure, detail] = describe(error);
  return new Problem(502, 'The service failed', detail, { failure: hasBegun ? 'cut' : failure });
}

function describe(error: unknown): [Failure, string] {
  if (error instanceof StatusError) return ['status', `What it said was no use. ${error.message}`];
  if (error instanceof NonsenseError) return ['nonsense', `What it said was no use. ${error.message}`];
  const { code } = error as NodeJS.ErrnoException;
  return ['unreachable', `It could not be reached or broke off${code ? ` (${code})` : ''}.`];
}
