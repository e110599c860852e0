import { type Game, newGame } from './game.ts';
import { guessesLeftInWords } from './round.ts';
import styles from './rules.module.css';

/** The rules in a line, and the guesses left: all of them while there is no word yet. */
export function Rules({ game }: { game: Game | null }) {
  return (
    <div className={styles.rules}>
      <p className={styles.left}>{guessesLeftInWords(game ?? newGame(''))}</p>
      <p className={styles.rule}>Pick a letter. A wrong one costs a tag; the ninth, his temper.</p>
    </div>
  );
}
