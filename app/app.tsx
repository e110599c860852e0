import { useEffect, useRef } from 'react';
import { Router, useLocation } from 'wouter';
import { BlockedPath } from './blocked-path.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { followLink, useNavigation } from './navigation.ts';
import { type Route, routeFor } from './routes.ts';
import { loadedScreen } from './screen-loading.ts';
import { DestinationContext } from './ui/destination.ts';
import { useLoadedRoute } from './use-loaded-route.ts';

/** The whole app. `ssrPath` says which page to write when there is no browser to ask. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router aroundNav={followLink} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <Room />
    </Router>
  );
}

function Room() {
  const [path, navigate] = useLocation();
  const wanted = routeFor(path);
  const { shown, hasFailed } = useLoadedRoute(wanted);
  const home = useArrival(shown, wanted);
  const Screen = loadedScreen(shown);
  return (
    <DestinationContext value={wanted === shown || hasFailed ? null : path}>
      <ErrorBoundary key={shown.name}>{Screen && <Screen />}</ErrorBoundary>
      {hasFailed && (
        <BlockedPath
          onTryAgain={() => navigate(path, { replace: true, state: history.state })}
          onStay={() => navigate(home.current.path, { replace: true, state: home.current.state })}
        />
      )}
    </DestinationContext>
  );
}

/**
 * A browser announces a new page by itself; a new screen needs its title, focus and scroll set by hand. Keeps the
 * address and state at which `shown` stands, to come back to while another address is wanted.
 */
function useArrival(shown: Route, wanted: Route) {
  const { by } = useNavigation();
  const before = useRef(shown);
  const stand = useRef<{ path: string; state: unknown }>({ path: shown.path, state: null });
  useEffect(() => {
    if (shown === wanted) stand.current = { path: location.pathname + location.search, state: history.state };
  });
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    document.title = shown.title;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (by === 'link') scrollTo(0, 0); // on the way back, the browser knows where one was
  }, [shown, by]);
  return stand;
}
