import { useEffect, useState } from 'react';

type RoomParts = typeof import('./room.tsx');
type Device = { readonly connection?: { readonly saveData?: boolean } };

/** It comes with the other faces (puppet.tsx), so that it delays nothing that the visitor waits for. */
const roomMs = 3000;

/** The room behind the puppet; `null` until it is due, and for good where it cannot be had. Save-Data leaves the wall as it is painted at first. */
export function useRoom(): RoomParts['Room'] | null {
  const [parts, setParts] = useState<RoomParts | null>(null);
  useEffect(() => {
    if ((navigator as Device).connection?.saveData) return;
    const timer = setTimeout(() => void import('./room.tsx').then(setParts, () => {}), roomMs);
    return () => clearTimeout(timer);
  }, []);
  return parts?.Room ?? null;
}
