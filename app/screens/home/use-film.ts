import { useEffect, useRef, useState } from 'react';
import { reducedMotion, useMedia } from '../../ui/use-media.ts';
import { mayPlayAtOnce } from './may-play.ts';

/** The visitor's last choice. Outside the hook, so that a paused film stays paused when the visitor comes back. */
let choice: 'play' | 'pause' | null = null;

/** Plays the film once the page has loaded, unless the visitor paused it or asks for reduced motion or Save-Data. */
export function useFilm(isInBrowser: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isUpright = useMedia('(orientation: portrait)');
  const isStill = useMedia(reducedMotion);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isUpright` changes the film, and the new one must start
  useEffect(() => {
    if (!isInBrowser) return;
    const start = () => {
      if (choice === 'play' || (choice === null && mayPlayAtOnce(navigator, isStill))) play(video.current);
      else video.current?.pause();
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, [isInBrowser, isUpright, isStill]);

  const toggle = () => {
    choice = isPlaying ? 'pause' : 'play';
    if (isPlaying) video.current?.pause();
    else play(video.current);
  };

  const listeners = { onPlay: () => setIsPlaying(true), onPause: () => setIsPlaying(false) };
  return { video, isPlaying, isUpright, toggle, listeners };
}

/** `play` rejects where the browser forbids autoplay or the element is removed; the button can still start it. */
function play(video: HTMLVideoElement | null) {
  video?.play().catch(() => {});
}
