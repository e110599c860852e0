import type { MouseEvent } from 'react';
import styles from './back-link.module.css';
import { Door } from './door.tsx';
import { stepBack, stepsBackTo } from './step-back.ts';

/**
 * Leads one level up, to `to`. It adds no entry to the history, so that the device's Back does not lead down again: it
 * steps back where `to` is the page before, and takes this page's place where it is not.
 */
export function BackLink({ to, children = 'Back' }: { to: string; children?: string }) {
  const goBack = (event: MouseEvent) => {
    const steps = stepsBackTo(to);
    if (steps === 0 && location.pathname !== to) return; // the link itself leads there
    event.preventDefault();
    if (steps > 0) stepBack(steps);
  };
  return (
    <Door href={to} replace className={styles.back} onClick={goBack}>
      <span aria-hidden="true">←</span> <span>{children}</span>
    </Door>
  );
}
