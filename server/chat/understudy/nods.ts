// Remarks upon which a scene goes on by itself, as a teller does whom somebody laughs with.
import { isAboutUs } from './about-line.ts';
import type { Turn } from './turn.ts';

const mostWordsOfANod = 7;
export const nods: ReadonlySet<string> = new Set(
  'statement teased laughter compliment happiness thanks maybe whatever'.split(' '),
);

/** Whether the message says no more than that, and nothing of the two who talk. */
export function isANod({ intent, words }: Turn): boolean {
  return nods.has(intent) && words.length <= mostWordsOfANod && !isAboutUs(words);
}
