import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { isOver, isWon } from './game.ts';
import styles from './hangman.module.css';
import { LetterKeys } from './letter-keys.tsx';
import { announcement, banner } from './round.ts';
import { Rules } from './rules.tsx';
import { TagRope } from './tag-rope.tsx';
import { Tally } from './tally.tsx';
import { Temper } from './temper.tsx';
import { useRound } from './use-round.ts';
import { useSheet } from './use-sheet.ts';
import { useStatistics } from './use-statistics.ts';
import ways from './ways.module.css';
import { Way } from './ways.tsx';
import { WordSlots } from './word-slots.tsx';

/** Only a decoration: if its code fails to load, the game is won without it. */
const Confetti = lazy(() => import('./confetti.tsx').catch(() => ({ default: () => null })));

export function Screen() {
  const { round, name, guess, playAgain } = useRound();
  const { statistics, isKept, count } = useStatistics();
  const [note, setNote] = useState('');
  const board = useSheet(
    () => import('./board-sheet.tsx'),
    () => setNote('Your games do not show just now. Please try again.'),
  );
  const game = round?.game ?? null;
  const hasEnded = game !== null && isOver(game);

  useEffect(() => {
    setNote('');
    if (game && isOver(game)) count(name, game);
  }, [game, name, count]);

  return (
    <main className={styles.page}>
      <PageHeader
        up="/"
        title="Hangman: Swamp Edition"
        aside={
          <div className={ways.ways}>
            <Way label="Your games" hasSheet onPress={board.open}>
              <path d="M5 20v-6M12 20V4M19 20v-9" />
            </Way>
          </div>
        }
      >
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
      <Rules game={game} instead={note || (hasEnded && <Tally statistics={statistics} />)} />
      <WordSlots game={game} />
      <LetterKeys game={game} onGuess={guess} />
      <VisuallyHidden announce>{note || (round && announcement(round))}</VisuallyHidden>
      {game && isWon(game) && (
        <Suspense>
          <Confetti />
        </Suspense>
      )}
      {board.Sheet && <board.Sheet statistics={statistics} isKept={isKept} onClose={board.close} />}
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
