import { Agent, type Dispatcher, request } from 'undici';
import type { Service } from '../config.ts';
import { Problem } from '../problem.ts';
import { NonsenseError, readEventStream, readJsonAnswer } from './completion.ts';
import { Patience } from './patience.ts';
import { promptFor } from './persona.ts';
import type { Question } from './question.ts';
import type { Replier } from './replier.ts';

const maxTokens = 1024;

/** The replier that asks a chat-completions service. Its failures are 502, its slowness is 504; neither repeats what it said. */
export function hostedService(service: Service): Replier {
  // Patience alone says when to give up.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } });

  async function* reply(question: Question, left: AbortSignal): AsyncGenerator<string> {
    const patience = new Patience(service.timeoutMs);
    try {
      const answer = await callService(service, question, agent, AbortSignal.any([left, patience.signal]));
      for await (const piece of readAnswer(answer)) {
        patience.rest();
        yield piece;
        patience.renew();
      }
    } catch (error) {
      if (left.aborted) throw new Problem(499, 'Left', 'The visitor has left.');
      if (patience.signal.aborted) throw new Problem(504, 'Too slow', 'The service took too long.');
      throw failure(error);
    } finally {
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
    if (statusCode !== 200) throw new NonsenseError(`It answered with status ${statusCode}.`);
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

function failure(error: unknown): Problem {
  if (error instanceof NonsenseError)
    return new Problem(502, 'The service failed', `What it said was no use. ${error.message}`);
  const { code } = error as NodeJS.ErrnoException;
  return new Problem(502, 'The service failed', `It could not be reached or broke off${code ? ` (${code})` : ''}.`);
}
