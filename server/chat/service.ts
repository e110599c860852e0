import { Agent } from 'undici';
import type { Question } from '../../contract/chat.ts';
import { UnfitError } from '../care/unfit-error.ts';
import { FitReading, refuseUnfit } from '../care/unfit-reply.ts';
import type { Service } from '../config.ts';
import { type Failure, Problem } from '../problem.ts';
import { callService, type Listener, StatusError } from './call.ts';
import { circuit } from './circuit.ts';
import { NonsenseError } from './completion.ts';
import { IdleTimeout } from './idle-timeout.ts';
import { promptFor } from './prompt.ts';
import type { Replier } from './replier.ts';
import { cutReply, ReplyLength } from './reply-length.ts';
import { withOneRetry } from './retry.ts';
import { visitorLeft } from './visit.ts';

const maxTokens = 1024;

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

  const callFor = callsTo(service);

  async function reply(question: Question, left: AbortSignal, say: (piece: string) => void): Promise<void> {
    const attempt = breaker.enter();
    const stop = new AbortController();
    const end = () => stop.abort();
    const idle = new IdleTimeout(service.timeoutMs, end);
    const total = new IdleTimeout(replyTimeoutMs, end);
    left.addEventListener('abort', end, { once: true });
    let hasBegun = false;
    const sayFit = (words: string) => {
      if (!words) return;
      hasBegun = true;
      if (attempt.isProbe) attempt.end('well'); // the first piece proves that it is back; the circuit can close before the reply ends
      say(words);
    };
    const answer = openAnswer(sayFit);
    const onPiece = (piece: string) => {
      idle.renew();
      return answer.onPiece(piece);
    };
    try {
      const options = callFor(question);
      await withOneRetry(() => callService(agent, options, stop.signal, { ...answer, onPiece }), stop.signal);
      answer.end();
      attempt.end('well');
    } catch (error) {
      if (left.aborted) throw visitorLeft();
      attempt.end(isRefusal(error) ? 'refused' : 'down');
      if (idle.isOver) throw tooSlow(`Nothing came for ${service.timeoutMs} ms.`);
      if (total.isOver) throw tooSlow(`It was not whole after ${replyTimeoutMs} ms.`);
      throw problemOf(error, hasBegun);
    } finally {
      attempt.end('left');
      left.removeEventListener('abort', end);
      idle.stop();
      total.stop();
    }
  }

  return { name: 'service', reply, close: () => agent.close() };
}

/** What is the same in all calls, and the question's part of one. */
function callsTo({ baseUrl, apiKey, model }: Service) {
  const { origin, pathname } = new URL(`${baseUrl}/chat/completions`);
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  };
  const constant = { origin, path: pathname, method: 'POST', headers } as const;
  return (question: Question) => ({
    ...constant,
    body: JSON.stringify({ model, max_tokens: maxTokens, stream: true, messages: promptFor(question) }),
  });
}

/** Passes on to `say` what is fit and not too long; `end` passes on the rest. */
function openAnswer(say: (words: string) => void): Listener & { end(): void } {
  const length = new ReplyLength();
  const fit = new FitReading();
  return {
    onPiece(piece) {
      const words = length.push(piece);
      if (words) say(fit.push(words));
      return !length.isFull;
    },
    onWhole(whole) {
      const reply = cutReply(whole);
      refuseUnfit(reply); // it is whole already, so that nothing of it need be shown first
      say(reply);
    },
    end() {
      const rest = length.end();
      if (rest) say(fit.push(rest));
      say(fit.end());
    },
  };
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
