import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { mayPlayAtOnce, reducedMotion } from './may-play.ts';

/** What the visitor last told the film to do: kept for the visit, so that a paused film stays paused. */
let wish: 'play' | 'pause' | null = null;

/** Plays the film in `video` when the page is done, unless motion or data is to be spared or the visitor stopped it. */
export function useFilm(isInBrowser: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isUpright = useMedia('(orientation: portrait)');
  const isStill = useMedia(reducedMotion);

  // biome-ignore lint/correctness/useExhaustiveDependencies: turned over, the screen has another film to start
  useEffect(() => {
    if (!isInBrowser) return;
    const start = () => {
      if (wish === 'play' || (wish === null && mayPlayAtOnce(navigator, matchMedia))) play(video.current);
      else video.current?.pause();
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, [isInBrowser, isUpright, isStill]);

  const toggle = () => {
    wish = isPlaying ? 'pause' : 'play';
    if (isPlaying) video.current?.pause();
    else play(video.current);
  };

  const listeners = { onPlay: () => setIsPlaying(true), onPause: () => setIsPlaying(false) };
  return { video, isPlaying, isUpright, toggle, listeners };
}

/** A browser may refuse, and leaving interrupts: either way the button is there. */
function play(video: HTMLVideoElement | null) {
  video?.play().catch(() => {});
}

/** Whether the media query holds, now and whenever that changes; false in the written page. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
