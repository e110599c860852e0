import {
  type Mood,
  type PortraitWidth,
  type Puppet,
  portraitAddress,
  portraitWidths,
  type Temper,
} from '../../cast/portraits.ts';
import styles from './portrait.module.css';
import { unseenIfMissing } from './unseen-if-missing.ts';

type Props = {
  who: Puppet;
  face?: Mood | Temper;
  /** CSS pixels at most; styles may make it smaller. */
  size: number;
  /** The `sizes` of the picture, where it is not `size` on every screen. */
  sizes?: string;
  /** The widest file to fetch, where many puppets stand together. */
  widest?: PortraitWidth;
  /** One object on its way from screen to screen: only one picture in a page may travel. */
  isTravelling?: boolean;
  /** In sight at once, not further down the page. */
  isAtTop?: boolean;
};

/** A puppet, cut out, cropped by its lower edge. Decorative: the name always stands beside it. */
export function Portrait({
  who,
  face = 'rest',
  size,
  sizes = `${size}px`,
  widest = 640,
  isTravelling = false,
  isAtTop = false,
}: Props) {
  const srcSet = (format: 'avif' | 'webp') => srcSetOf(who, face, format, widest);
  return (
    <picture className={styles.portrait} data-travelling={isTravelling || undefined}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={portraitAddress(who, face, 384, 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={size}
        height={size}
        alt=""
        loading={isAtTop ? 'eager' : 'lazy'}
        decoding={isAtTop ? 'sync' : 'async'} // a face that changes must not blink
        draggable={false}
        {...unseenIfMissing}
      />
    </picture>
  );
}

/** Resolves once the picture is there to be painted, after `patienceMs` in any case: nobody waits longer to move on. */
export function portraitReady(who: Puppet, sizes: string, patienceMs = 250): Promise<unknown> {
  const picture = new Image();
  picture.sizes = sizes;
  picture.srcset = srcSetOf(who, 'rest', 'avif');
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([picture.decode().catch(() => {}), patience]);
}

function srcSetOf(who: Puppet, face: Mood | Temper, format: 'avif' | 'webp', widest: PortraitWidth = 640): string {
  return portraitWidths
    .filter((width) => width <= widest)
    .map((width) => `${portraitAddress(who, face, width, format)} ${width}w`)
    .join(', ');
}
