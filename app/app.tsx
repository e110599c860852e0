import { Suspense, use, useEffect, useRef } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { type Route, routeFor } from './routes.ts';
import { loadedScreen, loadScreen } from './screen-loading.ts';
import { Stumble } from './stumble.tsx';

/** The whole app. `ssrPath` says which page to write when there is no browser to ask. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router aroundNav={fetchThenGo} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <Stumble>
        <Suspense>
          <Room />
        </Suspense>
      </Stumble>
    </Router>
  );
}

function Room() {
  const [path] = useLocation();
  const route = routeFor(path);
  const Screen = loadedScreen(route) ?? use(loadScreen(route));
  useArrival(route);
  return <Screen key={route.name} />;
}

let latestNavigation = 0;

/** Stays on the old screen until the new one's code is here. Of two navigations under way only the later arrives. */
const fetchThenGo: AroundNavHandler = async (navigate, to, options) => {
  latestNavigation += 1;
  const navigation = latestNavigation;
  try {
    await loadScreen(routeFor(new URL(to, location.href).pathname));
  } catch (error) {
    // The chunk is gone, as after a new release: the address itself still leads there, state and all.
    console.error(error);
    history.pushState(options?.state ?? null, '', to);
    location.reload();
    return;
  }
  if (navigation !== latestNavigation) return;
  navigate(to, options);
  scrollTo(0, 0);
};

/** A browser announces a new page by itself; a new screen needs its title and focus set by hand. */
function useArrival(route: Route) {
  const shown = useRef(route);
  useEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    document.title = route.title;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [route]);
}
