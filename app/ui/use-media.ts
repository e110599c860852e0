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
