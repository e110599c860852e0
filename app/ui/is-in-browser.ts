import { useSyncExternalStore } from 'react';

/**
 * False in the prerendered page and while hydrating it, true right after. Whatever is random, dated or remembered
 * must wait for it, so that the first render equals the prerendered page: https://react.dev/errors/418
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
