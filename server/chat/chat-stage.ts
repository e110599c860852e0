// For the tests of the chat's route: a server that asks the stand-in service, fresh for each test.
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { buildApp } from '../app.ts';
import { type Environment, readConfig } from '../config.ts';
import type { Counts } from '../limits/counts.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import type { Replier } from './replier.ts';
import { hostedService } from './service.ts';
import { type StandInService, standInService } from './stand-in-service.ts';

export const apiKey = 'sk-nobody-may-read-this';
/** The service is tried again so long after it was found to be down. */
export const probeAfterMs = 300;
export const question = { character: 'Shrek', loveInterest: 'Fiona', message: 'hello' };

/** The configuration that `environment` makes, with limits that are in nobody's way. */
export function configured(environment: Environment = {}) {
  const reading = readConfig({ CHAT_RATE_LIMIT: '1000000', CHAT_DAILY_LIMIT: '1000000', ...environment });
  if ('errors' in reading) throw new Error(reading.errors.join('\n'));
  return reading.config;
}

type More = { readonly standIn?: Replier; readonly counts?: () => Promise<Counts> };

/** Each test's server runs in `environment`; `standIn` replies where the service does not, and `counts` counts the limits. */
export function chatStage(environment: Environment = {}, { standIn, counts }: More = {}) {
  const stage = {} as { service: StandInService; app: FastifyInstance; log: string[]; metrics: Metrics };

  beforeEach(async () => {
    stage.log = [];
    stage.metrics = createMetrics();
    stage.service = await standInService();
    const hosted = {
      baseUrl: stage.service.baseUrl,
      apiKey,
      model: 'some/model',
      timeoutMs: Number(environment.CHAT_TIMEOUT_MS ?? 300),
    };
    const config = configured(environment);
    const { replyTimeoutMs } = config.limits;
    stage.app = await buildApp({
      config,
      replier: hostedService(hosted, { replyTimeoutMs, probeAfterMs }),
      ...(standIn && { standIn }),
      ...(counts && { counts: await counts() }),
      metrics: stage.metrics,
      logTo: { write: (line) => stage.log.push(line) },
    });
  });
  afterEach(async () => {
    await stage.app.close();
    await stage.service.close();
  });

  const ask = (payload: object = question, headers: Record<string, string> = {}) =>
    stage.app.inject({ method: 'POST', url: '/api/chat', payload, headers });

  /** Over a real connection, where a cut can be seen. */
  const fetchReply = async (init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${await port()}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      ...init,
    });

  /** Where the server listens; it starts to when first asked. */
  const port = async (): Promise<number> => {
    if (!stage.app.server.listening) await stage.app.listen({ port: 0 });
    const address = stage.app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };

  return Object.assign(stage, { ask, fetchReply, port });
}
