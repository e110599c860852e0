import {
  historyBytes,
  mostHistoryBytes,
  type Question,
  type Remark,
  type ReplierName,
  replierHeader,
} from '../../../contract/chat.ts';

/** What the server says beside the answer. */
export type Asides = {
  readonly onWriter: (writer: ReplierName) => void;
  /** It takes nothing before so many seconds are over. */
  readonly onWait: (seconds: number) => void;
  /** The question is longer than what it takes. */
  readonly onTooLong: () => void;
};

/**
 * Asks at once, and hands the answer over as it streams in. Throws if the server refuses, fails, or the
 * connection is cut before the end.
 */
export function askServer(question: Question, asides: Asides, signal: AbortSignal): AsyncIterable<string> {
  const response = fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(question),
    signal,
  });
  response.catch(() => {}); // It may fail before it is read, and an error that nobody handles is reported; reading it throws it again.
  return read(response, asides);
}

/** As JSON. A history that is too long, as it easily is in wide letters, is sent with its long remarks cut to an equal share. */
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

async function* read(pending: Promise<Response>, { onWriter, onWait, onTooLong }: Asides) {
  const response = await pending;
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) onWait(seconds);
  if (response.status === 413) onTooLong();
  if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}: ${await response.text()}`);
  onWriter(response.headers.get(replierHeader) === 'service' ? 'service' : 'understudy');
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield decoder.decode(value, { stream: true });
  }
  yield decoder.decode();
}
