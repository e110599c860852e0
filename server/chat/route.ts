import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem, sendProblem } from '../problem.ts';
import { refuseOtherSites } from '../same-site.ts';
import { type Question, questionSchema, readQuestion } from './question.ts';
import type { Replier } from './replier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    question: Question | null;
  }
}

type Body = Parameters<typeof readQuestion>[0];

/** POST /api/chat: a question as JSON in, the reply as plain text out, streamed as it is made. */
export function chatRoute(app: FastifyInstance, replier: Replier, repliesPerMinute: number): void {
  app.decorateRequest('question', null);
  app.post<{ Body: Body }>('/api/chat', {
    schema: { body: questionSchema },
    onRequest: refuseOtherSites,
    // Only a question that would be answered counts against the limit, which takes its place behind this.
    preHandler: [
      async (request) => {
        request.question = readQuestion(request.body);
      },
    ],
    config: { rateLimit: { max: repliesPerMinute, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      if (!request.question) throw new Error('The question was not read.');
      const pieces = replier.reply(request.question, leftBy(reply))[Symbol.asyncIterator]();
      // Until the first piece is here the answer can still be an error; after it, a failure cuts the connection.
      const first = await pieces.next();
      reply.type('text/plain; charset=utf-8').headers({
        'cache-control': 'no-store',
        'x-replier': replier.name,
        'x-accel-buffering': 'no', // nginx would hold the pieces back
      });
      return reply.send(first.done ? '' : Readable.from(streamed(first.value, pieces, reply)));
    },
  });
  app.route({
    url: '/api/chat',
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    handler: (_request, reply) =>
      sendProblem(reply.header('allow', 'POST'), new Problem(405, 'Not this way', 'Ask with POST.')),
  });
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
async function* streamed(first: string, rest: AsyncIterator<string>, reply: FastifyReply) {
  try {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  } catch (error) {
    if (reply.request.raw.httpVersion === '1.0') reply.raw.socket?.resetAndDestroy();
    throw error;
  }
}
