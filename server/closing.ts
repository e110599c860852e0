import type { FastifyInstance } from 'fastify';

const sweepEveryMs = 50;
/** A load balancer may just have connected; its question is on the way, and it could not ask another replica any more. */
const graceMs = 300;

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
  });
}
