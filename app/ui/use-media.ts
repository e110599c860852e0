import { useSyncExternalStore } from 'react';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the media query matches, updated as that changes; false in the prerendered page. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether nothing may move by itself: the visitor has chosen so (app/early-settings.ts), or the system asks for it. */
export function useIsStill(): boolean {
  const isReduced = useMedia(reducedMotion);
  const isChosen = useSyncExternalStore(
    (onChange) => {
      addEventListener('settled', onChange);
      return () => removeEventListener('settled', onChange);
    },
    () => document.documentElement.dataset.motion === 'still',
    () => false,
  );
  return isReduced || isChosen;
}
