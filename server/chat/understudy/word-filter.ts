// Tells of most words that they are not known, without making a string of their letters: whoever looks for slips tries some twenty spellings
// of each word of a message. https://en.wikipedia.org/wiki/Bloom_filter, with one hash.

/** A power of two, some ten for each of the 25,000 spellings that care has. */
const size = 2 ** 18;

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
export const noLetters = 0x811c9dc5 | 0;

/** The hash of some letters, and behind them one more. */
export function withLetter(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193);
}

export class WordFilter {
  readonly #isTaken = new Uint8Array(size);

  constructor(words: Iterable<string>) {
    for (const word of words) this.#isTaken[placeOf(hashOf(word, -1))] = 1;
  }

  /** False where no word has this hash; else one may. */
  mayHave(hash: number): boolean {
    return this.#isTaken[placeOf(hash)] === 1;
  }
}

/** The hash of `word` without its letter number `left`, which may be -1 for none. */
export function hashOf(word: string, left: number): number {
  let hash = noLetters;
  for (let i = 0; i < word.length; i += 1) if (i !== left) hash = withLetter(hash, word.charCodeAt(i));
  return hash;
}

function placeOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (size - 1);
}
