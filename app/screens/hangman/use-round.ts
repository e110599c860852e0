import { useCallback, useEffect, useState } from 'react';
import { deck } from '../../../chance/deck.ts';
import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import { encouragements } from './encouragements.ts';
import { isOver } from './game.ts';
import { type Dealers, guessLetter, newRound, type Round } from './round.ts';
import { winMessages } from './win-messages.ts';
import { words } from './words.ts';
import { wrongGuessLines } from './wrong-guess-lines.ts';

/** The round being played; `null` in the written page, which knows no word. */
export function useRound() {
  const [deal] = useState(shuffledPools);
  const [round, setRound] = useState<Round>(() => newRound(deal));
  const isInBrowser = useIsInBrowser();

  const guess = useCallback((letter: string) => setRound(guessLetter(round, letter, deal)), [round, deal]);
  const playAgain = useCallback(() => setRound(newRound(deal, true)), [deal]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      if (event.key === 'Enter' && isOver(round.game) && !isOnControl(event)) playAgain();
      else guess(event.key.toLowerCase());
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [guess, playAgain, round]);

  return { round: isInBrowser ? round : null, guess, playAgain };
}

/** Enter on a link or a live button is theirs. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('a, button:not(:disabled)') !== null;
}

function shuffledPools(): Dealers {
  return {
    word: dealer(words),
    encouragement: dealer(encouragements.map(({ speaker, line }) => `${speaker}: ${line}`)),
    wrongGuessLine: dealer(wrongGuessLines),
    winMessage: dealer(winMessages),
  };
}

function dealer<Item>(pool: readonly Item[]): () => Item {
  const next = deck(pool, Math.random);
  return () => {
    const item = next();
    if (item === undefined) throw new Error('A pool is empty.');
    return item;
  };
}
