import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Replier } from './chat/replier.ts';
import { chatRoute } from './chat/route.ts';
import type { Config } from './config.ts';
import { Problem, problemOf, sendProblem } from './problem.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './site.ts';

const bodyLimitBytes = 16_384;
const secondMs = 1000;

export type Parts = {
  readonly config: Pick<Config, 'rateLimit'>;
  readonly replier: Replier;
  /** The folder that the build wrote; without one only the chat is served. */
  readonly dist?: string;
  readonly logTo?: DestinationStream;
};

/** The whole server on one page. */
export async function buildApp({ config, replier, dist, logTo }: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn', ...(logTo && { stream: logTo }) },
    bodyLimit: bodyLimitBytes,
    requestTimeout: 10 * secondMs,
    // Node looks for overdue connections only so often: every 30 s, unless told otherwise.
    http: { headersTimeout: 5 * secondMs, connectionsCheckingInterval: secondMs },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // Replies in flight finish; idle connections end at once.
    forceCloseConnections: 'idle',
    exposeHeadRoutes: true,
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.warn({ status: problem.status, reason: problem.message }, problem.title);
    if (problem.status === 500) request.log.error(error);
    return sendProblem(reply, problem);
  });
  app.addHook('onClose', () => replier.close());
  closeWhatFallsIdle(app);

  await app.register(helmet, securityHeaders);
  await app.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    errorResponseBuilder: (_request, { after }) =>
      new Problem(429, 'Too many messages', `The swamp needs a breath. Try again in ${after}.`),
  });
  chatRoute(app, replier, config.rateLimit);
  if (dist) await serveSite(app, dist);
  return app;
}

/** Closing ends idle connections at once; this ends the others as soon as their reply is out, not after their keep-alive. */
function closeWhatFallsIdle(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
