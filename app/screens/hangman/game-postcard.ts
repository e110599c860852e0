// A game's end as a picture postcard: docs/product.md, 16. It spoils nothing: the word of the day is still open for others.
import * as texts from '#texts/postcard.ts';
import type { Card } from '../../postcard/card.ts';

/** A game that has ended; `tagsLeft` is 0 where it was lost. */
export type Ended = { readonly isOfDay: boolean; readonly word: string; readonly tagsLeft: number };

export function gamePostcard({ isOfDay, word, tagsLeft }: Ended): Card {
  const name = isOfDay ? texts.theDaysWord : word.toUpperCase();
  const face = tagsLeft > 0 ? 'smitten' : 'cross';
  return {
    place: 'dusk',
    who: 'Shrek',
    face,
    words: tagsLeft > 0 ? texts.gameWon(name, tagsLeft) : texts.gameLost(name),
    note: texts.game,
  };
}
