// How the visitor came to the present address: by a link of the app, or by the browser's Back and Forward.
import { useSyncExternalStore } from 'react';
import type { AroundNavHandler } from 'wouter';

export type Navigation = {
  readonly by: 'link' | 'history';
  /** Counts presses of links. Pressing a link to an address that failed to load counts too, and is a new try. */
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

/** Runs at every press of a link. A link pressed twice while its screen loads adds one history entry, not two. */
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
  // In the capture phase, to run before the router's own listener, which renders the new address.
  addEventListener('popstate', noteHistory, true);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('popstate', noteHistory, true);
  };
}
