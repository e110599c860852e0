// Reads the two forms in which a chat-completions service answers: a stream of events, or one JSON object.
import { createParser } from 'eventsource-parser';

/** The response is not a chat completion, or is cut off. */
export class NonsenseError extends Error {}

/** Longest response read, with the JSON around the reply. */
const maxAnswerBytes = 4_194_304;

type Choice = { readonly delta?: Content; readonly message?: Content; readonly finish_reason?: unknown };
type Content = { readonly content?: unknown };

/**
 * The pieces of the reply in a text/event-stream body. Throws a `NonsenseError` if the body is anything else, or if it
 * ends without `finish_reason` or `[DONE]`.
 */
export async function* readEventStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let events: string[] = [];
  const parser = createParser({ maxBufferSize: 65_536, onEvent: ({ data }) => events.push(data) });

  for await (const text of decoded(body)) {
    parser.feed(text);
    for (const data of events) {
      if (data.trim() === '[DONE]') return;
      const answer = parseJson(data);
      if (isAside(answer)) continue;
      const choice = firstChoice(answer);
      const piece = contentOf(choice?.delta);
      if (piece) yield piece;
      if (typeof choice?.finish_reason === 'string') return;
    }
    events = [];
  }
  throw new NonsenseError('It stopped in the middle.');
}

/** The whole reply in an application/json body; '' if it has none. Throws a `NonsenseError` if it is no chat completion. */
export async function readJsonAnswer(body: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of decoded(body)) text += piece;
  return contentOf(firstChoice(parseJson(text))?.message);
}

async function* decoded(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > maxAnswerBytes) throw new NonsenseError('It did not stop.');
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NonsenseError('It is not JSON.');
  }
}

/** Services send other events too, such as token counts: all but errors are ignored. */
function isAside(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && !('choices' in answer) && !('error' in answer);
}

/** An empty list of choices means an empty reply; without a list it is no chat completion. */
function firstChoice(answer: unknown): Choice | undefined {
  const choices = (answer as { choices?: unknown } | null)?.choices;
  if (!Array.isArray(choices)) throw new NonsenseError('It holds no choices.');
  return choices[0] ?? undefined;
}

function contentOf(holder: Content | undefined): string {
  const content = holder?.content ?? '';
  if (typeof content !== 'string') throw new NonsenseError('Its content is not text.');
  return content;
}
