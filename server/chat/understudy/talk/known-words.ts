// Which words the messages of messages.md know.
import { graveWords } from '../../../care/grave-words.ts';
import { plainly } from '../plain.ts';
import { comfort } from '../soreness.ts';
import { stemOf } from '../triggers.ts';
import { kinds } from './kinds.ts';

/** Shorter words say nothing. */
export const fewestLetters = 4;

/** Whether everything in a question stands in some message that is harmless: "yes" must never meet what nobody thought of. */
export function isHarmless(words: readonly string[]): boolean {
  return (
    words.every((word) => word.length < fewestLetters || everyStem.has(stemOf(word))) &&
    !words.some((word) => graveWords.has(word))
  );
}

const everyStem: ReadonlySet<string> = new Set(
  kinds
    .filter(({ answer }) => answer !== comfort)
    .flatMap(({ messages }) => messages.flatMap((message) => plainly(message).map(stemOf))),
);
const stems = new Map<string, ReadonlySet<string>>();

/** The stems of all messages that have `answer`. */
export function stemsOf(answer: string): ReadonlySet<string> {
  let found = stems.get(answer);
  if (!found) {
    const messages = kinds.filter((kind) => kind.answer === answer).flatMap((kind) => kind.messages);
    found = new Set(messages.flatMap((message) => plainly(message).map(stemOf)));
    stems.set(answer, found);
  }
  return found;
}
