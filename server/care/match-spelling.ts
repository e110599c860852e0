// Corrects misspelt words towards care's own vocabulary only: what is no word of danger may be misspelt as it likes.
import { slipFinder } from '../chat/understudy/spelling.ts';
import { noLetters, WordFilter, withLetter } from '../chat/understudy/word-filter.ts';
import type { Phrases } from './phrases.ts';
import { shorthandInFull } from './shorthand.ts';

/** Shorter words differ too little from others to be corrected by rule; phrases.md lists their misspellings. */
const fewestLetters = 6;
/** Longer words are nobody's slip, and an adversary's. */
const mostLetters = 16;
const mostLettersDivided = 40;
/** On average: many short words are found in any letters. */
const fewestLettersOfEach = 2.2;
/** Words that are written together with others. */
const mostLettersOfOne = 12;

export type Speller = {
  /** For words that care knows, none but themselves; null for others, and for those that may stand for something else. */
  readonly plain: (word: string) => readonly string[] | null;
  readonly isKnown: (word: string) => boolean;
  /** The word that `word` is or was meant to be, if care knows it. */
  readonly known: (word: string) => string | null;
  /** The word or words that `word` was meant to be, or itself. */
  readonly corrected: (word: string) => readonly string[];
  /** Words that were written without blanks: "killmyself". */
  readonly divided: (letters: string) => readonly string[] | null;
};

/** "haha" in all its forms. */
export const laughter = /^(?:(?:ha|he|hi|ho|a?ha)?(?:ha|he|ho){2,}h?|j?a?(?:ja|je|js){2,}j?)$/;
/** A letter that is drawn out. */
export const stretched = /([a-z])\1\1/;

/** Whether `word`, of the vocabulary, stands for nothing but itself. */
function isPlain(word: string): boolean {
  return /^[a-z]+$/.test(word) && !laughter.test(word) && !stretched.test(word) && !shorthandInFull.has(word);
}

export function spellerOf({ vocabulary, spellings, meant }: Phrases): Speller {
  const meantBy = slipFinder([...vocabulary].filter((word) => word.length >= fewestLetters && !/\d/.test(word)));

  function known(word: string): string | null {
    if (vocabulary.has(word)) return word;
    const listed = spellings.get(word);
    if (listed !== undefined) return listed;
    if (word.length < fewestLetters - 1 || word.length > mostLetters || meant.has(word)) return null;
    return meantBy(word) ?? null;
  }

  const filter = new WordFilter(vocabulary);

  /** The fewest words of the vocabulary that make up `letters`. */
  function divided(letters: string): readonly string[] | null {
    if (letters.length > mostLettersDivided || meant.has(letters)) return null;
    /** For each number of letters, how many words make them up, and with which letter the last of these begins. */
    const counts = [0];
    const begins = [0];
    for (let from = 0; from < letters.length; from += 1) {
      const count = counts[from];
      if (count === undefined) continue;
      let hash = noLetters;
      for (let end = from + 1; end <= Math.min(letters.length, from + mostLettersOfOne); end += 1) {
        hash = withLetter(hash, letters.charCodeAt(end - 1));
        if ((counts[end] ?? Number.POSITIVE_INFINITY) <= count + 1 || !filter.mayHave(hash)) continue;
        const word = letters.slice(from, end);
        if ((word.length < 2 && word !== 'i') || !vocabulary.has(word)) continue;
        counts[end] = count + 1;
        begins[end] = from;
      }
    }
    const count = counts[letters.length];
    if (count === undefined || count < 2 || letters.length / count <= fewestLettersOfEach) return null;
    const words: string[] = [];
    for (let end = letters.length; end > 0; end = begins[end] ?? 0) words.unshift(letters.slice(begins[end], end));
    return words;
  }

  // Most words of a message are plain: found in one look, they are the same strings each time, which is quicker to look for elsewhere, too.
  const plain = new Map([...vocabulary].filter(isPlain).map((word) => [word, [word]] as const));

  return {
    plain: (word) => plain.get(word) ?? null,
    isKnown: (word) => vocabulary.has(word),
    known,
    divided,
    corrected: (word) => {
      if (vocabulary.has(word)) return [word];
      const found = known(word);
      if (found !== null) return found.split(' ');
      return (word.length > 7 && divided(word)) || [word];
    },
  };
}
