// The room behind the puppet. Fetched late (use-room.ts), with its styles, because every page carries the site's stylesheet.
import { useRef, useState } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import wideAvif from '../../ui/props/room.avif';
import wideWebp from '../../ui/props/room.webp';
import tallAvif from '../../ui/props/room-tall.avif';
import tallWebp from '../../ui/props/room-tall.webp';
import css from './room.css?inline';

adoptStyles(css);

/** Where the puppet stands beside the messages (chat.module.css). */
const isWide = '((width >= 64rem) and (height >= 30rem)) or ((width >= 40rem) and (17rem <= height < 30rem))';

/** A phone on its side, and the planks between the picture's lantern and its shelf, in its pixels, from one gap to another. */
const isFlat = '(width >= 40rem) and (17rem <= height < 24rem)';
const boards = { from: 119, wide: 375, shift: 366 };

/**
 * A wall of planks with lantern, shelf and window. Drawn on a canvas, because what comes as a picture late and so large
 * would count as the page's main content.
 */
export function Room() {
  const [isLit, setIsLit] = useState(false);
  const wall = useRef<HTMLCanvasElement>(null);

  const draw = async (picture: HTMLImageElement) => {
    await picture.decode();
    if (!wall.current) return;
    const { naturalWidth: width, naturalHeight: height } = picture;
    wall.current.width = width;
    wall.current.height = height;
    const paint = wall.current.getContext('2d');
    if (matchMedia(isFlat).matches) {
      // planks before the lantern, so that it hangs beside the puppet and not behind its ear, and after it, where words would hide half a shelf
      const planks = (at: number, wide: number) =>
        paint?.drawImage(picture, boards.from, 0, boards.wide, height, at, 0, wide, height);
      paint?.drawImage(picture, boards.shift, 0);
      planks(boards.shift + boards.from + boards.wide, width - boards.shift - boards.from - boards.wide);
      paint?.scale(-1, 1); // brightest by the lantern on this side, too
      planks(-boards.shift, boards.wide);
    } else paint?.drawImage(picture, 0, 0);
    setIsLit(true);
  };

  return (
    <div className="living-room" data-lit={isLit || undefined} aria-hidden="true">
      <canvas ref={wall} />
      <picture>
        <source media={isWide} type="image/avif" srcSet={wideAvif} />
        <source media={isWide} srcSet={wideWebp} />
        <source type="image/avif" srcSet={tallAvif} />
        <img
          src={tallWebp}
          alt=""
          style={{ display: 'none' }}
          onLoad={(event) => void draw(event.currentTarget).catch(() => {})}
        />
      </picture>
    </div>
  );
}
