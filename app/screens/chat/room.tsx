// The room behind the puppet, of living-parts.tsx, whose stylesheet it shares (living.css).
import { useEffect, useRef, useState } from 'react';
import wideAvif from '../../ui/props/room.avif';
import wideWebp from '../../ui/props/room.webp';
import tallAvif from '../../ui/props/room-tall.avif';
import tallWebp from '../../ui/props/room-tall.webp';

/** It comes with the other faces (puppet.tsx), so that it delays nothing that the visitor waits for. */
const roomMs = 3000;
/** Where the puppet stands beside the messages (chat.module.css). */
const isWide = '((width >= 64rem) and (height >= 30rem)) or ((width >= 40rem) and (24rem <= height < 30rem))';

type Device = { readonly connection?: { readonly saveData?: boolean } };

/**
 * A wall of planks with lantern, shelf and window. Save-Data leaves the wall as it is painted at first. Drawn on a canvas, because what comes
 * as a picture so late and so large would count as the page's main content.
 */
export function Room() {
  const [isDue, setIsDue] = useState(false);
  const [isLit, setIsLit] = useState(false);
  const wall = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if ((navigator as Device).connection?.saveData) return;
    const timer = setTimeout(() => setIsDue(true), roomMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;

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
        <img src={tallWebp} alt="" hidden onLoad={(event) => void draw(event.currentTarget).catch(() => {})} />
      </picture>
    </div>
  );
}
