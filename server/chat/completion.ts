// Reads the two forms in which a chat-completions service answers: a stream of events, or one JSON object.
import { createParser } from 'eventsource-parser';

/** The response is not a chat completion, or is cut off. */
export class NonsenseError extends Error {}

/** Takes the body of a response as it arrives. Its methods throw a `NonsenseError` if it is no chat completion. */
export type AnswerReader = {
  /** Returns whether the reply is whole, and nothing behind it matters. */
  read(bytes: Uint8Array): boolean;
  /** The body has ended, and no `read` said that the reply is whole. */
  end(): void;
};

/** Longest response read, with the JSON around the reply. */
const maxAnswerBytes = 4_194_304;

type Choice = { readonly delta?: Content; readonly message?: Content; readonly finish_reason?: unknown };
type Content = { readonly content?: unknown };

/** Reads a text/event-stream body, and calls `say` with each piece of the reply. It must end with `finish_reason` or `[DONE]`. */
export function eventStreamReader(say: (piece: string) => void): AnswerReader {
  const decode = decoder();
  let isWhole = false;
  const parser = createParser({
    maxBufferSize: 65_536,
    onEvent({ data }) {
      if (isWhole) return;
      if (data.trim() === '[DONE]') {
        isWhole = true;
        return;
      }
      const answer = parseJson(data);
      if (isAside(answer)) return;
      const choice = firstChoice(answer);
      const piece = contentOf(choice?.delta);
      if (piece) say(piece);
      isWhole = typeof choice?.finish_reason === 'string';
    },
  });
  return {
    read(bytes) {
      parser.feed(decode(bytes));
      return isWhole;
    },
    end() {
      throw new NonsenseError('It stopped in the middle.');
    },
  };
}

/** Reads an application/json body, and calls `say` with the whole reply, which may be ''. */
export function jsonReader(say: (reply: string) => void): AnswerReader {
  const decode = decoder();
  let text = '';
  return {
    read(bytes) {
      text += decode(bytes);
      return false;
    },
    end() {
      text += decode();
      say(contentOf(firstChoice(parseJson(text))?.message));
    },
  };
}

function decoder(): (bytes?: Uint8Array) => string {
  const text = new TextDecoder();
  let length = 0;
  return (bytes) => {
    length += bytes?.length ?? 0;
    if (length > maxAnswerBytes) throw new NonsenseError('It did not stop.');
    return text.decode(bytes, { stream: bytes !== undefined });
  };
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
