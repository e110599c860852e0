import type { CharacterName } from '../../../cast/characters.ts';
import { alone, couples } from '../../../cast/couples.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './shelf.module.css';

type Props = {
  onSelect: (character: CharacterName) => void;
  /** The character whose picture the view transition moves to the card or back. */
  travelling: CharacterName | null;
};

/** All characters: the couples side by side, then those without a love interest. */
export function Shelf(props: Props) {
  return (
    <>
      <p className={styles.invitation}>Somebody here would like to talk to you. Who?</p>
      <ul role="list" className={styles.shelf}>
        {couples.map(([one, other]) => (
          <li key={one} className={styles.couple}>
            <Puppet name={one} {...props} />
            <span className={styles.heart} aria-hidden="true" />
            <Puppet name={other} {...props} />
          </li>
        ))}
        {alone.map((name) => (
          <li key={name} className={styles.alone}>
            <Puppet name={name} {...props} />
            <span className={styles.brokenHeart}>
              <VisuallyHidden>alone, with a broken heart</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Puppet({ name, onSelect, travelling }: Props & { name: CharacterName }) {
  return (
    <button type="button" className={styles.puppet} data-character={name} onClick={() => onSelect(name)}>
      <Portrait
        who={name}
        size={224}
        sizes="(width < 60rem) 144px, 224px"
        widest={256}
        isTravelling={name === travelling}
      />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </button>
  );
}
