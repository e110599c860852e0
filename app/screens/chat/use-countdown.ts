import { useEffect, useState } from 'react';
import { span, waitingNote } from './waiting.ts';

/** So long the server takes no message: `seconds` in all, until `until`, as performance.now() counts. */
export type Wait = { readonly seconds: number; readonly until: number };

/**
 * What is seen of a wait, which counts down, and what is heard of it, which changes only when it is over. `span` is what
 * is left, and undefined once it is over.
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
    span: isOver ? undefined : span(left),
    shown: waitingNote(left),
    heard: waitingNote(isOver ? 0 : wait.seconds),
  };
}
