import { useEffect, useRef, useState } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { type Route, routeFor } from './routes.ts';
import { loadedScreen, loadScreen } from './screen-loading.ts';
import { Stumble } from './stumble.tsx';
import { inTransition } from './ui/transition.ts';

/** The whole app. `ssrPath` says which page to write when there is no browser to ask. */
export function App({ ssrPath }: { ssrPath?: string }) {
  return (
    <Router aroundNav={go} {...(ssrPath === undefined ? {} : { ssrPath })}>
      <Room />
    </Router>
  );
}

function Room() {
  const [path] = useLocation();
  const route = useLoadedRoute(routeFor(path));
  useArrival(route);
  const Screen = loadedScreen(route);
  return <Stumble key={route.name}>{Screen && <Screen />}</Stumble>;
}

/** The route to show: the one before stays until the wanted one's code is here, whichever way it was asked for. */
function useLoadedRoute(wanted: Route): Route {
  const [shown, show] = useState(wanted);
  // On the way back the browser restores the scroll position at once: the screen must stand by then, without a transition.
  const isBack = !isAtNewDoor && loadedScreen(wanted) !== undefined;
  useEffect(() => {
    if (wanted === shown) return;
    if (isBack) return show(wanted);
    let isStillWanted = true;
    loadScreen(wanted).then(
      () => inTransition(() => isStillWanted && show(wanted)),
      (error) => {
        // The chunk is gone, as after a new release. The address is the wanted one by now, state and all.
        console.error(error);
        if (isStillWanted) location.reload();
      },
    );
    return () => {
      isStillWanted = false;
    };
  }, [wanted, shown, isBack]);
  return isBack ? wanted : shown;
}

let isAtNewDoor = false;

/** A link clicked twice, while the screen is on its way, is one step in the history. */
const go: AroundNavHandler = (navigate, to, options) => {
  isAtNewDoor = true;
  navigate(to, { ...options, replace: options?.replace || to === location.pathname });
};

/** A browser announces a new page by itself; a new screen needs its title, focus and scroll set by hand. */
function useArrival(route: Route) {
  const shown = useRef(route);
  useEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    document.title = route.title;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (isAtNewDoor) scrollTo(0, 0); // on the way back, the browser knows where one was
    isAtNewDoor = false;
  }, [route]);
}
