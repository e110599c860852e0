import styles from './profile-card.module.css';

/** Doris's bar, before her: a board's worn edge, a cloth over it, and a mug that waits. In hundredths of the portrait's opening. */
export function Bar() {
  return (
    <span className={styles.bar}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id="linen" x2=".35" y2="1">
          <stop offset=".2" stopColor="#f7ecd4" />
          <stop offset="1" stopColor="#a8977a" />
        </linearGradient>
        <linearGradient id="brass">
          <stop stopColor="#6b4420" />
          <stop offset=".32" stopColor="#dcae6c" />
          <stop offset="1" stopColor="#3d240f" />
        </linearGradient>
        <path className={styles.lip} d="M0 82.6 9 81.9 20 82.3 33 81.4 47 82 61 81.3 74 82.1 87 81.6 100 82.4" />
        <path className={styles.under} d="M0 86.2 12 85.4 26 86 41 85.2 58 85.9 72 85.1 88 85.8 100 85.2" />
        <path
          fill="url(#linen)"
          d="M25 80.6q9-1.5 19 .5l2.6 12.6q-2.2 1.9-4.4.3t-4.6 1.2q-2.3 1.3-4.8-.4t-5 .9q-2.2 1-4.4-.6z"
        />
        <path
          className={styles.check}
          d="M29.8 80.2l-.9 15M36.4 80.1l.3 15.3M41.6 80.7l1.6 13.4M24.6 84.4q10-1.6 20.4.4M23.6 89.6q10-1.6 22.2.6"
        />
        <g transform="translate(51 -21) scale(1.24)">
          <path className={styles.ear} d="M7.6 78.4q3.6-.6 3.4 2.6t-3.6 2.9" />
          <path fill="url(#brass)" d="M0 76h8.2l-.5 8q-3.6 1.3-7.2 0z" />
          <path className={styles.under} d="M.3 78.6q3.8 1.2 7.7 0M.6 82.4q3.5 1.2 7.1 0" />
          <path
            fill="url(#linen)"
            d="M-.5 76.4q-.7-2.4 1.5-2.6 1-2 2.9-1 2.3-1.2 3.2 1 2.1.2 1.7 2.4-.6 1.2-1.6.6-.2 2-1.3 1.9t-.9-1.7q-2.6.6-5.5-.6z"
          />
        </g>
      </svg>
    </span>
  );
}
