// The room behind the puppet. Fetched late (use-room.ts), with its styles, because every page carries the site's stylesheet.
import { useRef, useState } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import wideAvif from '../../ui/props/room.avif';
import wideWebp from '../../ui/props/room.webp';
import tallAvif from '../../ui/props/room-tall.avif';
import tallWebp from '../../ui/props/room-tall.webp';
import css from './room.css?inline';
import { cast, type Lit, narrow, wide } from './room-light.ts';
import { RoomShelf } from './room-shelf.tsx';

adoptStyles(css);

/** Where the puppet stands beside the messages (chat.module.css). */
const isWide = '((width >= 64rem) and (height >= 30rem)) or ((width >= 40rem) and (24rem <= height < 30rem))';

/** A phone on its side, and the planks between the picture's lantern and its window, in its pixels, from one gap to another. */
const isFlat = '(width >= 40rem) and (17rem <= height < 24rem)';
const boards = { from: 256, to: 440, width: 1640 };
/** On a desk, the boards with the shelf: what is below it also stands for what is behind it, because it hangs elsewhere (room-shelf.tsx). */
const shelved = { from: 672, below: 360, height: 340 };
/** So much further down a desk's boards go on, from above the nails in their feet: the room is as wide as its window, however high that is. */
const further = { from: 670, height: 330 };

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
    const isFlatNow = matchMedia(isFlat).matches;
    wall.current.width = isFlatNow ? boards.width : width;
    wall.current.height = width > 1000 ? further.from + further.height : height;
    const paint = wall.current.getContext('2d');
    if (paint) drawDown(paint, picture);
    if (width > 1000 && !isFlatNow) drawBareBoards(paint, picture);
    if (isFlatNow) {
      // lantern and shelf before the puppet, and after it planks, where words would hide half a window
      const wide = boards.to - boards.from;
      for (let at = boards.to; at < boards.width; at += wide)
        paint?.drawImage(picture, boards.from, 0, wide, height, at, 0, wide, height);
    }
    if (paint) cast(paint, picture, lightOf(width, isFlatNow), isFlatNow);
    setIsLit(true);
  };

  return (
    <>
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
      <div className="living-boards" data-lit={isLit || undefined} aria-hidden="true" />
      <RoomShelf />
    </>
  );
}

/** The picture, and below it boards as they are above, seen in a mirror: they have no ends. */
function drawDown(paint: CanvasRenderingContext2D, picture: HTMLImageElement) {
  const { from, height } = further;
  const { naturalWidth: width } = picture;
  paint.drawImage(picture, 0, 0);
  if (width < 1000) return;
  paint.save();
  paint.scale(1, -1);
  paint.drawImage(picture, 0, from - height, width, height, 0, -from - height, width, height);
  paint.restore();
}

/** What is said lies on a whole wall: half a pot between two messages would look out of it. Boards go on upwards as they do downwards. */
function drawBareBoards(paint: CanvasRenderingContext2D | null, picture: HTMLImageElement) {
  if (!paint) return;
  const { from, below, height } = shelved;
  const width = paint.canvas.width - from;
  paint.save();
  paint.scale(1, -1);
  paint.drawImage(picture, from, below, width, height, from, -below, width, below);
  paint.restore();
  // what the candle there gives stays
  const [x, y, far] = [922, 100, 520];
  const pool = paint.createRadialGradient(x, y, 0, x, y, far);
  pool.addColorStop(0, 'rgb(255 170 84 / 34%)');
  pool.addColorStop(1, 'transparent');
  paint.fillStyle = pool;
  paint.fillRect(from, 0, width, paint.canvas.height);
}

/** Of a desk's wall nothing is left but the window. */
function lightOf(width: number, isFlatNow: boolean): Lit {
  if (width <= 1000) return narrow;
  return isFlatNow ? wide : { ...wide, candle: undefined, shelf: '', things: '' };
}
