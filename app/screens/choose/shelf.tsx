import * as texts from '#texts/choose.ts';
import { nameOf } from '#texts/names.ts';
import type { CharacterName } from '../../../cast/characters.ts';
import { alone, couples } from '../../../cast/couples.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { shelfSizes } from '../../ui/stage-sizes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './shelf.module.css';
import { useSmitten } from './use-smitten.ts';

type Props = {
  onSelect: (character: CharacterName) => void;
  /** The character whose picture the view transition moves to the card or back. */
  travelling: CharacterName | null;
};

/** All characters: the couples side by side, then those without a love interest. */
export function Shelf(props: Props) {
  return (
    <>
      <p className={styles.invitation}>{texts.invitation}</p>
      <ul role="list" className={styles.shelf}>
        {couples.map((names, place) => (
          <Seat key={names[0]} names={names} isFirst={place === 0} {...props} />
        ))}
        {alone.map((name) => (
          <Seat key={name} names={[name]} isFirst={false} {...props} />
        ))}
      </ul>
    </>
  );
}

/** A couple with its heart, or one alone with a candle. While one of them is pointed at or has the focus, all are smitten. */
function Seat({ names, isFirst, onSelect, travelling }: Props & { names: readonly CharacterName[]; isFirst: boolean }) {
  const { areSmitten, hasSmitten, group } = useSmitten();
  const isAlone = names.length === 1;
  return (
    <li className={styles.couple} {...group}>
      {names.map((name, seat) => (
        <button key={name} type="button" className={styles.puppet} data-character={name} onClick={() => onSelect(name)}>
          <span
            className={styles.faces}
            data-mirrored={seat === 1 || undefined}
            data-travelling={name === travelling || undefined}
          >
            <Face who={name} face="rest" isShown={!areSmitten} isFirst={isFirst} />
            {hasSmitten && <Face who={name} face="smitten" isShown={areSmitten} />}
          </span>
          <span className={styles.name} translate="no">
            {nameOf(name)}
          </span>
        </button>
      ))}
      {isAlone && <span className={styles.candle} aria-hidden="true" />}
      <span className={isAlone ? `${styles.heart} ${styles.broken}` : styles.heart} aria-hidden={!isAlone}>
        {isAlone && <VisuallyHidden>{texts.alone}</VisuallyHidden>}
      </span>
    </li>
  );
}

type FaceProps = { who: CharacterName; face: 'rest' | 'smitten'; isShown: boolean; isFirst?: boolean };

function Face({ who, face, isShown, isFirst = false }: FaceProps) {
  return (
    <span data-face={face} className={isShown ? undefined : styles.waiting}>
      <Portrait
        who={who}
        face={face}
        size={224}
        sizes={shelfSizes}
        widest={256}
        isAtTop={isFirst || face === 'smitten'}
        isFirst={isFirst}
      />
    </span>
  );
}
