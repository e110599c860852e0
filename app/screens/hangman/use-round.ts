import { useCallback, useEffect, useState } from 'react';
import { isOver } from './game.ts';
import { newName } from './new-name.ts';
import { pressedLetter } from './pressed-letter.ts';
import { type Dealers, guessLetter, newRound, type Round } from './round.ts';

/** The present round with its name, and the source of the next words and lines. */
type Play = { readonly round: Round; readonly name: string; readonly deal: Dealers };

/** The present round; `null` until the words have loaded, and in the prerendered page. */
export function useRound() {
  const [play, setPlay] = useState<Play | null>(null);
  const hasBegun = play !== null;

  // Deals in here and not while rendering, which React may do several times. It may run effects again too, hence `hasBegun`.
  useEffect(() => {
    if (hasBegun) return;
    let isHere = true;
    import('./pools.ts').then(
      ({ shuffledPools }) => {
        if (!isHere) return;
        const deal = shuffledPools();
        setPlay({ deal, round: newRound(deal), name: newName() });
      },
      (error) =>
        setPlay(() => {
          throw error; // thrown while rendering, so that the error boundary shows the error page: there is no game without words
        }),
    );
    return () => {
      isHere = false;
    };
  }, [hasBegun]);

  const guess = useCallback(
    (letter: string) => play && setPlay({ ...play, round: guessLetter(play.round, letter, play.deal) }),
    [play],
  );
  const playAgain = useCallback(
    () => play && setPlay({ ...play, round: newRound(play.deal, true), name: newName() }),
    [play],
  );

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

  return { round: play?.round ?? null, name: play?.name ?? '', guess, playAgain };
}

/** Enter on a link or an enabled button activates that, and must not start a new game too. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('a, button:not(:disabled)') !== null;
}
