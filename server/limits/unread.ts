import type { FastifyInstance } from 'fastify';

/** As long as nginx waits (send_timeout). Set as the server's `connectionTimeout`. */
export const longestUnreadMs = 30_000;

/**
 * Closes a connection if the client has read nothing for `longestUnreadMs` while part of a response waits for it. A connection that
 * waits for the server, for example while the service is silent, stays open.
 */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    // Without this listener Node would close the connection in both cases. No "timeout" comes while the operating system takes bytes.
    reply.raw.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    done();
  });
}
