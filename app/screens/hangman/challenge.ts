// A word for a friend, by a link: docs/product.md, 6.11.
import { numberOf } from './number-of.ts';

/**
 * What stands for the word in a link: a number made from it, not its place in the list, which would be another word's as soon as the list is
 * mended.
 */
export function challengeOf(word: string): string {
  return numberOf(`friend ${word}`).toString(36);
}

/** `null` where it stands for no word of the list. */
export function challengedWord(challenge: string, words: readonly string[]): string | null {
  return words.find((word) => challengeOf(word) === challenge) ?? null;
}
