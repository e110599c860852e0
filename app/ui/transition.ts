import { flushSync } from 'react-dom';

/** Makes a change of the page visible as a movement, where the browser can; anywhere else it just happens. */
export function inTransition(change: () => void): void {
  if (!document.startViewTransition) change();
  // One that starts while another runs ends that one early, which is not an error to report.
  else document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}
