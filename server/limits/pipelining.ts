import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers do not pipeline: they wait for each response. A proxy may send a few requests ahead. */
const mostUnanswered = 16;

/**
 * Closes a connection with more unanswered requests than that. A client can put a thousand requests into one packet, and each takes
 * memory until those before it are answered. Node parses a packet as a whole, so reading cannot be stopped within it; requests
 * beyond the limit are dropped here, before Fastify handles them.
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
