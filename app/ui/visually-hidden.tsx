import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. With `announce`, changes of the text are announced. */
export function VisuallyHidden({ announce = false, children }: { announce?: boolean; children: ReactNode }) {
  return announce ? (
    <output className={styles.hidden}>{children}</output>
  ) : (
    <span className={styles.hidden}>{children}</span>
  );
}
