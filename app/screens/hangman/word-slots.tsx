import * as texts from '#texts/hangman.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Game, isLost, slots } from './game.ts';
import styles from './word-slots.module.css';

/** One slot per letter. Letters not yet guessed are nowhere in the page until the game is lost, which shows what was missed. */
export function WordSlots({ game }: { game: Game | null }) {
  return (
    <ol role="list" className={styles.slots} aria-label={texts.word}>
      {game &&
        slots(game).map((letter, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its place in the word
          <li key={position} className={!letter && isLost(game) ? styles.missed : styles.slot}>
            <Slot letter={letter} missed={isLost(game) ? game.word.charAt(position) : null} />
          </li>
        ))}
    </ol>
  );
}

/** The letter that was guessed, else the one that was missed, else a blank. */
function Slot({ letter, missed }: { letter: string | null; missed: string | null }) {
  if (!letter && !missed) return <VisuallyHidden>{texts.blank}</VisuallyHidden>;
  return (
    <>
      <span translate="no">{letter ?? missed}</span>
      {!letter && <VisuallyHidden>{texts.isMissed}</VisuallyHidden>}
    </>
  );
}
