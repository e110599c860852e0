import styles from './back-link.module.css';
import { Door } from './door.tsx';

/** Leads one level up, to `to`. */
export function BackLink({ to, children = 'Back' }: { to: string; children?: string }) {
  return (
    <Door href={to} className={styles.back}>
      <span aria-hidden="true">←</span> {children}
    </Door>
  );
}
