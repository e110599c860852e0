import type { CharacterName } from '../../../cast/characters.ts';
import { alone, couples } from '../../../cast/couples.ts';
import { profileOf } from '../../../cast/profiles.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './shelf.module.css';

type Props = { onSelect: (character: CharacterName) => void };

/** Everyone, couple by couple, and Doris. */
export function Shelf({ onSelect }: Props) {
  return (
    <>
      <p className={styles.invitation}>Somebody here would like to talk to you. Who?</p>
      <ul className={styles.shelf}>
        {couples.map(([one, other]) => (
          <li key={one} className={styles.couple}>
            <Puppet name={one} onSelect={onSelect} />
            <span className={styles.heart} aria-hidden="true">
              ❤
            </span>
            <Puppet name={other} onSelect={onSelect} />
          </li>
        ))}
        <li className={styles.couple}>
          <Puppet name={alone} onSelect={onSelect} />
          <span className={styles.heart}>
            <span aria-hidden="true">💔</span>
            <VisuallyHidden>on her own, with a broken heart</VisuallyHidden>
          </span>
        </li>
      </ul>
    </>
  );
}

function Puppet({ name, onSelect }: Props & { name: CharacterName }) {
  return (
    <button type="button" className={styles.puppet} data-character={name} onClick={() => onSelect(name)}>
      <Portrait profile={profileOf(name)} size={112} />
      {name}
    </button>
  );
}
