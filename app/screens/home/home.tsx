import { useState } from 'react';
import title from '../../ui/props/title-960.avif';
import titleWebp from '../../ui/props/title-960.webp';
import { ScreenLink } from '../../ui/screen-link.tsx';
import { Film } from './film.tsx';
import { Footer } from './footer.tsx';
import styles from './home.module.css';

export function Screen() {
  const [isTitleMissing, setIsTitleMissing] = useState(false);
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <h1 className={styles.title} tabIndex={-1}>
          {isTitleMissing ? (
            <span>Swampheart</span>
          ) : (
            <picture>
              <source srcSet={title} type="image/avif" />
              <img
                src={titleWebp}
                alt="Swampheart"
                width={1280}
                height={420}
                fetchPriority="high"
                onError={() => setIsTitleMissing(true)}
              />
            </picture>
          )}
        </h1>
        <p className={styles.blurb}>
          Come in, mind the puddle. Somebody in here is in love, somebody is losing his temper, and the onion knows how
          it ends.
        </p>
        <nav className={styles.doors} aria-label="Three doors">
          <ScreenLink className={styles.door} href="/minigame">
            Play Hangman: Swamp Edition
          </ScreenLink>
          <ScreenLink className={styles.door} href="/choose">
            Pick & Chat
          </ScreenLink>
          <ScreenLink className={styles.door} href="/fortune-teller">
            Reveal Your Swampy Fortune
          </ScreenLink>
        </nav>
      </main>
      <Film />
      <Footer />
    </div>
  );
}
