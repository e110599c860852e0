import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { mostBodyBytes } from '../contract/chat.ts';
import { prepareToNotice } from './care/phrase-notice.ts';
import { careRoute } from './care/route.ts';
import { openCalls } from './chat/open-calls.ts';
import { rationed } from './chat/rationed.ts';
import type { Replier } from './chat/replier.ts';
import { chatRoute } from './chat/route.ts';
import { deflections } from './chat/understudy/deflection.ts';
import { finishRepliesOnClose } from './closing.ts';
import type { Config } from './config.ts';
import { addHealth } from './health.ts';
import { addHelpLines } from './help-lines.ts';
import { queueArrivals } from './limits/arrivals.ts';
import { limitConnections } from './limits/connections.ts';
import { type Counts, openCounts } from './limits/counts.ts';
import { limitPipelining } from './limits/pipelining.ts';
import { closeUnread, longestUnreadMs } from './limits/unread.ts';
import { visitorLimit } from './limits/visitor-limit.ts';
import { answerMalformed, isDecodable } from './malformed.ts';
import { countProblem, createMetrics, type Metrics, showCalls } from './metrics.ts';
import { problemOf, sendProblem } from './problem.ts';
import { addRobots } from './robots.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveSite } from './site.ts';

const secondMs = 1000;

export type Parts = {
  readonly config: Config;
  readonly replier: Replier;
  /** Replies instead of `replier` when that fails before its first word. */
  readonly fallback?: Replier;
  /** The folder that the build wrote; without it only the chat is served. */
  readonly dist?: string;
  /** The file in which a process without Redis keeps its counts over a restart; `null`: they are lost. */
  readonly countsFile?: string | null;
  /** Receives the log lines instead of standard output. */
  readonly logTo?: DestinationStream;
  readonly metrics?: Metrics;
  /** The store in which limits are counted, instead of the one that `config.redisUrl` names. */
  readonly counts?: Counts;
};

/** Puts the whole server together from its parts. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, replier, fallback, dist, logTo = standardOutput(), metrics = createMetrics() } = parts;
  const app = Fastify({
    logger: { level: config.logLevel, stream: logTo },
    // Fastify's request lines contain addresses and queries; reply-log.ts writes lines without them.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    return503OnClosing: false, // requests on open connections are still answered while closing; see closing.ts
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: mostBodyBytes,
    requestTimeout: 10 * secondMs,
    connectionTimeout: longestUnreadMs, // see limits/unread.ts
    // How often Node looks for connections over their time limits; its default is 30 s.
    http: { headersTimeout: 5 * secondMs, connectionsCheckingInterval: secondMs },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    forceCloseConnections: false, // see closing.ts
    // An address that cannot be decoded is treated as unknown.
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
  limitPipelining(app.server, () => countProblem(metrics, { limit: 'pipelining' }));
  closeUnread(app);
  const { limits, redisUrl } = config;
  const calls = openCalls(limits);
  showCalls(metrics, calls);
  addHealth(app, calls.isStuck, async () => {
    await Promise.all([replier, fallback].map((it) => it?.prepare?.()));
    prepareToNotice();
  });
  addSecurityHeaders(app);
  queueArrivals(app);
  addRobots(app, config.securityContact);
  addHelpLines(app, config.helpLines);

  const counts =
    parts.counts ??
    (await openCounts(redisUrl, app.log, { file: parts.countsFile ?? null, secret: config.service?.apiKey ?? '' }));
  app.addHook('onClose', () => counts.close());
  careRoute(app, metrics);
  chatRoute(
    app,
    {
      replierFor: replier.name === 'service' ? rationed(replier, calls, counts, limits) : () => replier,
      ...(fallback && { fallback }),
      deflect: deflections(Math.random),
    },
    visitorLimit(counts, limits.perMinute, limits.perDay),
    metrics,
  );
  if (dist) await serveSite(app, dist, config.worksOffline);
  return app;
}

/**
 * A full disk must not end the process: up to a megabyte of unwritten lines is kept, and further ones are dropped. Do not set
 * `sync: false` or log at level "fatal": both flush when the process ends, and on a full disk sonic-boom 4 retries for ever.
 */
function standardOutput(): DestinationStream {
  return pino.destination({ fd: 1, sync: true, maxLength: 1_000_000 }).on('error', () => {});
}
