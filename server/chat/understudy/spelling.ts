// Corrects misspelt words that are one typing mistake away from a word in the phrases.
import { hashOf, WordFilter } from './word-filter.ts';

/** Shorter words differ too little from each other to be corrected. */
const fewestLetters = 5;

/** Common words that are one mistake away from known ones and must not be corrected. */
const meant = new Set(
  (
    'serve served serves backed backing banked barked barking beacon beards bitten bleach bonnet boost breath breathe bridge ' +
    'bunch burying carton cases caste castle chants charts chests closet coasts compete complete cores ' +
    'courses cured daring dining diving dozing drivers drying dumpling eastern eater either exits fairly ' +
    'farther feather files flight flights floods forge forgo fried fright garage guests haven hearth ' +
    'height hoarse hopping hunted hurry lather latter launch lawyers laying leather lighting loaves ' +
    'medals metals mistaken moves nightly noses noting pairs parish partly personal plains planks plant ' +
    'plants portion proven rally replay roots sacks sacred sails scars scarves sending shocks shriek ' +
    'shrieks signs single sinks slight sores stable stacked stairs stares staring starts staying stings ' +
    'stocks stone stores strand sturdy swaps swings tables taking tanks thirty toddles trades tried ' +
    'trough tuned waking years'
  ).split(' '),
);

/** Replaces each word that is not in `vocabulary` but one slip away from a word in it. */
export function speller(vocabulary: ReadonlySet<string>): (words: readonly string[]) => readonly string[] {
  // Made for the first word that is not known: many messages have none.
  let meantBy: ReturnType<typeof slipFinder> | undefined;
  const correct = (word: string): string => {
    if (word.length < fewestLetters || vocabulary.has(word) || meant.has(word) || /\d/.test(word)) return word;
    meantBy ??= slipFinder([...vocabulary].filter((known) => known.length >= fewestLetters));
    return meantBy(word) ?? word;
  };
  return (words) => words.map(correct);
}

/**
 * Finds the word of `known` that a word differs from by one letter more or less, or by two neighbours swapped. The index holds each
 * known word with one letter left out (https://seekstorm.com/blog/1000x-spelling-correction/).
 */
export function slipFinder(known: readonly string[]): (word: string) => string | undefined {
  const index = new Map<string, string>();
  for (const word of known)
    for (let left = -1; left < word.length; left += 1) {
      const rest = withoutLetter(word, left);
      if (!index.has(rest)) index.set(rest, word);
    }
  const filter = new WordFilter(index.keys());
  return (word) => {
    for (let left = -1; left < word.length; left += 1) {
      if (!filter.mayHave(hashOf(word, left))) continue;
      const found = index.get(withoutLetter(word, left));
      if (found && isOneSlipAway(word, found)) return found;
    }
    return undefined;
  };
}

/** `word` without its letter number `left`; whole, if that is -1. */
function withoutLetter(word: string, left: number): string {
  return left === -1 ? word : word.slice(0, left) + word.slice(left + 1);
}

/** Whether they differ by one letter more or less, or by two neighbours swapped. Not by a replaced letter, which often makes another word: "leather", "weather". */
function isOneSlipAway(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [inA, inB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return inA.length + inB.length === 1 || (inA.length === 2 && inA === [...inB].reverse().join(''));
}
