import { useCallback, useEffect, useRef, useState } from 'react';
import type { Game } from './game.ts';
import { keptStatistics, noStatistics, withGame } from './statistics.ts';

/**
 * The statistics of this device, as the other tabs leave them too, and how to count a game. Where the device keeps nothing (`isKept`), they
 * are of this visit.
 */
export function useStatistics() {
  const [statistics, setStatistics] = useState(noStatistics);
  const [isKept, setIsKept] = useState(true);
  const unkept = useRef<typeof noStatistics | null>(null);

  const read = useCallback(() => setStatistics(unkept.current ?? keptStatistics().read() ?? noStatistics), []);

  // The storage is asked each time, because another tab may have counted since.
  const count = useCallback((name: string, game: Game) => {
    const before = unkept.current ?? keptStatistics().read() ?? noStatistics;
    const now = withGame(before, name, game);
    if (now !== before && !keptStatistics().write(now)) {
      unkept.current = now;
      setIsKept(false);
    }
    setStatistics(now);
  }, []);

  useEffect(() => {
    read();
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, [read]);

  return { statistics, isKept, count };
}
