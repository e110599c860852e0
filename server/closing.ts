import type { FastifyInstance } from 'fastify';

/** How long a reply in flight may still take once the server was told to stop. */
const shutdownMs = 30_000;
const sweepEveryMs = 50;

/**
 * On closing, waits for the replies in flight and for nobody else. Node by itself would wait for whoever has a connection
 * open: an idle one until its keep-alive is over, one that never sends its request for ever.
 */
export function finishRepliesOnClose(app: FastifyInstance): void {
  let repliesInFlight = 0;
  app.addHook('preHandler', async (_request, reply) => {
    repliesInFlight += 1;
    reply.raw.once('close', () => {
      repliesInFlight -= 1;
    });
  });
  app.addHook('preClose', async () => {
    const deadline = Date.now() + shutdownMs;
    const sweep = setInterval(() => {
      if (repliesInFlight === 0 || Date.now() > deadline) app.server.closeAllConnections();
    }, sweepEveryMs);
    app.server.once('close', () => clearInterval(sweep));
  });
}
