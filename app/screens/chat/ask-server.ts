import {
  historyBytes,
  mostHistoryBytes,
  type Question,
  type Remark,
  type ReplierName,
  replierHeader,
} from '../../../contract/chat.ts';

/**
 * Asks at once, and hands the answer over as it streams in. Throws if the server refuses, fails, or the
 * connection is cut before the end; `onWait` hears how long to wait where the server says so.
 */
export function askServer(
  question: Question,
  onReplier: (replier: ReplierName) => void,
  onWait: (seconds: number) => void,
  signal: AbortSignal,
): AsyncIterable<string> {
  const response = fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(question),
    signal,
  });
  response.catch(() => {}); // It may fail before anyone reads it; whoever reads it gets the error.
  return read(response, onReplier, onWait);
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

async function* read(
  pending: Promise<Response>,
  onReplier: (replier: ReplierName) => void,
  onWait: (seconds: number) => void,
) {
  const response = await pending;
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) onWait(seconds);
  if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}: ${await response.text()}`);
  onReplier(response.headers.get(replierHeader) === 'service' ? 'service' : 'understudy');
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield decoder.decode(value, { stream: true });
  }
  yield decoder.decode();
}
