import { useEffect, useState } from 'react';
import type { HelpLine } from '../../contract/help-lines.ts';
import { fetchOwnLines } from './own-lines.ts';

/** The owner's lines, once they have arrived. */
export function useOwnLines(): readonly HelpLine[] {
  const [lines, setLines] = useState<readonly HelpLine[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void fetchOwnLines(controller.signal).then((arrived) => {
      if (!controller.signal.aborted) setLines(arrived);
    });
    return () => controller.abort();
  }, []);
  return lines;
}
