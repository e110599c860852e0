import { useEffect } from 'react';
import { hourMs, nextPause } from './next-pause.ts';

/** The hour of the visit at which a pause was last due, whichever characters it is spent with; 0 before the first. */
let told = 0;

/** Calls back when a pause is due, with the hours since the page was loaded, which is where the clock of performance.now() begins. */
export function usePauses(onDue: (hours: number) => void) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const due = nextPause(told, performance.now() / hourMs);
      timer = setTimeout(
        () => {
          told = due;
          onDue(due);
          wait();
        },
        Math.max(0, due * hourMs - performance.now()),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [onDue]);
}
