// Each screen is a chunk of its own. Loaded ones are kept here, so that they render at once when shown again.
import type { ComponentType } from 'react';
import type { Route } from './routes.ts';

const arrived = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();

/** The screen's component, if its code has loaded. */
export function loadedScreen(route: Route): ComponentType | undefined {
  return arrived.get(route.name);
}

/** Fetches the screen's code, once; after a failure the next call asks again. */
export function loadScreen(route: Route): Promise<ComponentType> {
  const known = underWay.get(route.name);
  if (known !== undefined) return known;
  const loading = route
    .load()
    .then((Screen) => {
      arrived.set(route.name, Screen);
      return Screen;
    })
    .finally(() => underWay.delete(route.name));
  underWay.set(route.name, loading);
  return loading;
}

/**
 * Whether the server answers for the page at the present address. If it does although the screen's code failed to load,
 * then a new release has replaced that file, or the browser caches an earlier failure (Chromium up to 153 does). In both
 * cases reloading the page helps.
 */
export async function isPageServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
