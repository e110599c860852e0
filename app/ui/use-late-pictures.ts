import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

type Device = { readonly connection?: { readonly saveData?: boolean } };

/** Whether pictures may be fetched that a page can do without: once it has nothing else to do, and never under Save-Data. */
export function useLatePictures(): boolean {
  const [mayCome, setMayCome] = useState(false);
  useEffect(() => {
    if (!(navigator as Device).connection?.saveData) whenIdle(() => setMayCome(true));
  }, []);
  return mayCome;
}
