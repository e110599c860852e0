// Words and lines are a chunk of their own that loads after the first paint, which needs none of them.
import { deck } from '../../chance/deck.ts';
import { challengedWord } from './challenge.ts';
import { wordOfDay } from './day.ts';
import { encouragements } from './encouragements.ts';
import type { Sources } from './play.ts';
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

/** The words that are not dealt by chance. */
export const setWords: Pick<Sources, 'dayWord' | 'challengedWord'> = {
  dayWord: (day) => wordOfDay(day, words),
  challengedWord: (challenge) => challengedWord(challenge, words),
};

function dealer<Item>(pool: readonly Item[]): () => Item {
  const next = deck(pool, Math.random);
  return () => {
    const item = next();
    if (item === undefined) throw new Error('A pool is empty.');
    return item;
  };
}
