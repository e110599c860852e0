import {
  type Mood,
  type PortraitWidth,
  type Puppet,
  portraitAddress,
  portraitWidths,
  type Temper,
} from '../../cast/portraits.ts';
import styles from './portrait.module.css';

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
  const srcSet = (format: 'avif' | 'webp') =>
    portraitWidths
      .filter((width) => width <= widest)
      .map((width) => `${portraitAddress(who, face, width, format)} ${width}w`)
      .join(', ');
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
        draggable={false}
      />
    </picture>
  );
}
