import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  careHeader,
  careQuestionSchema,
  doubtHeader,
  mostMessageLetters,
  type Question,
  replierHeader,
  sayHeader,
  textsInHeader,
} from '../../contract/chat.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { refuseOtherSites } from '../same-site.ts';
import { type Answer, answerToDanger, answerToUnfitAgain } from './answer.ts';
import { isDoubtOver } from './doubt.ts';
import { noticeIn } from './earlier.ts';
import { answeredIn, type Notice } from './notice.ts';

/**
 * POST /api/care says what care has to say to a message for Dragon, who growls in the browser and asks no replier: 200 with the site's
 * words, or 204. Like the answer to danger it has no limit, because it costs less than a refusal.
 */
export function careRoute(app: FastifyInstance, metrics: Metrics): void {
  app.withTypeProvider<TypeBoxTypeProvider>().post('/api/care', {
    schema: { body: careQuestionSchema },
    onRequest: refuseOtherSites,
    handler: async ({ body: { message, noticed = [], language } }, reply) => {
      if (message.length > mostMessageLetters) {
        throw new Problem(413, 'Message too long', `A message holds at most ${mostMessageLetters} characters.`);
      }
      const found = answeredIn(noticeIn({ noticed }, message), language);
      mark(reply, found, metrics);
      const answer = answerToDanger(found, { noticed }) ?? answerToUnfitAgain(found, new Set(noticed));
      return answer ? sendAnswer(reply, answer) : reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}

/** Says in headers what was noticed, whether that is doubtful, or that such a doubt is over by what was `asked`, and counts it by kind. */
export function mark(
  reply: FastifyReply,
  found: Notice | null,
  metrics: Metrics,
  asked: Pick<Question, 'message' | 'inDoubt'> = {},
): void {
  if (!found && isDoubtOver(asked)) reply.header(doubtHeader, 'over');
  if (!found) return;
  metrics.care.inc({ kind: found.kind });
  reply.header(careHeader, found.kind);
  if (found.isDoubtful) reply.header(doubtHeader, 'yes');
}

/** Sends what care answers itself. It has no line in the log and no count but that by kind, so that it cannot be tied to anybody. */
export function sendAnswer(reply: FastifyReply, { text, by, language, say }: Answer): FastifyReply {
  return reply
    .type('text/plain; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      [replierHeader]: by,
      'content-language': language,
      ...(say && { [sayHeader]: textsInHeader(say) }),
    })
    .send(text);
}
