// What Shrek says, and what may be done once a game has ended.
import { useEffect, useRef } from 'react';
import * as texts from '#texts/hangman.ts';
import { Told } from '../../ui/told.tsx';
import { withEnded } from './ended-parts.ts';
import { guessesLeft } from './game.ts';
import styles from './hangman.module.css';
import type { Play } from './play.ts';
import { banner } from './round.ts';
import { vignettes } from './vignettes.ts';

type Props = { play: Play | null; hasEnded: boolean; onPlayAgain: () => void };

export function Banner({ play, hasEnded, onPlayAgain }: Props) {
  return (
    <div className={`${styles.banner} hangman-says`}>
      <p>{play && <Words>{banner(play.round)}</Words>}</p>
      {hasEnded && <PlayAgain takesFocus={!play?.wasOver} onClick={onPlayAgain} />}
      {hasEnded && play && (
        <button
          type="button"
          className="hangman-stamp"
          aria-label={texts.postcard}
          title={texts.postcard}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            const { game } = play.round;
            const ended = { isOfDay: play.kind.type === 'day', word: game.word, tagsLeft: guessesLeft(game) };
            void withEnded(({ sendPostcard }) => void sendPostcard(ended, currentTarget));
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 6h18v13H3zM14 6v13M17 9h2" />
          </svg>
          <span>{texts.postcard}</span>
        </button>
      )}
      <noscript>{import.meta.env.SSR && texts.withoutScript}</noscript>
    </div>
  );
}

/** What a line ends on is drawn: a broken heart of clay, or by pen. */
function Words({ children }: { children: string }) {
  const [, words = children, last, sign = ''] = /^(.*?)(?:(\S+ )(\p{Extended_Pictographic}))?$/su.exec(children) ?? [];
  const vignette = vignettes[sign];
  return (
    <>
      <Told>{words}</Told>
      {sign && (
        <span className={styles.last}>
          <span>{last}</span>
          <span className={vignette ? styles.vignette : styles.heart}>
            {sign}
            {vignette && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={vignette} />
              </svg>
            )}
          </span>
        </span>
      )}
    </>
  );
}

type PlayAgainProps = { takesFocus: boolean; onClick: () => void };

/** Takes the focus when the letters get disabled at a game's end, and passes it to the heading when a new game begins. */
function PlayAgain({ takesFocus, onClick }: PlayAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      }
    };
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.playAgain}
      onClick={onClick}
      // An Enter key held down since the last guess must not start a new game.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
    >
      {texts.playAgain}
    </button>
  );
}
