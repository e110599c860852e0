import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Question, questionSchema, replierHeader, sayHeader, sceneHeader } from '../../contract/chat.ts';
import { answerToDanger, answerToUnfit } from '../care/answer.ts';
import { earlier, noticeIn } from '../care/earlier.ts';
import { answeredIn } from '../care/notice.ts';
import { mark, sendAnswer } from '../care/route.ts';
import type { VisitorLimit } from '../limits/visitor-limit.ts';
import type { Metrics } from '../metrics.ts';
import { Problem, problemOf, sendProblem } from '../problem.ts';
import { refuseOtherSites } from '../same-site.ts';
import { openersFor } from './openers.ts';
import { readQuestion } from './question.ts';
import type { Beside, Replier } from './replier.ts';
import { openReplyLog, type ReplyLog } from './reply-log.ts';
import type { Deflect } from './understudy/deflection.ts';
import { openVisit, type Visit, visitorLeft } from './visit.ts';

/** `fallback` replies when the other fails before its first word; `deflect` turns down what is sexual or hateful. */
type Repliers = {
  readonly replierFor: (visit: Visit) => Replier;
  readonly fallback?: Replier;
  readonly deflect: Deflect;
};

/** POST /api/chat takes a question as JSON and streams the reply as plain text. Care reads the question before any replier does. */
export function chatRoute(
  app: FastifyInstance,
  { replierFor, fallback, deflect }: Repliers,
  limit: VisitorLimit,
  metrics: Metrics,
): void {
  app.withTypeProvider<TypeBoxTypeProvider>().post('/api/chat', {
    schema: { body: questionSchema },
    onRequest: refuseOtherSites,
    handler: async (request, reply) => {
      const asked = readQuestion(request.body);
      const found = asked.message === undefined ? null : noticeIn(asked, asked.message);
      const noticed = answeredIn(found, asked.language);
      const help = answerToDanger(noticed, asked);
      if (help) {
        mark(reply, noticed, metrics);
        return sendAnswer(reply, help); // before any limit: a message that says danger is always answered
      }
      const visit = openVisit(request, reply);
      await limit.take(visit.address);
      mark(reply, noticed, metrics);
      const before = earlier(asked);
      const refusal = answerToUnfit(noticed, asked, before, deflect);
      if (refusal) return sendAnswer(reply, refusal);
      const kinds = [...before.kinds, ...(noticed ? [noticed.kind] : [])];
      const question = { ...asked, history: before.history, noticed: kinds };
      const log = openReplyLog(request, reply, visit, question, metrics);
      const { by, first, rest, beside } = await begin(replierFor(visit), question, visit).catch(
        async (error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          if (fallback && isServiceFailure(error)) {
            log.steppedIn(error);
            return begin(fallback, question, visit);
          }
          log.failed(error);
          // Counted only after validation, so that invalid questions do not use up a visitor's limit.
          if (error.status === 503) await limit.giveBack(visit.address);
          throw error;
        },
      );
      log.begun(by);
      const isGreeting = asked.message === undefined;
      const say = beside.say?.length || !isGreeting ? (beside.say ?? []) : openersFor(asked.character, Math.random);
      reply.type('text/plain; charset=utf-8').headers({
        'cache-control': 'no-store',
        [replierHeader]: by,
        ...(beside.scene && { [sceneHeader]: beside.scene }),
        ...(say.length > 0 && { [sayHeader]: say.map(encodeURIComponent).join('|') }),
        'x-accel-buffering': 'no', // has nginx pass pieces on at once instead of buffering them
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

/** Waits for the reply's first piece: before it a failure can still become an error response, after it the connection is cut. */
async function begin(replier: Replier, question: Question, { left }: Visit) {
  if (left.aborted) throw visitorLeft();
  let beside: Beside = {};
  const rest = replier
    .reply(question, left, (it) => {
      beside = it;
    })
    [Symbol.asyncIterator]();
  const first = await rest.next();
  if (left.aborted) {
    await rest.return?.();
    throw visitorLeft();
  }
  return { by: replier.name, first, rest, beside };
}

function isServiceFailure({ status }: Problem): boolean {
  return [502, 503, 504].includes(status);
}

/**
 * Reads the reply to its end without waiting for a slow visitor to receive it: replies are short, and so the call to the service
 * ends sooner. A failure cuts the connection. With HTTP/1.0 a closed connection is the regular end of a response, so there the
 * connection is reset instead.
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
    await setImmediate(); // lets pushed pieces be sent first; destroying the body at once would drop them
    if (reply.request.raw.httpVersion === '1.0') reply.raw.socket?.resetAndDestroy();
    body.destroy(error as Error);
  }
}
