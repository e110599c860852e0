import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Question, questionSchema, replierHeader } from '../../contract/chat.ts';
import type { VisitorLimit } from '../limits/visitor-limit.ts';
import type { Metrics } from '../metrics.ts';
import { Problem, problemOf, sendProblem } from '../problem.ts';
import { refuseOtherSites } from '../same-site.ts';
import { readQuestion } from './question.ts';
import type { Replier } from './replier.ts';
import { openReplyLog, type ReplyLog } from './reply-log.ts';
import { openVisit, type Visit, visitorLeft } from './visit.ts';

/** `fallback` replies where the other fails before its first word. */
type Repliers = { readonly replierFor: (visit: Visit) => Replier; readonly fallback?: Replier };

/** POST /api/chat: a question as JSON in, the reply as plain text out, streamed as it is made. */
export function chatRoute(
  app: FastifyInstance,
  { replierFor, fallback }: Repliers,
  limit: VisitorLimit,
  metrics: Metrics,
): void {
  app.withTypeProvider<TypeBoxTypeProvider>().post('/api/chat', {
    schema: { body: questionSchema },
    onRequest: refuseOtherSites,
    handler: async (request, reply) => {
      const question = readQuestion(request.body);
      const visit = openVisit(request, reply);
      await limit.take(visit.address);
      const log = openReplyLog(request, reply, visit, question, metrics);
      const { by, first, rest } = await begin(replierFor(visit), question, visit).catch(async (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        if (fallback && isServiceFailure(error)) {
          log.steppedIn(error);
          return begin(fallback, question, visit);
        }
        log.failed(error);
        // Only a question that would be answered counts.
        if (error.status === 503) await limit.giveBack(visit.address);
        throw error;
      });
      log.begun(by);
      reply.type('text/plain; charset=utf-8').headers({
        'cache-control': 'no-store',
        [replierHeader]: by,
        'x-accel-buffering': 'no', // nginx would hold the pieces back
      });
      if (first.done) return reply.send('');
      const body = new Readable({ read() {} });
      void passOn(first.value, rest, body, reply, log);
      return reply.send(body);
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
async function begin(replier: Replier, question: Question, { left }: Visit) {
  if (left.aborted) throw visitorLeft();
  const rest = replier.reply(question, left)[Symbol.asyncIterator]();
  const first = await rest.next();
  if (left.aborted) {
    await rest.return?.();
    throw visitorLeft();
  }
  return { by: replier.name, first, rest };
}

function isServiceFailure({ status }: Problem): boolean {
  return [502, 503, 504].includes(status);
}

/**
 * Reads the reply to its end, and does not wait for a slow visitor to receive it: replies are short, and a call to the service is
 * over sooner. A failure cuts the connection. For a client of HTTP/1.0 the close of a connection is the regular end of a reply, so
 * its connection is reset.
 */
async function passOn(
  first: string,
  rest: AsyncIterator<string>,
  body: Readable,
  reply: FastifyReply,
  log: ReplyLog,
): Promise<void> {
  try {
    body.push(first);
    for await (const piece of { [Symbol.asyncIterator]: () => rest }) body.push(piece);
    body.push(null);
  } catch (error) {
    if (!(error instanceof Problem)) reply.log.error(error);
    log.cut(problemOf(error));
    await setImmediate(); // by then what was pushed has been sent; destroyed before, the body would lose it
    if (reply.request.raw.httpVersion === '1.0') reply.raw.socket?.resetAndDestroy();
    body.destroy(error as Error);
  }
}
