import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { mostBodyBytes } from '../contract/chat.ts';
import { openCalls } from './chat/open-calls.ts';
import { rationed } from './chat/rationed.ts';
import type { Replier } from './chat/replier.ts';
import { chatRoute } from './chat/route.ts';
import { finishRepliesOnClose } from './closing.ts';
import type { Config } from './config.ts';
import { addHealth } from './health.ts';
import { limitConnections } from './limits/connections.ts';
import { type Counts, openCounts } from './limits/counts.ts';
import { visitorLimit } from './limits/visitor-limit.ts';
import { answerMalformed, isDecodable } from './malformed.ts';
import { countProblem, createMetrics, type Metrics, showCalls } from './metrics.ts';
import { problemOf, sendProblem } from './problem.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveSite } from './site.ts';
import { textsForMachines } from './texts-for-machines.ts';

const secondMs = 1000;

export type Parts = {
  readonly config: Config;
  readonly replier: Replier;
  /** Replies where the replier fails before its first word. */
  readonly standIn?: Replier;
  /** The folder that the build wrote; without one only the chat is served. */
  readonly dist?: string;
  /** Where log lines go instead of standard output. */
  readonly logTo?: DestinationStream;
  readonly metrics?: Metrics;
  /** Where limits are counted, in place of `config.redisUrl`. */
  readonly counts?: Counts;
};

/** The whole server on one page. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, replier, standIn, dist, logTo = standardOutput(), metrics = createMetrics() } = parts;
  const app = Fastify({
    logger: { level: config.logLevel, stream: logTo },
    // Fastify's own lines hold addresses and queries; the chat writes its own.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    return503OnClosing: false, // who has connected already is served; see closing.ts
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: mostBodyBytes,
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
    if (problem.status === 500) request.log.error(error);
    countProblem(metrics, problem.more);
    return sendProblem(reply, problem);
  });
  app.addHook('onClose', () => replier.close());
  finishRepliesOnClose(app, config.shutdownMs);

  limitConnections(app.server, config.connectionsPerAddress, config.trustProxy, () =>
    countProblem(metrics, { limit: 'connections' }),
  );
  const { limits, redisUrl } = config;
  const calls = openCalls(limits);
  showCalls(metrics, calls);
  await addHealth(app, calls.isStuck);
  await addSecurityHeaders(app);
  textsForMachines(app, config.securityContact);

  const counts = parts.counts ?? (await openCounts(redisUrl, app.log));
  app.addHook('onClose', () => counts.close());
  chatRoute(
    app,
    {
      replierFor: replier.name === 'service' ? rationed(replier, calls, counts, limits) : () => replier,
      ...(standIn && { standIn }),
    },
    visitorLimit(counts, limits.perMinute, limits.perDay),
    metrics,
  );
  if (dist) await serveSite(app, dist);
  return app;
}

/**
 * A full disk behind it must not end the process, which then keeps a megabyte of lines and drops the rest. Neither `sync: false` nor
 * the level "fatal", which flush before the end: sonic-boom 4 tries for ever to.
 */
function standardOutput(): DestinationStream {
  return pino.destination({ fd: 1, sync: true, maxLength: 1_000_000 }).on('error', () => {});
}
