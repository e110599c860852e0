// Corrects misspelt words towards care's own vocabulary only: what is no word of danger may be misspelt as it likes.
import type { Phrases } from './phrases.ts';

/** Shorter words differ too little from others to be corrected by rule; phrases.md lists their misspellings. */
const fewestLetters = 6;
/** Longer words are nobody's slip, and an adversary's. */
const mostLetters = 16;
const mostLettersDivided = 40;

export type Speller = {
  readonly isKnown: (word: string) => boolean;
  /** The word that `word` is or was meant to be, if care knows it. */
  readonly known: (word: string) => string | null;
  /** The word or words that `word` was meant to be, or itself. */
  readonly corrected: (word: string) => readonly string[];
  /** Words that were written without blanks: "killmyself". */
  readonly divided: (letters: string) => readonly string[] | null;
};

export function spellerOf({ vocabulary, spellings, meant }: Phrases): Speller {
  const slips = new Map<string, string>();
  for (const word of vocabulary) {
    if (word.length < fewestLetters || /\d/.test(word)) continue;
    for (const rest of [word, ...withoutOneLetter(word)]) if (!slips.has(rest)) slips.set(rest, word);
  }

  function known(word: string): string | null {
    if (vocabulary.has(word)) return word;
    const listed = spellings.get(word);
    if (listed !== undefined) return listed;
    if (word.length < fewestLetters - 1 || word.length > mostLetters || meant.has(word)) return null;
    for (const rest of [word, ...withoutOneLetter(word)]) {
      const found = slips.get(rest);
      if (found && isOneSlipAway(word, found)) return found;
    }
    return null;
  }

  /** The fewest words of the vocabulary that make up `letters`. */
  function divided(letters: string): readonly string[] | null {
    if (letters.length > mostLettersDivided || meant.has(letters)) return null;
    const best: (readonly string[] | null)[] = [[]];
    for (let end = 1; end <= letters.length; end += 1) {
      best[end] = null;
      for (let from = Math.max(0, end - 12); from < end; from += 1) {
        const before = best[from];
        const word = letters.slice(from, end);
        if (!before || (word.length < 2 && word !== 'i') || !vocabulary.has(word)) continue;
        const shortest = best[end];
        if (!shortest || before.length + 1 < shortest.length) best[end] = [...before, word];
      }
    }
    const words = best[letters.length];
    return words && words.length > 1 && letters.length / words.length > 2.2 ? words : null;
  }

  return {
    isKnown: (word) => vocabulary.has(word),
    known,
    divided,
    corrected: (word) => {
      const found = known(word);
      if (found !== null) return found.split(' ');
      return (word.length > 7 && divided(word)) || [word];
    },
  };
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));
}

/** One letter more or less, or two neighbours swapped. A replaced letter makes another word too often: "starting", "starving". */
function isOneSlipAway(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return inA.length + inB.length === 1 || (inA.length === 2 && inA === [...inB].reverse().join(''));
}
