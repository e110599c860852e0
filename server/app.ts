import Fastify, { type FastifyInstance } from 'fastify';
import type { Replier } from './chat/replier.ts';
import { chatRoute } from './chat/route.ts';
import { finishRepliesOnClose } from './closing.ts';
import type { Config } from './config.ts';
import { limitConnections } from './limits/connections.ts';
import { openCounts } from './limits/counts.ts';
import { rationed } from './limits/rationed.ts';
import { visitorLimit } from './limits/visitor-limit.ts';
import { answerMalformed, isDecodable } from './malformed.ts';
import { problemOf, sendProblem } from './problem.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveSite } from './site.ts';
import { textsForMachines } from './texts-for-machines.ts';

const bodyLimitBytes = 16_384;
const secondMs = 1000;

export type Parts = {
  readonly config: Config;
  readonly replier: Replier;
  /** Replies where the replier fails before its first word. */
  readonly standIn?: Replier;
  /** The folder that the build wrote; without one only the chat is served. */
  readonly dist?: string;
  /** Where log lines go instead of standard output. */
  readonly logTo?: { write(line: string): unknown };
};

/** The whole server on one page. */
export async function buildApp({ config, replier, standIn, dist, logTo }: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn', ...(logTo && { stream: logTo }) },
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: bodyLimitBytes,
    requestTimeout: 10 * secondMs,
    // Node looks for overdue connections only so often: every 30 s, unless told otherwise.
    http: { headersTimeout: 5 * secondMs, connectionsCheckingInterval: secondMs },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    forceCloseConnections: false, // see closing.ts
    // An address that cannot be decoded is an unknown one.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : '/%EF%BF%BD'),
    clientErrorHandler: answerMalformed,
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
  finishRepliesOnClose(app);

  limitConnections(app.server, config.connectionsPerAddress, config.trustProxy);
  await addSecurityHeaders(app);
  textsForMachines(app, config.securityContact);

  const { limits, redisUrl } = config;
  const counts = await openCounts(redisUrl, app.log);
  app.addHook('onClose', () => counts.close());
  const replies =
    replier.name === 'service' ? rationed(replier, counts, limits.dailyBudget, limits.concurrency) : replier;
  chatRoute(
    app,
    { replier: replies, ...(standIn && { standIn }) },
    visitorLimit(counts, limits.perMinute, limits.perDay),
  );
  if (dist) await serveSite(app, dist);
  return app;
}
