import type { CharacterName, LoveInterest } from '../../../cast/characters.ts';
import type { ChatMessage } from './conversation.ts';

/** Who writes the replies: a hosted model, or the script that stands in where none is configured. */
export type Writer = 'service' | 'understudy';

/** Without a message it asks for the greeting. */
export type Question = {
  readonly character: CharacterName;
  readonly loveInterest: LoveInterest;
  readonly message?: string;
  readonly history?: readonly ChatMessage[];
};

/** What the server says beside the answer. */
export type Asides = {
  readonly onWriter: (writer: Writer) => void;
  /** It takes nothing before so many seconds are over. */
  readonly onWait: (seconds: number) => void;
  /** The question is longer than what it takes. */
  readonly onTooLong: () => void;
};

/** The server takes 16 kB, and the message comes first. */
const mostBytes = 16_000;

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

/** As JSON, without the beginning of the history where all of it is too much: what is written in wide letters has many bytes. */
export function bodyOf(question: Question): string {
  const body = JSON.stringify(question);
  if (!question.history?.length || new TextEncoder().encode(body).length <= mostBytes) return body;
  return bodyOf({ ...question, history: question.history.slice(2) });
}

async function* read(pending: Promise<Response>, { onWriter, onWait, onTooLong }: Asides) {
  const response = await pending;
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) onWait(seconds);
  if (response.status === 413) onTooLong();
  if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}: ${await response.text()}`);
  onWriter(response.headers.get('x-replier') === 'service' ? 'service' : 'understudy');
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield decoder.decode(value, { stream: true });
  }
  yield decoder.decode();
}
