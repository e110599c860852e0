import { useEffect, useState } from 'react';
import { span, waitingNote } from './waiting.ts';

/** A time in which the server accepts no message: `seconds` long, until `until` on the clock of performance.now(). */
export type Wait = { readonly seconds: number; readonly until: number };

/**
 * The notes about a wait: `shown` counts down, `heard` is for screen readers and changes only when the wait is over.
 */
export function useCountdown(wait: Wait | null) {
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (!wait) return;
    const look = () => {
      setNow(performance.now());
      if (performance.now() >= wait.until) clearInterval(timer);
    };
    const timer = setInterval(look, 1000);
    look();
    return () => clearInterval(timer);
  }, [wait]);

  if (!wait) return null;
  const left = Math.min(wait.seconds, Math.ceil((wait.until - now) / 1000));
  const isOver = left <= 0;
  return {
    isOver,
    time: span(left),
    shown: waitingNote(left),
    heard: waitingNote(isOver ? 0 : wait.seconds),
  };
}
