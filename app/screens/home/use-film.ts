import { useEffect, useRef, useState } from 'react';
import { reducedMotion, useMedia } from '../../ui/use-media.ts';
import { mayPlayAtOnce } from './may-play.ts';

/** What the visitor last told the film to do: kept for the visit, so that a paused film stays paused. */
let wish: 'play' | 'pause' | null = null;

/** Plays the film in `video` when the page is done, unless motion or data is to be spared or the visitor stopped it. */
export function useFilm(isInBrowser: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isUpright = useMedia('(orientation: portrait)');
  const isStill = useMedia(reducedMotion);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on `isUpright` hangs which film there is to start
  useEffect(() => {
    if (!isInBrowser) return;
    const start = () => {
      if (wish === 'play' || (wish === null && mayPlayAtOnce(navigator, isStill))) play(video.current);
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
