import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const sweepEveryMs = 50;
/** A load balancer that has just connected may be about to send a question, which it cannot send to another replica any more. */
const graceMs = 300;
const shortTurnMs = 0.5;

/**
 * On closing, waits at most `shutdownMs` for the replies in flight, and for no other connection. Node alone would wait for all open
 * connections: for an idle one until its keep-alive ends, and for ever for one that never sends its request.
 */
export function finishRepliesOnClose(app: FastifyInstance, shutdownMs: number): void {
  let repliesInFlight = 0;
  app.addHook('preHandler', (_request, reply, done) => {
    repliesInFlight += 1;
    reply.raw.once('close', () => {
      repliesInFlight -= 1;
    });
    done();
  });
  app.addHook('preClose', async () => {
    const began = performance.now();
    const sweep = setInterval(() => {
      const passedMs = performance.now() - began;
      if (passedMs >= shutdownMs || (repliesInFlight === 0 && passedMs >= graceMs)) app.server.closeAllConnections();
    }, sweepEveryMs);
    app.server.once('close', () => clearInterval(sweep));
    await noneArrive(app.server, graceMs);
  });
}

/**
 * Resolves once a short turn of the event loop has brought no new connection, or after `longestMs`. The operating system accepts
 * connections and queues them; Node takes one from the queue each turn. Connections still queued when the server stops listening
 * are reset, and their questions are lost. Later ones are refused, which tells a load balancer to ask another replica.
 */
async function noneArrive(server: Server, longestMs: number): Promise<void> {
  const until = performance.now() + longestMs;
  let isArriving = true;
  let turnMs = 0;
  const note = () => {
    isArriving = true;
  };
  server.on('connection', note);
  while ((isArriving || turnMs > shortTurnMs) && performance.now() < until) {
    isArriving = false;
    const began = performance.now();
    await setImmediate();
    turnMs = performance.now() - began;
  }
  server.off('connection', note);
}
