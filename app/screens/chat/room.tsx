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

/** Where words stand below the sill, the moon throws reeds on the boards: blades, and the ears of bulrushes among them. */
const reeds =
  'M96 200q2-70-18-128q28 52 27 128zM118 200q8-62 32-112q-14 52-22 112zM140 200q-4-92-24-152q31 66 33 152zM166 200q2-80 28-148q-10 66-16 148zM190 200q4-56-14-98q26 40 25 98zM206 200q6-88 44-142q-26 66-32 142zM230 200q0-48 22-92q-8 46-13 92zM250 200q2-40-10-74q22 32 20 74zM264 200q6-66 30-104q-14 50-20 104zM131 74l4-1q-5-28-12-41l-2 1q7 14 10 41zM119 36q-7-19-3-22q7-2 12 18q4 19 1 21q-5 2-10-17zM231 92l4 1q6-32 18-50l-2-1q-13 18-20 50zM248 44q6-20 11-19q6 2-1 20q-7 16-12 15q-4-3 2-16z';

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
      <div className="living-boards" data-lit={isLit || undefined} aria-hidden="true">
        <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <path d={reeds} />
        </svg>
        <svg className="more-reeds" viewBox="84 20 210 180" preserveAspectRatio="xMaxYMax" aria-hidden="true">
          <path d={reeds} />
        </svg>
      </div>
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
