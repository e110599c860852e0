import { Link } from 'wouter';
import styles from './back-link.module.css';

/** Leads one level up, to `to`. */
export function BackLink({ to, children = 'Back' }: { to: string; children?: string }) {
  return (
    <Link href={to} className={styles.back}>
      <span aria-hidden="true">←</span> {children}
    </Link>
  );
}
