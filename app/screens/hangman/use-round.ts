import { useCallback, useEffect, useState } from 'react';
import { isOver } from './game.ts';
import { pressedLetter } from './pressed-letter.ts';
import { type Dealers, guessLetter, newRound, type Round } from './round.ts';

/** What is being played, and where the next words and lines come from. */
type Play = { readonly round: Round; readonly deal: Dealers };

/** The round being played; `null` until there is a word, as in the written page, which knows none. */
export function useRound() {
  const [play, setPlay] = useState<Play | null>(null);

  useEffect(() => {
    let isHere = true;
    import('./pools.ts').then(
      ({ shuffledPools }) => {
        if (!isHere) return;
        const deal = shuffledPools();
        setPlay({ deal, round: newRound(deal) });
      },
      (error) =>
        setPlay(() => {
          throw error; // without words there is no game: what stands around the screen says so
        }),
    );
    return () => {
      isHere = false;
    };
  }, []);

  const guess = useCallback(
    (letter: string) => play && setPlay({ ...play, round: guessLetter(play.round, letter, play.deal) }),
    [play],
  );
  const playAgain = useCallback(() => play && setPlay({ ...play, round: newRound(play.deal, true) }), [play]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
      const letter = pressedLetter(event);
      if (letter) guess(letter);
      else if (event.key === 'Enter' && play && isOver(play.round.game) && !isOnControl(event)) playAgain();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [guess, playAgain, play]);

  return { round: play?.round ?? null, guess, playAgain };
}

/** Enter on a link or a live button is theirs. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('a, button:not(:disabled)') !== null;
}
