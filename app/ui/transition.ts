import { flushSync } from 'react-dom';

/** Runs `change` in a view transition, or directly in browsers without them. */
export function inTransition(change: () => void): void {
  if (!document.startViewTransition) change();
  // A second transition skips the first, whose promise then rejects: no error to report.
  else document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}
