// Corrects misspelt words towards care's own vocabulary only: what is no word of danger may be misspelt as it likes.
import { slipFinder } from '../chat/understudy/spelling.ts';
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
  const meantBy = slipFinder([...vocabulary].filter((word) => word.length >= fewestLetters && !/\d/.test(word)));

  function known(word: string): string | null {
    if (vocabulary.has(word)) return word;
    const listed = spellings.get(word);
    if (listed !== undefined) return listed;
    if (word.length < fewestLetters - 1 || word.length > mostLetters || meant.has(word)) return null;
    return meantBy(word) ?? null;
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
