import type { MouseEvent } from 'react';
import * as texts from '#texts/shell.ts';
import { address } from './address.ts';
import styles from './back-link.module.css';
import { ScreenLink } from './screen-link.tsx';
import { stepBack, stepsBackTo } from './step-back.ts';

/**
 * A link one level up, to `to`. It adds no history entry, so that the device's Back does not lead down again: it
 * steps back if `to` is the previous page, and else replaces the present entry.
 */
export function BackLink({ to: screen, children = texts.back }: { to: string; children?: string }) {
  const to = address(screen);
  const goBack = (event: MouseEvent) => {
    const steps = stepsBackTo(to);
    if (steps === 0 && location.pathname !== to) return; // the link's own click replaces the entry
    event.preventDefault();
    if (steps > 0) stepBack(steps);
  };
  return (
    <ScreenLink href={screen} replace className={styles.back} onClick={goBack}>
      <svg viewBox="0 0 20 12" aria-hidden="true">
        <path d="M19 5q-9 2-17 1m5-5Q5 4 2 6q3 2 6 5" />
      </svg>
      <span>{children}</span>
    </ScreenLink>
  );
}
