import { useEffect, useState } from 'react';
import type { OwnLine } from './help-lines.ts';
import { fetchOwnLines } from './own-lines.ts';

/** The owner's lines, once they have arrived. */
export function useOwnLines(): readonly OwnLine[] {
  const [lines, setLines] = useState<readonly OwnLine[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void fetchOwnLines(controller.signal).then((arrived) => {
      if (!controller.signal.aborted) setLines(arrived);
    });
    return () => controller.abort();
  }, []);
  return lines;
}
