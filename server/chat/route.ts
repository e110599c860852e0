import type { OutgoingHttpHeaders } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type Question,
  questionSchema,
  replierHeader,
  sayHeader,
  sceneHeader,
  textsInHeader,
} from '../../contract/chat.ts';
import { answerToDanger, answerToHint, answerToPlay, answerToUnfit, besidesAllClear } from '../care/answer.ts';
import { kindsOf } from '../care/doubt.ts';
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
      const help = answerToDanger(noticed, asked) ?? answerToPlay(noticed, asked);
      if (help) {
        mark(reply, noticed, metrics);
        return sendAnswer(reply, help); // before any limit: a message that says danger is always answered
      }
      const visit = openVisit(request, reply);
      await limit.take(visit.address);
      mark(reply, noticed, metrics, asked);
      const before = earlier(asked);
      const answerOfCare =
        answerToUnfit(noticed, asked, before, deflect) ?? answerToHint(noticed, asked, before, Math.random);
      if (answerOfCare) return sendAnswer(reply, answerOfCare);
      const wish = besidesAllClear(asked);
      const kinds = kindsOf(asked, noticed, before);
      const question = { ...asked, history: before.history, noticed: kinds, ...(wish !== null && { message: wish }) };
      const log = openReplyLog(request, reply, visit, question, metrics);
      const answer = openAnswer(reply, asked, log);
      const replied = (by: Replier) => answer.by(by, question, visit);
      try {
        await replied(replierFor(visit)).catch((error: unknown) => {
          if (!fallback || answer.hasBegun() || !isServiceFailure(error)) throw error;
          log.steppedIn(error);
          return replied(fallback);
        });
      } catch (error) {
        if (answer.hasBegun()) return cut(reply, error, log);
        if (!(error instanceof Problem)) throw error;
        log.failed(error);
        // Counted only after validation, so that invalid questions do not use up a visitor's limit.
        if (error.status === 503) await limit.giveBack(visit.address);
        throw error;
      }
    },
  });
  app.route({
    url: '/api/chat',
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    handler: (_request, reply) =>
      sendProblem(reply.header('allow', 'POST'), new Problem(405, 'Not this way', 'Ask with POST.')),
  });
}

/**
 * The answer to a visitor. It begins with the first piece: before that a failure can still become an error response, after it the
 * connection is cut. Pieces go to the connection at once and without a stream in between (see call.ts on what that saves); nothing
 * waits for a slow visitor, because replies are short, and so the call to the service ends sooner.
 */
function openAnswer(reply: FastifyReply, { character, message }: Question, log: ReplyLog) {
  let hasBegun = false;
  let beside: Beside = {};
  const begin = (by: Replier) => {
    hasBegun = true;
    log.begun(by.name);
    const isGreeting = message === undefined;
    const say = beside.say?.length || !isGreeting ? (beside.say ?? []) : openersFor(character, Math.random);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      [replierHeader]: by.name,
      ...(beside.scene && { [sceneHeader]: beside.scene }),
      ...(say.length > 0 && { [sayHeader]: textsInHeader(say) }),
      'x-accel-buffering': 'no', // has nginx pass pieces on at once instead of buffering them
    });
  };
  return {
    hasBegun: () => hasBegun,
    /** Lets `replier` answer. Rejects with a `Problem` if it cannot, or not to the end. */
    async by(replier: Replier, question: Question, { left }: Visit): Promise<void> {
      if (left.aborted) throw visitorLeft();
      const say = (piece: string) => {
        if (left.aborted) return;
        if (!hasBegun) begin(replier);
        reply.raw.write(piece);
      };
      await replier.reply(question, left, say, (it) => {
        beside = it;
      });
      if (left.aborted) throw visitorLeft();
      if (!hasBegun) begin(replier);
      reply.raw.end();
    },
  };
}

function isServiceFailure(error: unknown): error is Problem {
  return error instanceof Problem && [502, 503, 504].includes(error.status);
}

/**
 * Cuts the connection in the middle of a reply. With HTTP/1.0 a closed connection is the regular end of a response, so there the
 * connection is reset instead.
 */
async function cut(reply: FastifyReply, error: unknown, log: ReplyLog): Promise<void> {
  if (!(error instanceof Problem)) reply.log.error(error);
  log.cut(problemOf(error));
  await setImmediate(); // lets written pieces be sent first; destroying the response at once would drop them
  if (reply.request.raw.httpVersion === '1.0') reply.raw.socket?.resetAndDestroy();
  reply.raw.destroy();
}
