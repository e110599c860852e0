import { useState } from 'react';
import * as texts from '#texts/home.ts';
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
        <p className={styles.blurb}>{texts.blurb}</p>
        <nav className={styles.doors} aria-label={texts.doors}>
          <ScreenLink className={styles.door} href="/minigame">
            {texts.toHangman}
          </ScreenLink>
          <ScreenLink className={styles.door} href="/choose">
            {texts.toChoose}
          </ScreenLink>
          <ScreenLink className={styles.door} href="/fortune-teller">
            {texts.toFortune}
          </ScreenLink>
        </nav>
      </main>
      <Film />
      <Footer />
    </div>
  );
}
