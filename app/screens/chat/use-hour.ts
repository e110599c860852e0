import { useEffect } from 'react';

export const hourMs = 3_600_000;

/** Once in a visit, whichever characters it is spent with. */
let hasPassed = false;

/** Calls back once, an hour after the page was loaded, which is where the clock of performance.now() begins. */
export function useHour(onPassed: () => void) {
  useEffect(() => {
    if (hasPassed) return;
    const pass = () => {
      hasPassed = true;
      onPassed();
    };
    const timer = setTimeout(pass, Math.max(0, hourMs - performance.now()));
    return () => clearTimeout(timer);
  }, [onPassed]);
}
