// What hurts the visitor, in whatever words it is told.
import { echoes } from './about-line.ts';
import { adviceAsked } from './advice.ts';
import { isGladNews } from './glad-news.ts';
import { isMerry } from './merry.ts';
import { withoutBystanders } from './no-sorrow.ts';
import { plainly, written } from './plain.ts';
import { kindsIn } from './talk/kind-of.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

export const comfort = 'pool sadness';
/** How sure a kind has to be (talk/kind-of.ts), and where it takes up the last line. */
const surenessNeeded = 0.62;
const ofTheLine = 0.88;
/** Whoever asks for advice wants some, unless it surely hurts. */
const soreBesideAdvice = 0.85;

/** Intents that other parts of the understudy answer, or whose words are always meant as they stand. */
export const answeredElsewhere: ReadonlySet<string> = new Set(
  'parting recall name-told name-known sadness sickness insult anger breakup bot instructions sums other-language mash why-that-name story joke song why pardon protest greeting how-are-you'.split(
    ' ',
  ),
);

/** Whether `message` tells of something that hurts, whatever words it is told in; it is as good as sure from a sureness of about 0.9. */
export function isSoreness(message: string, least = surenessNeeded): boolean {
  return kindsIn(message).some(({ kind, sureness }) => kind.answer === comfort && sureness >= least);
}

/** What hurts is comforted before anything else in the message is answered. */
export function comforted(turn: Turn): Act | null {
  const asksElse = turn.clause !== turn.message && isQuestion(turn.clause, turn.words);
  const isDoubtful = adviceAsked(turn.words) || isMerry(turn.message) || asksElse;
  const least = isDoubtful ? soreBesideAdvice : surenessNeeded;
  const last = lastReplyOf(turn);
  const isSore = kindsIn(withoutBystanders(turn.message)).some(
    ({ kind, sureness, clause }) =>
      kind.answer === comfort && sureness >= (isOfTheLine(clause, last) ? ofTheLine : least),
  );
  return isSore && !isGladNews(turn.message) && !answeredElsewhere.has(turn.intent) ? fromPool(turn, 'sadness') : null;
}

/** "If i get lost i look at your eyebrow" takes up what the character said. */
function isOfTheLine(clause: string, last: string): boolean {
  const words = plainly(clause);
  return /^(?:so |and |but )?(?:if|when) /.test(written(words)) && echoes(words, last);
}
