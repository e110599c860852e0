// One call to a chat-completions service. undici hands the response's bytes to the functions below as they arrive, and what they
// throw ends the call and its connection. Its `request` would put a stream, an iterator and their promises between. Without those, and
// without the visitor's stream (route.ts), a token takes 36 µs instead of 57.
import type { Dispatcher } from 'undici';
import { type AnswerReader, eventStreamReader, jsonReader, NonsenseError } from './completion.ts';

/** The service answered with an error status. */
export class StatusError extends Error {
  readonly status: number;
  readonly retryAfter: string | undefined;
  constructor(status: number, retryAfter?: string) {
    super(`It answered with status ${status}.`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A reply that needs no more was ended; the call is no failure. */
class EnoughError extends Error {}

/** What becomes of the reply as it arrives. */
export type Listener = {
  /** With each piece of a stream of events. Returns whether more is wanted. */
  readonly onPiece: (piece: string) => boolean;
  /** With the reply of a service that answers as a whole. */
  readonly onWhole: (reply: string) => void;
};

/** A complete reply is read to the end of its response, so that the next call can use the connection, but no further or longer than this. */
const mostAfterBytes = 16_384;
const longestAfterMs = 1000;

/**
 * Makes the call `options` and reads its answer. Resolves when the reply is whole or enough. Rejects with a `StatusError`, a
 * `NonsenseError`, what `listener` throws, an error of the connection, or with what `signal` aborts with.
 */
export function callService(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  { onPiece, onWhole }: Listener,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let controller: Dispatcher.DispatchController | null = null;
  let reader: AnswerReader | null = null;
  let afterBytes = 0;
  let after: NodeJS.Timeout | undefined;
  let isSettled = false;

  const readerOf = (contentType: string): AnswerReader => {
    const mediaType = contentType.split(';')[0]?.trim().toLowerCase();
    if (mediaType === 'application/json') return jsonReader(onWhole);
    if (mediaType !== 'text/event-stream') throw new NonsenseError('It is neither JSON nor a stream of events.');
    return eventStreamReader((piece) => {
      if (!onPiece(piece)) throw new EnoughError();
    });
  };
  const settle = (error?: Error) => {
    isSettled = true;
    clearTimeout(after);
    if (error && !(error instanceof EnoughError)) reject(error);
    else resolve();
  };

  signal.throwIfAborted();
  const onAbort = () => {
    reject(signal.reason); // while there is no connection yet, there is nothing else to end
    if (!isSettled) controller?.abort(signal.reason);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  dispatcher.dispatch(options, {
    onRequestStart(it) {
      controller = it;
      if (signal.aborted) it.abort(signal.reason);
    },
    onResponseStart(_controller, status, { 'content-type': contentType, 'retry-after': retryAfter }) {
      if (status < 200) return;
      if (status !== 200) throw new StatusError(status, retryAfter === undefined ? undefined : String(retryAfter));
      reader = readerOf(String(contentType));
    },
    onResponseData(it, bytes) {
      if (!isSettled) {
        if (!reader?.read(bytes)) return;
        settle();
        after = setTimeout(() => it.abort(new EnoughError()), longestAfterMs).unref();
      } else {
        afterBytes += bytes.length;
        if (afterBytes > mostAfterBytes) throw new EnoughError();
      }
    },
    onResponseEnd() {
      if (!isSettled) reader?.end();
      settle();
    },
    onResponseError: (_controller, error) => settle(error),
  });
  return promise;
}
