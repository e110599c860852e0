import { Component, type ReactNode } from 'react';
import styles from './error-boundary.module.css';
import accident from './ui/props/accident.avif';
import accidentWebp from './ui/props/accident.webp';
import { unseenIfMissing } from './ui/unseen-if-missing.ts';

/** Shows the error page where a screen throws while rendering. React logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
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
        <h1>That plank was rotten</h1>
        <p>This part of the swamp did not arrive. Your way back is dry.</p>
        <div className={styles.ways}>
          <a className={styles.board} href={location.href}>
            Try again
          </a>
          <a className={styles.board} href="/">
            Go home
          </a>
        </div>
      </div>
    </main>
  );
}
