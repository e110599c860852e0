import { useEffect, useState } from 'react';
import { behindTheRestMs, whenIdle } from '../../ui/when-idle.ts';

type RoomParts = typeof import('./room.tsx');
type Device = { readonly connection?: { readonly saveData?: boolean } };

/** The room behind the puppet; `null` until a moment after the page has nothing else to do, and for good where it cannot be had. Save-Data leaves the wall as it is painted at first. */
export function useRoom(): RoomParts['Room'] | null {
  const [parts, setParts] = useState<RoomParts | null>(null);
  useEffect(() => {
    if ((navigator as Device).connection?.saveData) return;
    const load = () => void import('./room.tsx').then(setParts, () => {});
    whenIdle(() => void setTimeout(load, behindTheRestMs));
  }, []);
  return parts?.Room ?? null;
}
