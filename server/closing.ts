import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const sweepEveryMs = 50;
/** A load balancer may just have connected; its question is on the way, and it could not ask another replica any more. */
const graceMs = 300;
const shortTurnMs = 0.5;

/**
 * On closing, waits at most `shutdownMs` for the replies in flight, and for nobody else. Node by itself would wait for whoever
 * has a connection open: an idle one until its keep-alive is over, one that never sends its request for ever.
 */
export function finishRepliesOnClose(app: FastifyInstance, shutdownMs: number): void {
  let repliesInFlight = 0;
  app.addHook('preHandler', async (_request, reply) => {
    repliesInFlight += 1;
    reply.raw.once('close', () => {
      repliesInFlight -= 1;
    });
  });
  app.addHook('preClose', async () => {
    const began = performance.now();
    const sweep = setInterval(() => {
      const passedMs = performance.now() - began;
      if (passedMs >= shutdownMs || (repliesInFlight === 0 && passedMs >= graceMs)) app.server.closeAllConnections();
    }, sweepEveryMs);
    app.server.once('close', () => clearInterval(sweep));
    await nobodyComes(app.server, graceMs);
  });
}

/**
 * Resolves right after Node has looked for connections in a short turn and found none, or after `longestMs`. The system makes connections on its own
 * and holds them until Node takes them, one a turn: those that it still holds when the server stops listening are reset, and their
 * questions lost. Who comes later finds the door shut, which tells a load balancer to ask elsewhere.
 */
async function nobodyComes(server: Server, longestMs: number): Promise<void> {
  const until = performance.now() + longestMs;
  let isComing = true;
  let turnMs = 0;
  const note = () => {
    isComing = true;
  };
  server.on('connection', note);
  while ((isComing || turnMs > shortTurnMs) && performance.now() < until) {
    isComing = false;
    const began = performance.now();
    await setImmediate();
    turnMs = performance.now() - began;
  }
  server.off('connection', note);
}
