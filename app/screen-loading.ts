// Each screen is a chunk of its own; this remembers which ones have arrived, so that a known screen renders at once.
import type { ComponentType } from 'react';
import type { Route } from './routes.ts';

const arrived = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();

/** The screen if its code is here already. */
export function loadedScreen(route: Route): ComponentType | undefined {
  return arrived.get(route.name);
}

/** Fetches the screen's code and styles, once: a promise that failed stays failed, until the page is loaded anew. */
export function loadScreen(route: Route): Promise<ComponentType> {
  const known = underWay.get(route.name);
  if (known) return known;
  const loading = route.load().then(({ Screen }) => {
    arrived.set(route.name, Screen);
    return Screen;
  });
  underWay.set(route.name, loading);
  return loading;
}
