import { useEffect, useState } from 'react';

type Device = { readonly connection?: { readonly saveData?: boolean } };

/** After whatever a visitor waits for at first. */
const lateMs = 3000;

/** Whether pictures may be fetched that a page can do without: some seconds after it came, and never under Save-Data. */
export function useLatePictures(): boolean {
  const [mayCome, setMayCome] = useState(false);
  useEffect(() => {
    if ((navigator as Device).connection?.saveData) return;
    const timer = setTimeout(() => setMayCome(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  return mayCome;
}
