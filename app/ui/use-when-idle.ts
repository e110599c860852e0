import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** What `load` fetches, once the page has nothing else to do; `null` until then, and for good where it cannot be had. */
export function useWhenIdle<Parts>(load: () => Promise<Parts>): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    whenIdle(() => void load().then(setParts, () => {}));
  }, [load]);
  return parts;
}
