import whole from '../../ui/props/onion-0.avif';
import wholeWebp from '../../ui/props/onion-0.webp';
import cut from '../../ui/props/onion-1.avif';
import cutWebp from '../../ui/props/onion-1.webp';
import peeled from '../../ui/props/onion-2.avif';
import peeledWebp from '../../ui/props/onion-2.webp';
import open from '../../ui/props/onion-3.avif';
import openWebp from '../../ui/props/onion-3.webp';
import { unseenIfMissing } from '../../ui/unseen-if-missing.ts';
import styles from './onion.module.css';

const pictures = [
  [whole, wholeWebp],
  [cut, cutWebp],
  [peeled, peeledWebp],
  [open, openWebp],
] as const;

type Props = {
  stage: 'whole' | 'peeling' | 'open';
  /** Whether it may soon be peeled: the pictures of its inside load only then. */
  isWanted: boolean;
};

/** The onion that is peeled while a fortune is awaited. */
export function Onion({ stage, isWanted }: Props) {
  return (
    <div className={styles[stage]} aria-hidden="true">
      {pictures.slice(0, isWanted ? undefined : 1).map(([avif, webp]) => (
        <picture key={avif}>
          <source srcSet={avif} type="image/avif" />
          <img src={webp} alt="" width={480} height={480} draggable={false} {...unseenIfMissing} />
        </picture>
      ))}
    </div>
  );
}
