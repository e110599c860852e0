import { useEffect, useState } from 'react';
import { whenIdle } from './use-late-parts.ts';

type LivingParts = typeof import('./living-parts.tsx');

/** What makes the puppet live, which is fetched when the page has nothing else to do; `null` until then, and for good where it cannot be. */
export function useLivingParts(): LivingParts | null {
  const [parts, setParts] = useState<LivingParts | null>(null);
  useEffect(() => {
    whenIdle(() => void import('./living-parts.tsx').then(setParts, () => {}));
  }, []);
  return parts;
}
