import { useEffect, useState } from 'react';
import { useNavigation } from './navigation.ts';
import type { Route } from './routes.ts';
import { isPageServed, loadedScreen, loadScreen } from './screen-loading.ts';
import { inTransition } from './ui/transition.ts';

export type LoadedRoute = {
  /** The route to show: the previous one until the wanted one's code has loaded. */
  readonly shown: Route;
  /** The wanted route's code failed to load, and its page does too. */
  readonly hasFailed: boolean;
};

/** Loads the screen of the present address, whether a link or the history led there. */
export function useLoadedRoute(wanted: Route): LoadedRoute {
  const { by, presses } = useNavigation();
  const [shown, setShown] = useState(wanted);
  const [failed, setFailed] = useState<Route | null>(null);
  // On Back and Forward the browser restores the scroll position at once, so the screen must render at once, with no transition.
  const isAtOnce = by === 'history' && loadedScreen(wanted) !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of a link is a new try
  useEffect(() => {
    setFailed(null);
    if (wanted === shown) return;
    if (isAtOnce) return setShown(wanted);
    let isStillWanted = true;
    loadScreen(wanted).then(
      () => inTransition(() => isStillWanted && setShown(wanted)),
      async (error) => {
        console.error(error);
        const isServed = await isPageServed();
        if (!isStillWanted) return;
        if (isServed) location.reload();
        else setFailed(wanted);
      },
    );
    return () => {
      isStillWanted = false;
    };
  }, [wanted, shown, isAtOnce, presses]);

  return { shown: isAtOnce ? wanted : shown, hasFailed: failed === wanted && wanted !== shown };
}
