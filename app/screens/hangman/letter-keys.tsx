import * as texts from '#texts/hangman.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { alphabet, type Game, isLost, isOver, isRight } from './game.ts';
import styles from './letter-keys.module.css';

type Props = { game: Game | null; onGuess: (letter: string) => void };

/** A key per letter. A guessed one stays enabled, because disabling it would lose the focus; pressing it again does nothing. */
export function LetterKeys({ game, onGuess }: Props) {
  return (
    <fieldset
      className={`${styles.keys} ${game && isLost(game) ? styles.rattled : ''}`}
      disabled={!game || isOver(game)}
    >
      <legend className={styles.legend}>
        <VisuallyHidden>{texts.letters}</VisuallyHidden>
      </legend>
      {alphabet.map((letter) => (
        <LetterKey key={letter} letter={letter} verdict={game && verdictOn(game, letter)} onGuess={onGuess} />
      ))}
    </fieldset>
  );
}

type Verdict = 'right' | 'wrong' | null;

function verdictOn(game: Game, letter: string): Verdict {
  if (!game.guesses.includes(letter)) return null;
  return isRight(game, letter) ? 'right' : 'wrong';
}

type KeyProps = { letter: string; verdict: Verdict; onGuess: (letter: string) => void };

function LetterKey({ letter, verdict, onGuess }: KeyProps) {
  return (
    <button
      type="button"
      translate="no"
      className={styles[verdict ?? 'key']}
      aria-label={verdict ? `${letter}, ${verdict === 'right' ? texts.right : texts.wrong}` : letter}
      onClick={() => onGuess(letter)}
    >
      <span>{letter}</span>
      {verdict && (
        <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
          <path d={verdict === 'right' ? 'M1.5 6.5q2 1 3 4 2-6 6-9' : 'M2 2q4 3 8 8.5M9.5 1.5q-4 3-7.5 9'} />
        </svg>
      )}
    </button>
  );
}
