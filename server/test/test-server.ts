// For tests of the server: the whole app with the stand-in service behind it, built anew for each test.
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { buildApp } from '../app.ts';
import { prepareToNotice } from '../care/phrase-notice.ts';
import type { Replier } from '../chat/replier.ts';
import { hostedService } from '../chat/service.ts';
import { type Environment, readConfig } from '../config.ts';
import type { Counts } from '../limits/counts.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { type StandInService, standInService } from './stand-in-service.ts';

// As main.ts does: reading the phrases takes longer than the stand-in service may.
prepareToNotice();

export const apiKey = 'sk-nobody-may-read-this';
/** How long after a failure the server tries the service again. */
export const probeAfterMs = 300;
export const question = { character: 'Shrek', loveInterest: 'Fiona', message: 'hello' };

/** The configuration that `environment` makes, with limits too high to matter in a test. */
export function configured(environment: Environment = {}) {
  const reading = readConfig({ CHAT_RATE_LIMIT: '1000000', CHAT_DAILY_LIMIT: '1000000', ...environment });
  if ('errors' in reading) throw new Error(reading.errors.join('\n'));
  return reading.config;
}

type Parts = {
  readonly replier?: Replier;
  readonly fallback?: Replier;
  readonly counts?: () => Promise<Counts>;
};

/**
 * `replier` replies instead of the stand-in service; `fallback` replies where the service fails before its first word; `counts`
 * makes the store that the limits count in.
 */
export function testServer(environment: Environment = {}, { replier, fallback, counts }: Parts = {}) {
  const server = {} as { service: StandInService; app: FastifyInstance; log: string[]; metrics: Metrics };

  beforeEach(async () => {
    server.log = [];
    server.metrics = createMetrics();
    server.service = await standInService();
    const hosted = {
      baseUrl: server.service.baseUrl,
      apiKey,
      model: 'some/model',
      timeoutMs: Number(environment.CHAT_TIMEOUT_MS ?? 1500),
    };
    const config = configured(environment);
    const { replyTimeoutMs } = config.limits;
    server.app = await buildApp({
      config,
      replier: replier ?? hostedService(hosted, { replyTimeoutMs, probeAfterMs }),
      ...(fallback && { fallback }),
      ...(counts && { counts: await counts() }),
      metrics: server.metrics,
      logTo: { write: (line) => server.log.push(line) },
    });
  });
  afterEach(async () => {
    await server.app.close();
    await server.service.close();
  });

  const ask = (payload: object = question, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/api/chat', payload, headers });

  /** Asks over a real connection, which shows when the server cuts a reply; `inject` does not. */
  const fetchReply = async (init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${await port()}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      ...init,
    });

  /** The port that the server listens on; it starts listening at the first call. */
  const port = async (): Promise<number> => {
    if (!server.app.server.listening) await server.app.listen({ port: 0 });
    const address = server.app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };

  return Object.assign(server, { ask, fetchReply, port });
}
