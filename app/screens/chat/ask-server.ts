import type { CharacterName, LoveInterest } from '../../../cast/characters.ts';

/** Who writes the replies: a hosted model, or the script that stands in where none is configured. */
export type Replier = 'service' | 'understudy';

/** Without a message it asks for the greeting. */
export type Question = {
  readonly character: CharacterName;
  readonly loveInterest: LoveInterest;
  readonly message?: string;
};

/**
 * Asks at once, and hands the answer over as it streams in. Throws if the server refuses, fails, or the
 * connection is cut before the end.
 */
export function askServer(
  question: Question,
  onReplier: (replier: Replier) => void,
  signal: AbortSignal,
): AsyncIterable<string> {
  const response = fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  });
  response.catch(() => {}); // It may fail before anyone reads it; whoever reads it gets the error.
  return read(response, onReplier);
}

async function* read(pending: Promise<Response>, onReplier: (replier: Replier) => void) {
  const response = await pending;
  if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}: ${await response.text()}`);
  onReplier(response.headers.get('x-replier') === 'service' ? 'service' : 'understudy');
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    yield decoder.decode(value, { stream: true });
  }
  yield decoder.decode();
}
