import * as texts from '#texts/home.ts';
import { useIsInBrowser } from '../../ui/is-in-browser.ts';
import { unseenIfMissing } from '../../ui/unseen-if-missing.ts';
import poster from './film/poster.avif';
import posterWebp from './film/poster.webp';
import posterTall from './film/poster-tall.avif';
import posterTallWebp from './film/poster-tall.webp';
import av1 from './film/swamp.av1.mp4';
import h264 from './film/swamp.h264.mp4';
import av1Tall from './film/swamp-tall.av1.mp4';
import h264Tall from './film/swamp-tall.h264.mp4';
import styles from './film.module.css';
import { useFilm } from './use-film.ts';

const portrait = '(orientation: portrait)';
const av1Type = 'video/mp4; codecs="av01.0.05M.08"';
const h264Type = 'video/mp4; codecs="avc1.640028"';

const films = { upright: [av1Tall, h264Tall], wide: [av1, h264] } as const;

/** The swamp behind the title: a poster first, the film over it once the page has loaded, and a button that pauses it. */
export function Film() {
  const isInBrowser = useIsInBrowser();
  const { video, isPlaying, isUpright, toggle, listeners } = useFilm(isInBrowser);
  const shape = isUpright ? 'upright' : 'wide';
  const [inAv1, inH264] = films[shape];

  return (
    <>
      <div className={styles.screen} aria-hidden="true">
        <picture>
          <source media={portrait} srcSet={posterTall} type="image/avif" />
          <source media={portrait} srcSet={posterTallWebp} type="image/webp" />
          <source srcSet={poster} type="image/avif" />
          <img src={posterWebp} alt="" width={1280} height={720} {...unseenIfMissing} />
        </picture>
        {isInBrowser && (
          // No `media` on the sources: browsers evaluate it once, and not again when the device is rotated.
          <video key={shape} ref={video} muted loop playsInline preload="none" {...listeners}>
            <source src={inAv1} type={av1Type} />
            <source src={inH264} type={h264Type} />
          </video>
        )}
      </div>
      <button
        type="button"
        className={isInBrowser ? styles.button : styles.buttonToCome}
        aria-label={isPlaying ? texts.pauseFilm : texts.playFilm}
        disabled={!isInBrowser}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M8 5l11 7-11 7z'} />
        </svg>
      </button>
    </>
  );
}
