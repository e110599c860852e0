import { historyBytes, mostHistoryBytes, type Question, type Remark } from '../../../contract/chat.ts';
import type { Exchange } from './exchange.ts';
import { headOf } from './reply-head.ts';

/** Callbacks for what a refusal says. */
export type Asides = {
  /** The server accepts no question for so many seconds (Retry-After). */
  readonly onWait: (seconds: number) => void;
  /** The server refused the question as too long (413). */
  readonly onTooLong: () => void;
};

/**
 * Sends the request at once, and yields the reply as it streams in. Iterating throws if the server refuses or fails, or
 * if the connection is cut before the end.
 */
export function askServer(question: Question, asides: Asides, signal: AbortSignal): Pick<Exchange, 'head' | 'answer'> {
  const response = fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(question),
    signal,
  });
  // A failure before the first read would be an unhandled rejection; `read` throws it again.
  const head = response.then(
    ({ ok, headers }) => (ok ? headOf(headers) : null),
    () => null,
  );
  return { head, answer: read(response, asides) };
}

/** The question as JSON. If the history has too many bytes (letters beyond ASCII take several), long remarks are cut to an equal share. */
export function bodyOf(question: Question): string {
  const { history = [] } = question;
  if (historyBytes(history) <= mostHistoryBytes) return JSON.stringify(question);
  const share = mostHistoryBytes / history.length;
  return JSON.stringify({ ...question, history: history.map((remark) => cut(remark, share)) });
}

function cut({ category, message }: Remark, mostBytes: number): Remark {
  let end = message.length;
  while (historyBytes([{ category, message: message.slice(0, end) }]) > mostBytes) end -= 1;
  return { category, message: message.slice(0, end) };
}

async function* read(pending: Promise<Response>, { onWait, onTooLong }: Asides) {
  const response = await pending;
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) onWait(seconds);
  if (response.status === 413) onTooLong();
  if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}: ${await response.text()}`);
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield decoder.decode(value, { stream: true });
  }
  yield decoder.decode();
}
