// How the visitor came to the present address: by a link of ours, or by the browser's Back and Forward.
import { useSyncExternalStore } from 'react';
import type { AroundNavHandler } from 'wouter';

export type Navigation = {
  readonly by: 'link' | 'history';
  /** Grows with every press of a link, also of one that leads to the present address: then it is a new try. */
  readonly presses: number;
};

let latest: Navigation = { by: 'history', presses: 0 };
const listeners = new Set<() => void>();

export function useNavigation(): Navigation {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => latest,
  );
}

/** What every link of ours does. One pressed twice, while its screen is on the way, is one step in the history. */
export const followLink: AroundNavHandler = (navigate, to, options) => {
  latest = { by: 'link', presses: latest.presses + 1 };
  for (const listener of listeners) listener();
  navigate(to, { ...options, replace: options?.replace || to === location.pathname });
};

function noteHistory() {
  latest = { ...latest, by: 'history' };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Captured, so as to be heard before the router, which renders the new address.
  addEventListener('popstate', noteHistory, true);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', noteHistory, true);
  };
}
