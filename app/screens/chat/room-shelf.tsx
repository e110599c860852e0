// A shelf with a candle, cut out of a desk's picture of the room. On a tablet it is something to look at below the sill while one waits; on a
// desk it hangs from the lintel, above what is said, and stays.
import { useRef, useState } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import wideAvif from '../../ui/props/room.avif';
import wideWebp from '../../ui/props/room.webp';
import { useMedia } from '../../ui/use-media.ts';
import { cast, wide } from './room-light.ts';
import css from './room-shelf.css?inline';

adoptStyles(css);

const isDesk = '(width >= 64rem) and (height >= 30rem)';
const isTablet = '(44rem <= width < 64rem) and (height >= 56rem)';

/** Its two brackets, of the board's own wood: those of the picture are flat and dark, and both slant to one side. */
const bracket = 'M0 0h26q-2 14-13 20-6 3-7 8h-6z';
const brackets = { from: 266, at: [724, 1058] };

/** What a desk's shelf hangs on, from behind the lintel, and beside it the braid of the onions: how far they are from where they hang in the picture. */
const ropes = { from: 90, at: [697, 1086], braid: 1229 };
const onions = { right: 78, down: 42 };

export function RoomShelf() {
  const isHung = useMedia(isDesk);
  const isThere = useMedia(isTablet) || isHung;
  const [isLit, setIsLit] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  if (!isThere) return null;

  const draw = async (picture: HTMLImageElement) => {
    await picture.decode();
    const paint = canvas.current?.getContext('2d');
    if (!paint) return;
    paint.drawImage(picture, 0, 0);
    cast(paint, picture, wide, true);
    paint.globalCompositeOperation = 'destination-in';
    paint.fillStyle = '#000'; // the whole of it
    paint.fill(new Path2D(`${withoutOnions(wide.things)}${wide.shelf}`));
    paint.globalCompositeOperation = 'source-over';
    if (isHung) hang(paint, picture);
    else bear(paint);
    setIsLit(true);
  };

  return (
    <div key={String(isHung)} className="living-shelf" data-lit={isLit || undefined} aria-hidden="true">
      <span>
        <canvas ref={canvas} width={1280} height={400} />
        <picture>
          <source type="image/avif" srcSet={wideAvif} />
          <img
            src={wideWebp}
            alt=""
            style={{ display: 'none' }}
            onLoad={(event) => void draw(event.currentTarget).catch(() => {})}
          />
        </picture>
      </span>
    </div>
  );
}

/** A tablet's stands on two brackets that mirror each other: grain down their length, and darker below the board. */
function bear(paint: CanvasRenderingContext2D) {
  const [from = 0, to = 0] = brackets.at;
  for (const [x, side] of [
    [from, 1],
    [to, -1],
  ] as const) {
    paint.save();
    paint.translate(x, brackets.from);
    paint.scale(side, 1);
    paint.clip(new Path2D(bracket));
    paint.rotate(Math.PI / 2);
    paint.drawImage(paint.canvas, 800, 247, 60, 18, 0, -27, 60, 28);
    paint.rotate(-Math.PI / 2);
    const shade = paint.createLinearGradient(0, 0, 0, 28);
    shade.addColorStop(0, 'rgb(10 4 0 / 72%)');
    shade.addColorStop(1, 'rgb(10 4 0 / 58%)');
    paint.fillStyle = shade;
    paint.fillRect(0, 0, 30, 30);
    paint.restore();
  }
}

/** A desk's shelf hangs above what is said, where no bubble comes; brackets would stand out below it. */
function hang(paint: CanvasRenderingContext2D, picture: HTMLImageElement) {
  for (const x of ropes.at) twist(paint, x, 264);
  twist(paint, ropes.braid, 244);
  paint.save();
  paint.translate(onions.right, onions.down);
  paint.clip(new Path2D(fourOnions(wide.things)));
  paint.drawImage(picture, 0, 0);
  paint.restore();
}

/** A rope, and the strands of which the candle shows one side. */
function twist(paint: CanvasRenderingContext2D, x: number, to: number) {
  const stroke = (lineWidth: number, strokeStyle: string, d: string) => {
    Object.assign(paint, { lineWidth, strokeStyle, lineCap: 'round' });
    paint.stroke(new Path2D(d));
  };
  stroke(8, '#241204', `M${x} ${ropes.from}V${to}`);
  stroke(6, '#7a4d1f', `M${x} ${ropes.from}V${to}`);
  for (let y = ropes.from; y < to; y += 6) stroke(2.5, '#c98f45', `M${x - 1.5} ${y + 3}l3.5-3`);
}

/** They hang beside the shelf, and their outlines are the last. */
function withoutOnions(things: string): string {
  return things.slice(0, things.indexOf('M1112'));
}

function fourOnions(things: string): string {
  return things.slice(things.indexOf('M1112'), things.indexOf('M1120 228'));
}
