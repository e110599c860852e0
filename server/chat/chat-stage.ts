// For the tests of the chat's route: a server that asks the stand-in service, fresh for each test.
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { buildApp } from '../app.ts';
import { hostedService } from './service.ts';
import { type StandInService, standInService } from './stand-in-service.ts';

export const apiKey = 'sk-nobody-may-read-this';
export const question = { character: 'Shrek', loveInterest: 'Fiona', message: 'hello' };

export function chatStage({ rateLimit = 1000 } = {}) {
  const stage = {} as { service: StandInService; app: FastifyInstance; log: string[] };

  beforeEach(async () => {
    stage.log = [];
    stage.service = await standInService();
    const hosted = { baseUrl: stage.service.baseUrl, apiKey, model: 'some/model', timeoutMs: 300 };
    stage.app = await buildApp({
      config: { rateLimit },
      replier: hostedService(hosted),
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
