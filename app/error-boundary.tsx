import { Component, type ReactNode } from 'react';
import * as texts from '#texts/shell.ts';
import styles from './error-boundary.module.css';
import { address } from './ui/address.ts';
import accident from './ui/props/accident.avif';
import accidentWebp from './ui/props/accident.webp';
import { unseenIfMissing } from './ui/unseen-if-missing.ts';

/** Shows the error page where a screen throws while rendering, and logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.hasError ? <ErrorPage /> : this.props.children;
  }
}

/** Its links load a whole page instead of changing screens, because the running app may be what is broken. */
export function ErrorPage() {
  return (
    <main>
      <div role="alert" className={styles.page}>
        <picture className={styles.accident}>
          <source srcSet={accident} type="image/avif" />
          <img src={accidentWebp} alt="" width={960} height={780} {...unseenIfMissing} />
        </picture>
        <h1>{texts.rotten}</h1>
        <p>{texts.partMissing}</p>
        <div className={styles.ways}>
          <a className={styles.board} href={location.href}>
            {texts.tryAgain}
          </a>
          <a className={styles.board} href={address('/')}>
            {texts.goHome}
          </a>
        </div>
      </div>
    </main>
  );
}
