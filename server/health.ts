// For supervisors and load balancers: whether the process lives, and whether it wants visitors.
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from './problem.ts';

/** Mean over a second. Then every token of every reply comes so much too late. */
const longestDelayMs = 200;
const comeBackS = 5;

/**
 * GET /healthz and /readyz. Under more load than the process can carry, the chat refuses with 503 before it has read a question;
 * pages, which cost next to nothing, are still served. `isStuck` says that the chat stands still, which only a restart mends.
 */
export async function addHealth(app: FastifyInstance, isStuck: () => boolean): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    pressureHandler: async ({ routeOptions }) => {
      if (routeOptions.url !== '/api/chat') return;
      throw new Problem(503, 'Not now', 'There is too much going on.', { limit: 'overload', retryAfter: comeBackS });
    },
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', (_request, reply) => say(reply, 200, 'alive'));
  app.get('/readyz', (_request, reply) => {
    if (isClosing) return say(reply, 503, 'shutting down');
    if (isStuck()) return say(reply, 503, 'stuck');
    return app.isUnderPressure() ? say(reply, 503, 'overloaded') : say(reply, 200, 'ready');
  });
}

function say(reply: FastifyReply, status: number, word: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${word}\n`);
}
