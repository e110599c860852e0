import { useCallback, useEffect, useState } from 'react';
import { isOver } from './game.ts';
import { type Dealers, guessLetter, newRound, type Round } from './round.ts';

/** The round being played; `null` until there is a word, as in the written page, which knows none. */
export function useRound() {
  const deal = usePools();
  const [begun, setRound] = useState<Round | null>(null);
  if (deal && !begun) setRound(newRound(deal));
  const round = deal && begun;

  const guess = useCallback((letter: string) => round && setRound(guessLetter(round, letter, deal)), [round, deal]);
  const playAgain = useCallback(() => deal && setRound(newRound(deal, true)), [deal]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      if (event.key === 'Enter' && round && isOver(round.game) && !isOnControl(event)) playAgain();
      else guess(event.key.toLowerCase());
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [guess, playAgain, round]);

  return { round, guess, playAgain };
}

/** The shuffled pools, once they have arrived. */
function usePools(): Dealers | null {
  const [deal, setDeal] = useState<Dealers | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./pools.ts').then(
      ({ shuffledPools }) => isHere && setDeal(shuffledPools()),
      (error) =>
        setDeal(() => {
          throw error; // without words there is no game: the app's stumble says so
        }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return deal;
}

/** Enter on a link or a live button is theirs. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('a, button:not(:disabled)') !== null;
}
