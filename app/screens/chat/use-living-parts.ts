import { useEffect, useState } from 'react';
import { whenIdle } from './use-late-parts.ts';

/** What `load` fetches, once the page has nothing else to do; `null` until then, and for good where it cannot be had. */
function useWhenIdle<Parts>(load: () => Promise<Parts>): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    whenIdle(() => void load().then(setParts, () => {}));
  }, [load]);
  return parts;
}

const livingParts = () => import('./living-parts.tsx');
const afterwards = () => import('./afterwards.tsx');

/** What makes the puppet live. */
export const useLivingParts = () => useWhenIdle(livingParts);
/** What may be done about the newest reply, and with the whole talk. */
export const useAfterwards = () => useWhenIdle(afterwards);
