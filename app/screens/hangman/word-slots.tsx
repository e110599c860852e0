import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Game, slots } from './game.ts';
import styles from './word-slots.module.css';

/** One slot per letter. Letters not yet guessed are nowhere in the page. */
export function WordSlots({ game }: { game: Game | null }) {
  return (
    <ol role="list" className={styles.slots} aria-label="The word">
      {game &&
        slots(game).map((letter, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its place in the word
          <li key={position} className={styles.slot}>
            {letter ? <span translate="no">{letter}</span> : <VisuallyHidden>blank</VisuallyHidden>}
          </li>
        ))}
    </ol>
  );
}
