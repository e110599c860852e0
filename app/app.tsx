import { useEffect, useRef } from 'react';
import { Router, useLocation } from 'wouter';
import { BlockedPath } from './blocked-path.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { followLink, useNavigation } from './navigation.ts';
import { type Route, routeFor } from './routes.ts';
import { loadedScreen } from './screen-loading.ts';
import { DestinationContext } from './ui/destination.ts';
import { useLoadedRoute } from './use-loaded-route.ts';

/** The whole app. `ssrPath` is the address to render while prerendering, where there is no browser to ask. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router aroundNav={followLink} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <CurrentScreen />
    </Router>
  );
}

function CurrentScreen() {
  const [path, navigate] = useLocation();
  const wanted = routeFor(path);
  const { shown, hasFailed } = useLoadedRoute(wanted);
  const place = useArrival(shown, wanted);
  const Screen = loadedScreen(shown);
  return (
    <DestinationContext value={wanted === shown || hasFailed ? null : path}>
      <ErrorBoundary key={shown.name}>{Screen && <Screen />}</ErrorBoundary>
      {hasFailed && (
        <BlockedPath
          onTryAgain={() => navigate(path, { replace: true, state: history.state })}
          onStay={() => navigate(place.current.path, { replace: true, state: place.current.state })}
        />
      )}
    </DestinationContext>
  );
}

/**
 * A browser announces a new page by itself; a new screen needs its title, focus and scroll position set by hand.
 * Returns the address and history state of the screen that is shown, to go back to when the wanted one cannot load.
 */
function useArrival(shown: Route, wanted: Route) {
  const { by } = useNavigation();
  const previous = useRef(shown);
  const place = useRef<{ path: string; state: unknown }>({ path: shown.path, state: null });
  useEffect(() => {
    if (shown === wanted) place.current = { path: location.pathname + location.search, state: history.state };
  });
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    document.title = shown.title;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (by === 'link') scrollTo(0, 0); // on Back and Forward the browser restores the scroll position
  }, [shown, by]);
  return place;
}
