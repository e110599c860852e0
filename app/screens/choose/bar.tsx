import styles from './profile-card.module.css';

/** Doris's bar, before her: a board's worn edge. In hundredths of the portrait's opening. */
export function Bar() {
  return (
    <span className={styles.bar}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.lip} d="M0 82.6 9 81.9 20 82.3 33 81.4 47 82 61 81.3 74 82.1 87 81.6 100 82.4" />
        <path className={styles.under} d="M0 86.2 12 85.4 26 86 41 85.2 58 85.9 72 85.1 88 85.8 100 85.2" />
      </svg>
    </span>
  );
}
