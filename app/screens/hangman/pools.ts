// Words and lines are a chunk of their own that loads after the first paint, which needs none of them.
import { deck } from '../../chance/deck.ts';
import { encouragements } from './encouragements.ts';
import type { Dealers } from './round.ts';
import { winMessages } from './win-messages.ts';
import { words } from './words.ts';
import { wrongGuessLines } from './wrong-guess-lines.ts';

export function shuffledPools(): Dealers {
  return {
    word: dealer(words),
    encouragement: dealer(encouragements.map(({ speaker, line }) => `${speaker}: ${line}`)),
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
