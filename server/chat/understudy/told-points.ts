// Of several statements that answer, which does it best.
import type { Asked } from './told-asked.ts';
import { hasAspect } from './told-aspects.ts';
import { pasts } from './told-clauses.ts';
import type { Statement } from './told-fit.ts';
import { deedAsked } from './told-implied.ts';
import { lemmaOf } from './told-lemmas.ts';
import { isAboutSubject } from './told-whom.ts';

/** Nobody knows who or where is meant, if it stands alone. */
const pointing = /\b(?:him|her|them|it|there|that|this|those)\W*(?:$|\b(?:a|an|the|on|at|in|to|for|with|today|now)\b)/i;
export const event = /\b(?:wedding|birthday|party|exam|marry\w*|married|visit\w*|concert)\b/i;
const deed = new RegExp(`^(?:my |our )?(?:\\S+ ){1,3}(?:${pasts}|\\p{L}{2,}ed)\\b`, 'iu');
const workDone =
  /\b(?:hired|work for|works for|teach\w*|drives?|bakes?|builds?|sells?|cleans?|runs?|owns?|sews?|shifts?)\b/i;
/** What makes one answer better than another. */
const points = {
  anyAnswer: 2,
  sharedWord: 2,
  verb: 2,
  reason: 3,
  event: 4,
  living: 3,
  trade: 1.5,
  subject: 1.5,
  preposition: 1,
  deed: 1.5,
};
const minus = { vague: 1, pointing: 0.8, word: 0.06 };

export function pointsOf(asked: Asked, { text, at, lemmas }: Statement, all: number, names: readonly string[]): number {
  const { aspect, wanted, preposition, isAboutLiving } = asked;
  const shared = wanted.filter((word) => lemmas.includes(word)).length;
  const isEvent = wordsToShare(asked).length === 0 && aspect === 'what' && event.test(text);
  const isLiving = isAboutLiving && /\b(?:live|lives|home|from|moved)\b/i.test(text);
  const isTrade = aspect === 'work' && /(?:\b(?:am|is)|'m|'s|im|as|become|marrying) (?:an? )/i.test(text);
  const isVague = aspect === 'work' && !isTrade && !hasAspect(text, 'place', names) && !workDone.test(text);
  const isOnlyBeing = deedAsked.test(asked.text) && /^(?:\S+ ){1,3}(?:is|are|was) /i.test(text);
  const isDone = /\bdid\b/i.test(asked.text) && wanted.length === 0 && deed.test(text);
  const isOfTopic = preposition === 'about' && /^my \p{L}+ is (?!(?:on|at|in|tomorrow|today|next)\b)/iu.test(text);
  const isLed = preposition !== null && new RegExp(`\\b${preposition}\\b`, 'i').test(text);
  return (
    points.anyAnswer +
    points.sharedWord * shared +
    (aspect === 'what' && lemmas.includes(wanted[0] ?? '') ? points.verb : 0) + // "what i lost at the fair"
    (aspect === 'reason' && hasAspect(text, 'reason', []) ? points.reason : 0) +
    (isEvent || isOfTopic ? points.event : 0) +
    (isLiving ? points.living : 0) +
    (isTrade ? points.trade : 0) +
    (isAboutSubject(asked, text) ? points.subject : 0) +
    (isLed ? points.preposition : 0) +
    (isDone ? points.deed : 0) -
    (isVague || isOnlyBeing ? minus.vague : 0) -
    (pointing.test(text) ? minus.pointing : 0) +
    at / (2 * all + 1) - // of two alike, the later
    text.split(' ').length * minus.word
  );
}

/** The words of the question that have to stand in the answer. Where and when somebody works is told in other words: "the mill hired me". */
export function wordsToShare({ text, aspect, wanted, isAboutLiving }: Asked): readonly string[] {
  if (isAboutLiving) return wanted.filter((it) => it !== lemmaOf('live') && it !== lemmaOf('come'));
  const counted =
    aspect === 'number'
      ? /\bhow many (?:\w+ )??(\w+) (?:do|did|have|had|are|were|is|was|i|we|my)\b/i.exec(text)?.[1]
      : null;
  if (counted) return [lemmaOf(counted.toLowerCase())];
  const isOfWork = (aspect === 'place' || aspect === 'time') && wanted.includes(lemmaOf('work'));
  return isOfWork ? [lemmaOf('work')] : wanted;
}
