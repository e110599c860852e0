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
  /** In CSS pixels; styles may make it smaller. */
  size: number;
  /** The `sizes` of the picture, where it is not `size` on every screen. */
  sizes?: string;
  /** The widest file to offer, to save bytes where many puppets are shown together. */
  widest?: PortraitWidth;
  /** Whether the view transition moves this picture to the next screen. At most one on a page may be set. */
  isTravelling?: boolean;
  /** Whether it is visible without scrolling; otherwise it loads lazily. */
  isAtTop?: boolean;
  /** Whether it is what the page is for: asked for before all else, scripts too. scripts/page.ts names it in the page's head. */
  isFirst?: boolean;
};

/** A character's picture with a transparent ground. It has no alternative text, because the name is always next to it. */
export function Portrait({
  who,
  face = 'rest',
  size,
  sizes = `${size}px`,
  widest = 640,
  isTravelling = false,
  isAtTop = false,
  isFirst = false,
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
        decoding={isAtTop ? 'sync' : 'async'} // decoded later, a changing face would blink
        fetchPriority={isFirst ? 'high' : undefined}
        draggable={false}
        {...unseenIfMissing}
      />
    </picture>
  );
}

/** Resolves once the picture can be painted, at the latest after `longestWaitMs`, so that a slow picture delays nobody. */
export function portraitReady(who: Puppet, sizes: string, longestWaitMs = 250): Promise<unknown> {
  const picture = new Image();
  picture.sizes = sizes;
  picture.srcset = srcSetOf(who, 'rest', 'avif');
  const timeout = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  return Promise.race([picture.decode().catch(() => {}), timeout]);
}

/** The `srcset` of a picture in all widths, or up to `widest`. */
export function srcSetOf(
  who: Puppet,
  face: Mood | Temper,
  format: 'avif' | 'webp',
  widest: PortraitWidth = 640,
): string {
  return portraitWidths
    .filter((width) => width <= widest)
    .map((width) => `${portraitAddress(who, face, width, format)} ${width}w`)
    .join(', ');
}
