// Each screen is a chunk of its own; this remembers which ones have arrived, so that a known screen renders at once.
import type { ComponentType } from 'react';
import type { Route } from './routes.ts';

const arrived = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();

/** The screen if its code is here already. */
export function loadedScreen(route: Route): ComponentType | undefined {
  return arrived.get(route.name);
}

/** Fetches the screen's code, once; after a failure the next call asks again. */
export function loadScreen(route: Route): Promise<ComponentType> {
  const known = underWay.get(route.name);
  if (known) return known;
  const loading = route
    .load()
    .then(({ Screen }) => {
      arrived.set(route.name, Screen);
      return Screen;
    })
    .finally(() => underWay.delete(route.name));
  underWay.set(route.name, loading);
  return loading;
}

/**
 * Whether the page at the present address can be had. Then a screen whose code cannot was replaced by a release, or the
 * browser remembers an earlier failure (Chromium up to 153 does); either way, loading the page brings it.
 */
export async function isPageServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
