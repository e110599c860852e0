import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { mayPlayAtOnce } from '../../ui/may-play.ts';
import { useIsStill, useMedia } from '../../ui/use-media.ts';

/** The visitor's choice, as app/early-settings.ts has found it. */
const page = () => document.documentElement.dataset;

/** Plays the film once the page has loaded, unless the visitor paused it or asks for reduced motion or Save-Data. */
export function useFilm(isInBrowser: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isUpright = useMedia('(orientation: portrait)');
  const isStill = useIsStill();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `isUpright` changes the film, and the new one must start
  useEffect(() => {
    if (!isInBrowser) return;
    const start = () => {
      const { film } = page();
      if (film === 'on' || (!film && mayPlayAtOnce(navigator, isStill))) play(video.current);
      else video.current?.pause();
    };
    const startOnceLoaded = () => document.readyState === 'complete' && start();
    startOnceLoaded();
    addEventListener('load', start, { once: true });
    addEventListener('settled', startOnceLoaded);
    return () => {
      removeEventListener('load', start);
      removeEventListener('settled', startOnceLoaded);
    };
  }, [isInBrowser, isUpright, isStill]);

  const toggle = () => {
    const film = isPlaying ? 'off' : 'on';
    if (isPlaying) video.current?.pause();
    else play(video.current);
    page().film = film; // for the visit, where the rest does not arrive
    import('../../settings/change-film.ts').then(
      ({ changeFilm }) => changeFilm(film),
      () => {},
    );
  };

  // The film of the other shape tells that it stopped when it is gone already.
  const tell = (isPlaying: boolean) => (event: SyntheticEvent) =>
    event.currentTarget === video.current && setIsPlaying(isPlaying);
  const listeners = { onPlay: tell(true), onPause: tell(false) };
  return { video, isPlaying, isUpright, toggle, listeners };
}

/** `play` rejects where the browser forbids autoplay or the element is removed; the button can still start it. */
function play(video: HTMLVideoElement | null) {
  video?.play().catch(() => {});
}
