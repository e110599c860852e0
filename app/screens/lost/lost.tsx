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
      <PageHeader title="Lost in the swamp" />
      <div className={styles.scene}>
        <div className={styles.donkey}>
          <Portrait who="Donkey" size={352} sizes="(width < 40rem) 200px, 440px" isAtTop />
        </div>
        <blockquote className={styles.speech}>
          <p>
            Okay, don't panic, I'm not panicking, are you panicking? There's no page here. I looked under the log, I
            looked on the log, I asked the log.
          </p>
          <p>
            I know a shortcut, it goes left, then left, then there's a heron, don't make eye contact, then left again,
            and then, well, look at that, we're back here, hi!
          </p>
          <p>
            Or take one of these paths, they've got signs and everything. I'll walk with you. I'll talk with you. Mostly
            that.
          </p>
        </blockquote>
        <nav className={styles.paths} aria-label="Paths out of here">
          <ScreenLink className={styles.path} href="/">
            Home to the swamp
          </ScreenLink>
          <ScreenLink className={styles.path} href="/choose">
            Somebody to talk to
          </ScreenLink>
          <ScreenLink className={styles.path} href="/minigame">
            A game of hangman
          </ScreenLink>
          <ScreenLink className={styles.path} href="/fortune-teller">
            A fortune
          </ScreenLink>
        </nav>
      </div>
    </main>
  );
}
