// Words and lines are a chunk of their own that loads after the first paint, which needs none of them.

import { encouragements } from '#texts/hangman/encouragements.ts';
import { winMessages } from '#texts/hangman/win-messages.ts';
import { words } from '#texts/hangman/words.ts';
import { wrongGuessLines } from '#texts/hangman/wrong-guess-lines.ts';
import { nameOf } from '#texts/names.ts';
import { deck } from '../../chance/deck.ts';
import type { Dealers } from './round.ts';

export function shuffledPools(): Dealers {
  return {
    word: dealer(words),
    encouragement: dealer(encouragements.map(({ speaker, line }) => `${nameOf(speaker)}: ${line}`)),
    wrongGuessLine: dealer(wrongGuessLines),
    winMessage: dealer(winMessages),
  };
}

/** All words, for those that are not dealt by chance. */
export const allWords: readonly string[] = words;

function dealer<Item>(pool: readonly Item[]): () => Item {
  const next = deck(pool, Math.random);
  return () => {
    const item = next();
    if (item === undefined) throw new Error('A pool is empty.');
    return item;
  };
}
