// On a tablet, something to look at below the sill while one waits: a shelf of the room that a desk shows, cut out of its picture.
import { useRef, useState } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import wideAvif from '../../ui/props/room.avif';
import wideWebp from '../../ui/props/room.webp';
import { cast, wide } from './room-light.ts';
import css from './room-shelf.css?inline';

adoptStyles(css);

const isTablet = '(44rem <= width < 64rem) and (height >= 56rem)';

/** Its brackets, which the light of the room leaves as they are. */
const brackets = 'M724 266h23l-3 28l-9 22h-9zM1027 266h26l-4 26l-13 24h-9z';

export function RoomShelf() {
  const [isShown] = useState(() => matchMedia(isTablet).matches);
  const [isLit, setIsLit] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  if (!isShown) return null;

  const draw = async (picture: HTMLImageElement) => {
    await picture.decode();
    const paint = canvas.current?.getContext('2d');
    if (!paint) return;
    paint.drawImage(picture, 0, 0);
    cast(paint, picture, wide, true);
    paint.globalCompositeOperation = 'destination-in';
    paint.fillStyle = '#000'; // the whole of it
    paint.fill(new Path2D(`${withoutOnions(wide.things)}${wide.shelf}${brackets}`));
    setIsLit(true);
  };

  return (
    <div className="living-shelf" data-lit={isLit || undefined} aria-hidden="true">
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

/** They hang beside the shelf, and their outlines are the last. */
function withoutOnions(things: string): string {
  return things.slice(0, things.indexOf('M1112'));
}
