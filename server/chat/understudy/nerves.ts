// Nerves before an exam, a concert or the like: told by the way, in answer to the character's own question, or with a wish for advice.
import { talkOf } from './answers-talk.ts';
import { clausesOf } from './clauses.ts';
import { isHeavy } from './heavy.ts';
import { plainly } from './plain.ts';
import { type Act, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const nerves =
  'nervous|nerves|anxious|jittery|jitters|wobbly|shaky|butterflies|stage ?fright|dreading|terrified|freaking out|panicky|panicking|queasy|trembling|stressed';
const areFelt = new RegExp(`\\b(?:${nerves}|scared|worried|both)\\b`, 'i');
/** "How do you feel about it, in the knees?" */
const asksHow =
  /\b(?:how (?:are|do) you feel(?:ing)?|nervous|worries you|are you (?:ready|brave|fluttery|excited))\b[^.!]*\?$/i;
/** "Any advice for nerves?" */
const wantsHelp = new RegExp(
  `\\b(?:advice|tips?|help|cures?|tricks?|remed(?:y|ies)|good|anything|something|do|deal|cope)\\b[^.!?]{0,20}\\b(?:for|with|against|on|about)\\b[^.!?]{0,20}\\b(?:${nerves})\\b`,
  'i',
);
/** "How do I not shake when I sing?", "what if my voice cracks?" */
const asksForNerve =
  /\bhow (?:do|can|should|could) (?:i|we) (?:not|stop|keep from) (?:shak|trembl|wobbl|freez|blush|panick?|be(?:ing)? (?:nervous|scared|shy)|get(?:ting)? nervous)\w*|\bwhat if (?:my (?:voice|fingers|hands|legs|knees|mind|brain|head) (?:\w+ )?(?:cracks?|breaks?|goes|go|shakes?|fails?|forgets?|freezes?|slips?|wobbles?|trembles?)|i (?:forget|freeze|blank|stumble|mess (?:it )?up|fluff it|go blank|sing flat))\b/i;
/** "Bit nervous about this exam tbh" */
const byTheWay = new RegExp(
  `^(?:(?:and|but|still|also|honestly|tbh|ok)[\\s,]+)*(?:i'?m |i am |feeling )?(?:a )?(?:bit|little|so|really|very|kinda|pretty|quite|super|proper) (?:of )?(?:${nerves})\\b`,
  'i',
);

/** A word that steadies; null where nobody is nervous, or where it weighs more than that. */
export function steadied(turn: Turn): Act | null {
  const { message, clause, words } = turn;
  if (isHeavy(message)) return null;
  const isAnswer = asksHow.test(lastReplyOf(turn)) && areFelt.test(message) && !isQuestion(clause, words);
  const isTold = clausesOf(message).some((it) => byTheWay.test(it) && !isQuestion(it, plainly(it)));
  const isMeant =
    isAnswer || wantsHelp.test(message) || asksForNerve.test(message) || (isTold && clausesOf(message).length > 1);
  return isMeant ? talkOf(turn, 'nervous') : null;
}
