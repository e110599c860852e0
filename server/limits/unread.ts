import type { FastifyInstance } from 'fastify';

/** As long as nginx waits (send_timeout). Set as the server's `connectionTimeout`. */
export const longestUnreadMs = 30_000;

/**
 * Closes a connection on which nothing has moved for `longestUnreadMs` while part of an answer waits to be read. One whose answer
 * waits for us, as a reply does while the service is silent, stays open.
 */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    // Without this listener Node would close the connection in either case. "timeout" does not come while the system still takes bytes.
    reply.raw.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
