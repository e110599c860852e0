// What begins when the page has all that it shows, and nothing else to do.
import { fetchNextRooms } from './next-rooms.ts';
import { startWorker } from './offline/start-worker.ts';
import type { Route } from './routes.ts';

/** The development server has no service worker. */
export function beginLate(routes: readonly Route[], load: (route: Route) => Promise<unknown>): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void startWorker();
  fetchNextRooms(routes, load);
}
