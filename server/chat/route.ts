import { Readable } from 'node:stream';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Question, questionSchema, replierHeader } from '../../contract/chat.ts';
import type { VisitorLimit } from '../limits/visitor-limit.ts';
import type { Metrics } from '../metrics.ts';
import { Problem, sendProblem } from '../problem.ts';
import { refuseOtherSites } from '../same-site.ts';
import { type Account, openAccount } from './account.ts';
import type { Cast } from './cast-for.ts';
import { readQuestion } from './question.ts';
import type { Replier } from './replier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    question: Question | null;
  }
}

/** POST /api/chat: a question as JSON in, the reply as plain text out, streamed as it is made. */
export function chatRoute(
  app: FastifyInstance,
  { replier, standIn }: Cast,
  limit: VisitorLimit,
  metrics: Metrics,
): void {
  app.decorateRequest('question', null);
  app.withTypeProvider<TypeBoxTypeProvider>().post('/api/chat', {
    schema: { body: questionSchema },
    onRequest: refuseOtherSites,
    preHandler: async (request) => {
      request.question = readQuestion(request.body);
      await limit.take(request.ip);
    },
    handler: async (request, reply) => {
      if (!request.question) throw new Error('The question was not read.');
      const { question } = request;
      const left = leftBy(reply);
      const account = openAccount(request, reply, question, metrics);
      const { by, first, rest } = await begin(replier, question, left).catch(async (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        account.failed(error);
        if (standIn && isServiceFailure(error)) {
          if (error.more.limit) metrics.limitHits.inc({ limit: error.more.limit });
          account.saved();
          return begin(standIn, question, left);
        }
        // Only a question that would be answered counts.
        if (error.status === 503) await limit.giveBack(request.ip);
        throw error;
      });
      account.begun(by);
      reply.type('text/plain; charset=utf-8').headers({
        'cache-control': 'no-store',
        [replierHeader]: by,
        'x-accel-buffering': 'no', // nginx would hold the pieces back
      });
      return reply.send(first.done ? '' : Readable.from(streamed(first.value, rest, reply, account)));
    },
  });
  app.route({
    url: '/api/chat',
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    handler: (_request, reply) =>
      sendProblem(reply.header('allow', 'POST'), new Problem(405, 'Not this way', 'Ask with POST.')),
  });
}

/** A reply up to its first piece: until that is here the answer can still be an error; after it, a failure cuts the connection. */
async function begin(replier: Replier, question: Question, left: AbortSignal) {
  const rest = replier.reply(question, left)[Symbol.asyncIterator]();
  return { by: replier.name, first: await rest.next(), rest };
}

function isServiceFailure({ status }: Problem): boolean {
  return [502, 503, 504].includes(status);
}

/** Aborts when the connection closes before the reply is out. */
function leftBy(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** A failure cuts the connection. To a client of HTTP/1.0 mere closing is the regular end, so its connection is reset. */
async function* streamed(first: string, rest: AsyncIterator<string>, reply: FastifyReply, account: Account) {
  try {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  } catch (error) {
    if (error instanceof Problem) account.failed(error);
    if (reply.request.raw.httpVersion === '1.0') reply.raw.socket?.resetAndDestroy();
    throw error;
  }
}
