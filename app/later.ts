// What begins when the page has nothing else to do, in one part that is itself fetched then.
import { fetchNextRooms } from './next-rooms.ts';
import { startWorker } from './offline/start-worker.ts';
import type { Route } from './routes.ts';

/** `isBuilt`: the development server has no service worker. */
export function beginLater(isBuilt: boolean, routes: readonly Route[], load: (route: Route) => Promise<unknown>): void {
  if (isBuilt && 'serviceWorker' in navigator) void startWorker();
  fetchNextRooms(routes, load);
}
