// For supervisors and load balancers: whether the process is alive, and whether it should get requests.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from './problem.ts';

/** Mean event-loop delay over a second from which the process counts as overloaded: each piece of a reply is so much late. */
const longestDelayMs = 200;
const resolutionMs = 10;
const measureEveryMs = 1000;
const comeBackS = 5;

/**
 * GET /healthz and /readyz. Under more load than the process can carry, the chat refuses with 503 before it has read a question;
 * pages, which cost next to nothing, are still served. `isStuck` says that no call makes progress, which only a restart repairs.
 * `prepare` loads what questions need, once the server listens: one that comes earlier waits for it, some 0.3 s, and pages do not.
 */
export function addHealth(app: FastifyInstance, isStuck: () => boolean, prepare: () => Promise<void>): void {
  const isOverloaded = watchDelay(app, prepare);
  // Hooks of every request call `done`, which spares a promise for each.
  app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
    if (routeOptions.url !== '/api/chat' || !isOverloaded()) return done();
    done(new Problem(503, 'Not now', 'There is too much going on.', { limit: 'overload', retryAfter: comeBackS }));
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', (_request, reply) => say(reply, 200, 'alive'));
  app.get('/readyz', (_request, reply) => {
    if (isClosing) return say(reply, 503, 'shutting down');
    if (isStuck()) return say(reply, 503, 'stuck');
    return isOverloaded() ? say(reply, 503, 'overloaded') : say(reply, 200, 'ready');
  });
}

/**
 * Whether the event loop was late over the last second. Not @fastify/under-pressure: it also asks for the memory used, which nothing
 * here needs, and where no file can be opened any more (EMFILE) that throws out of a timer and ends the process.
 */
function watchDelay(app: FastifyInstance, prepare: () => Promise<void>): () => boolean {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  let delayMs = 0;
  let measuring: NodeJS.Timeout | undefined;
  delays.enable();
  function measure(): void {
    delays.reset();
    measuring = setInterval(() => {
      // NaN if nothing was measured, which means that the loop was blocked all the time.
      delayMs = Number.isNaN(delays.mean) ? Number.POSITIVE_INFINITY : delays.mean / 1e6 - resolutionMs;
      delays.reset();
    }, measureEveryMs).unref();
  }
  // Starting takes long turns, and the first visitors would be refused because of them.
  app.addHook('onReady', async () => measure());
  app.addHook('onListen', async () => {
    clearInterval(measuring);
    await nextTurn(); // first it is said that the server listens
    await prepare();
    measure();
  });
  app.addHook('onClose', async () => {
    clearInterval(measuring);
    delays.disable();
  });
  return () => delayMs > longestDelayMs;
}

function say(reply: FastifyReply, status: number, word: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${word}\n`);
}
