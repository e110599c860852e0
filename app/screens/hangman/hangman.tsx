import { lazy, Suspense, useEffect, useRef } from 'react';
import { SoundsOf } from '../../sound/sounds-of.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isOver, isWon } from './game.ts';
import styles from './hangman.module.css';
import { heardBetween } from './heard-between.ts';
import { LetterKeys } from './letter-keys.tsx';
import { announcement, banner } from './round.ts';
import { Rules } from './rules.tsx';
import { TagRope } from './tag-rope.tsx';
import { Temper } from './temper.tsx';
import { useRound } from './use-round.ts';
import { WordSlots } from './word-slots.tsx';

/** Only a decoration: if its code fails to load, the game is won without it. */
const Confetti = lazy(() => import('./confetti.tsx').catch(() => ({ default: () => null })));

export function Screen() {
  const { round, guess, playAgain } = useRound();
  const game = round?.game ?? null;
  const hasEnded = game !== null && isOver(game);

  return (
    <main className={styles.page}>
      <PageHeader up="/" title="Hangman: Swamp Edition">
        <p>Guess the word before Shrek loses his temper</p>
      </PageHeader>
      <TagRope game={game} />
      <div className={styles.stage}>
        <Temper game={game} />
        <div className={styles.banner}>
          <p>{round && banner(round)}</p>
          {hasEnded && <PlayAgain onClick={playAgain} />}
          <noscript>The word stays in the swamp until JavaScript is switched on.</noscript>
        </div>
      </div>
      <SoundsOf room="hangman" of={game} hears={heardBetween} />
      <Rules game={game} />
      <WordSlots game={game} />
      <LetterKeys game={game} onGuess={guess} />
      <VisuallyHidden announce>{round && announcement(round)}</VisuallyHidden>
      {game && isWon(game) && (
        <Suspense>
          <Confetti />
        </Suspense>
      )}
    </main>
  );
}

/** Takes the focus when the letters get disabled at a game's end, and passes it to the heading when a new game begins. */
function PlayAgain({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    return () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.playAgain}
      onClick={onClick}
      // An Enter key held down since the last guess must not start a new game.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
    >
      Play Again
    </button>
  );
}
