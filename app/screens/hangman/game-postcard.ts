// A game's end as a picture postcard: docs/product.md, 16. It spoils nothing: the word of the day is still open for others.
import type { Card } from '../../postcard/card.ts';

/** A game that has ended; `tagsLeft` is 0 where it was lost. */
export type Ended = { readonly isOfDay: boolean; readonly word: string; readonly tagsLeft: number };

export function gamePostcard({ isOfDay, word, tagsLeft }: Ended): Card {
  const tags = `${tagsLeft} of 9 tags left`;
  const won = isOfDay
    ? `The word of the day is found, with ${tags}.`
    : `${word.toUpperCase()}! I found it, with ${tags}.`;
  const lost = isOfDay
    ? 'The word of the day has cost me all nine tags.'
    : `${word.toUpperCase()}. It has cost me all nine tags, and Shrek his temper.`;
  const face = tagsLeft > 0 ? 'smitten' : 'cross';
  return { place: 'dusk', who: 'Shrek', face, words: tagsLeft > 0 ? won : lost, note: 'Hangman: Swamp Edition' };
}
