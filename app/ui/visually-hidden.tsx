import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read by screen readers, not seen. With `announce`, whatever text appears in it is read out as it appears. */
export function VisuallyHidden({ announce = false, children }: { announce?: boolean; children: ReactNode }) {
  return announce ? (
    <output className={styles.hidden}>{children}</output>
  ) : (
    <span className={styles.hidden}>{children}</span>
  );
}
