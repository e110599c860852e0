import { useEffect, useState } from 'react';
import { waitingNote } from './waiting.ts';

/** So long the server asked the visitor to wait: until `until`, as performance.now() counts. */
export type Wait = { readonly seconds: number; readonly until: number };

/** What is seen of a wait, which counts down, and what is heard of it, which changes only when it is over. */
export function useWait(wait: Wait | null) {
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (!wait) return;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= wait.until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [wait]);

  if (!wait) return null;
  const left = Math.min(wait.seconds, Math.ceil((wait.until - now) / 1000));
  const isOver = left <= 0;
  return { isOver, shown: waitingNote(left), heard: waitingNote(isOver ? 0 : wait.seconds) };
}
