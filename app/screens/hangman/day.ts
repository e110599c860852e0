// Which word is that of a day: docs/product.md, 6.10.
import { locale } from '#texts/language.ts';
import { numberOf } from './number-of.ts';

/** A year or so of words, in an order of its own. Fewer than there are words, so that none comes twice in it. */
const daysInRound = 360;

/** The visitor's own date as a number of days: 1 more tomorrow, whatever summer time does. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

/**
 * The word of a day. The order is that of the words' numbers, so a word that is added to the list or taken from it moves the others by one
 * place at most.
 */
export function wordOfDay(day: number, words: readonly string[]): string {
  const round = Math.floor(day / daysInRound);
  const rank = (word: string) => numberOf(`${round} ${word}`);
  const order = words.toSorted((one, other) => rank(one) - rank(other));
  return order[(day - round * daysInRound) % order.length] ?? '';
}

/** As "22 November". */
export function dayInWords(day: number): string {
  return new Date(day * 86_400_000).toLocaleDateString(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' });
}
