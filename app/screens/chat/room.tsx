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
    wall.current.width = picture.naturalWidth;
    wall.current.height = picture.naturalHeight;
    wall.current.getContext('2d')?.drawImage(picture, 0, 0);
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
