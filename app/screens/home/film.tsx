import { useEffect, useRef, useState } from 'react';
import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import poster from './film/poster.avif';
import posterWebp from './film/poster.webp';
import posterTall from './film/poster-tall.avif';
import posterTallWebp from './film/poster-tall.webp';
import av1 from './film/swamp.av1.mp4';
import h264 from './film/swamp.h264.mp4';
import av1Tall from './film/swamp-tall.av1.mp4';
import h264Tall from './film/swamp-tall.h264.mp4';
import styles from './film.module.css';
import { mayPlayAtOnce } from './may-play.ts';

const portrait = '(orientation: portrait)';
const av1Type = 'video/mp4; codecs="av01.0.05M.08"';
const h264Type = 'video/mp4; codecs="avc1.640028"';

/** The swamp behind the title: a poster at once, the film over it when the page is done, and a button that stops it. */
export function Film() {
  const isInBrowser = useIsInBrowser();
  const [isPlaying, setIsPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (!isInBrowser || !mayPlayAtOnce(navigator, matchMedia)) return;
    const start = () => void video.current?.play().catch(() => {}); // The browser may refuse; the button is there.
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, [isInBrowser]);

  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else void video.current?.play().catch(console.error);
  };

  return (
    <>
      <div className={styles.screen} aria-hidden="true">
        <picture>
          <source media={portrait} srcSet={posterTall} type="image/avif" />
          <source media={portrait} srcSet={posterTallWebp} type="image/webp" />
          <source srcSet={poster} type="image/avif" />
          <img src={posterWebp} alt="" width={1280} height={720} fetchPriority="high" />
        </picture>
        {isInBrowser && (
          <video
            ref={video}
            muted
            loop
            playsInline
            preload="none"
            onPlaying={() => setIsPlaying(true)}
            onPause={() => setIsPlaying(false)}
          >
            <source media={portrait} src={av1Tall} type={av1Type} />
            <source media={portrait} src={h264Tall} type={h264Type} />
            <source src={av1} type={av1Type} />
            <source src={h264} type={h264Type} />
          </video>
        )}
      </div>
      {isInBrowser && (
        <button
          type="button"
          className={styles.button}
          aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
            <path d={isPlaying ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M8 5l11 7-11 7z'} />
          </svg>
        </button>
      )}
    </>
  );
}
