import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';

type LateParts = typeof import('./late-parts.tsx');

let arrived: LateParts | null = null;

/**
 * The help lines and what is around them, which are fetched when the page has nothing else to do, and at once where they are shown.
 * `null` until then, and for good where they cannot be fetched: what shows them has something in their place.
 */
export function useLateParts(areShown: boolean): LateParts | null {
  const [parts, setParts] = useState(arrived);

  useEffect(() => {
    const load = () =>
      void import('./late-parts.tsx').then(
        (parts) => {
          arrived = parts;
          setParts(parts);
        },
        () => {}, // what stands in their place stays; whatever shows them next asks again
      );
    if (areShown) load();
    else whenIdle(load);
  }, [areShown]);

  return parts;
}
