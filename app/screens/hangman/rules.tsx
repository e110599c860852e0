import type { ReactNode } from 'react';
import * as texts from '#texts/hangman.ts';
import { type Game, isOver, newGame } from './game.ts';
import { guessesLeftInWords } from './round.ts';
import styles from './rules.module.css';

type Props = {
  game: Game | null;
  /** What stands in place of the rules: short, in one or two lines. */
  instead: ReactNode;
  /** A button. */
  children?: ReactNode;
};

/** The guesses left, all of them while there is no word yet and none to speak of after the end, and the rules in a line. */
export function Rules({ game, instead, children }: Props) {
  return (
    <div className={styles.rules}>
      {!(game && isOver(game)) && <p className={styles.left}>{guessesLeftInWords(game ?? newGame(''))}</p>}
      <p className={styles.rule}>{instead || <span>{texts.rule}</span>}</p>
      {children}
    </div>
  );
}
