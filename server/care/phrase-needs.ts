// What a message must have for a phrase, besides its rarest words, before it is worth while to look for the phrase's parts: that is found
// out by words alone, and of ten phrases with the rarest words eight are then out of the question.
import { type Lists, listsOf } from './lists.ts';
import { isSequence, type PartTable } from './part-table.ts';
import type { RarestWords } from './rarest-words.ts';

/** Of the members of a phrase so many are asked for, at most 4: those that are more common are in most messages. */
const mostNeeds = 2;

export type PhraseNeeds = {
  /** For each phrase a bit for each member that is asked for. */
  readonly bits: Uint8Array;
  /** For the number of each word what is there with it: 4 times the number of a phrase, plus the number of its bit. */
  readonly byWord: Lists;
};

/** `phrases`: of each the parts of its segments. */
export function needsOf(
  phrases: readonly (readonly number[])[],
  { kinds, members, wordNumbers }: PartTable,
  { words, common }: RarestWords,
): PhraseNeeds {
  const bits = new Uint8Array(phrases.length);
  const byWord: number[][] = Array.from({ length: wordNumbers.size }, () => []);
  const membersOf = (part: number) =>
    kinds[part] === isSequence ? [...members.members.subarray(members.begins[part], members.begins[part + 1])] : [part];
  for (const [number, parts] of phrases.entries()) {
    const always = parts.flatMap(membersOf).filter((part) => words[part]);
    const rarestFirst = always.sort((a, b) => (common[a] ?? 0) - (common[b] ?? 0));
    // The first is what lists the phrase in `Phrases.byWord`.
    const asked = rarestFirst.slice(1, 1 + mostNeeds);
    bits[number] = 2 ** asked.length - 1;
    for (const [bit, part] of asked.entries())
      for (const word of words[part] ?? []) byWord[word]?.push(4 * number + bit);
  }
  return { bits, byWord: listsOf(byWord) };
}
