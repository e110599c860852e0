import { type Game, newGame } from './game.ts';
import { guessesLeftInWords } from './round.ts';
import styles from './rules.module.css';

/** How the game goes, in a line, and how it stands. Nobody has guessed yet where there is no word. */
export function Rules({ game }: { game: Game | null }) {
  return (
    <div className={styles.rules}>
      <p className={styles.left}>{guessesLeftInWords(game ?? newGame(''))}</p>
      <p className={styles.rule}>Pick a letter. A wrong one costs a tag; the ninth, his temper.</p>
    </div>
  );
}
