import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers wait for each answer before they ask again on the same connection; a proxy may send a few requests ahead. */
const mostUnanswered = 16;

/**
 * Closes a connection that sends more requests than that without waiting for answers. A client may put a thousand requests into one
 * packet, and each would hold memory until the one before it is answered. Node's parser hands out all of a packet, so there is no
 * reading less of it; what comes after the limit is dropped here, before Fastify spends any time on it.
 */
export function limitPipelining(server: Server, onRefusal: () => void): void {
  const unanswered = new WeakMap<Socket, number>();
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (socket.destroyed) return;
    if (count > mostUnanswered) {
      onRefusal();
      socket.destroy();
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    for (const handle of handlers) handle.call(server, request, response);
  });
}
