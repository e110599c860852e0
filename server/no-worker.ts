// The way out: where the owner has switched the service worker off, its address answers with one that ends itself.
import type { FastifyInstance } from 'fastify';
import { offlineListPaths, workerPath } from '../contract/offline.ts';

/**
 * Browsers ask for the worker's address at each navigation, past their caches, and run what they find. This one removes all that
 * the worker kept, and the worker. Open pages go on; their next navigation is answered by the server.
 */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (/^swampheart-/.test(name)) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
}
`;

export function sendWorkersAway(app: FastifyInstance): void {
  app.get(workerPath, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .send(farewell),
  );
  for (const path of offlineListPaths) {
    app.get(path, (_request, reply) => reply.code(204).header('cache-control', 'no-cache').send());
  }
}
