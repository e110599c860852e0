import * as texts from '#texts/lost.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { ScreenLink } from '../../ui/screen-link.tsx';
import { useLatePictures } from '../../ui/use-late-pictures.ts';
import styles from './lost.module.css';

/** The page for unknown addresses. */
export function Screen() {
  const hasTrees = useLatePictures();
  return (
    <main className={styles.page} data-late={hasTrees || undefined}>
      <PageHeader title={texts.title} />
      <div className={styles.scene}>
        <div className={styles.donkey}>
          <Portrait who="Donkey" size={352} sizes="(width < 40rem) 200px, 440px" isAtTop />
        </div>
        <blockquote className={styles.speech}>
          <p>{texts.first}</p>
          <p>{texts.second}</p>
          <p>{texts.third}</p>
        </blockquote>
        <nav className={styles.paths} aria-label={texts.paths}>
          <ScreenLink className={styles.path} href="/">
            {texts.home}
          </ScreenLink>
          <ScreenLink className={styles.path} href="/choose">
            {texts.choose}
          </ScreenLink>
          <ScreenLink className={styles.path} href="/minigame">
            {texts.hangman}
          </ScreenLink>
          <ScreenLink className={styles.path} href="/fortune-teller">
            {texts.fortune}
          </ScreenLink>
        </nav>
      </div>
    </main>
  );
}
