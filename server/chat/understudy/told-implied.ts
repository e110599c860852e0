// Questions without a telling word, and what they ask for.
import type { Asked } from './told-asked.ts';
import { numberWords } from './told-aspects.ts';
import { isPerson, isSubject } from './told-whom.ts';

/** Whether a question without a telling word is of what `text` says: "where have I been", "which pets have I got", "how old am I", "what did my horse do?" */
export function impliedBy({ aspect, of, text: question }: Asked, text: string): boolean {
  if (isPerson(of))
    return aspect !== 'person' && isSubject(text, of) && (aspect !== 'what' || deedAsked.test(question));
  return of === 'me' && implied.some(([asks, tells]) => asks.test(question) && tells.test(text));
}
export const deedAsked = /\b(?:did|does|do|done|happened|happen)\b/i;
export const howLong = /\bhow long\b/i;
const implied: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bwhere (?:have|had|was|am|will|did) (?:i|we) (?:just |only |go|going|off|travel|been|head)/i,
    /\b(?:back from|came from|went|go|going|been|trip|travel\w*|off to|moving|fly\w*|flew|sail\w*|drove|driving|visited|on holiday)\b/i,
  ],
  [
    /\b(?:what|which) \w+ (?:have i|do i (?:have|own|keep)|i (?:have|own|keep))\b/i,
    /^(?:i've got|i've|i have|i keep|i own|we have|we've got|we keep)\b/i,
  ],
  [
    /\b(?:how old|what age)\b/i,
    new RegExp(
      `\\b(?:i'm|i am|im|i turned|i turn|i'll be|turning) (?:\\d+|${numberWords})\\b(?! (?:hours?|minutes?|miles?|weeks?|days?|euros?|pounds?))`,
      'i',
    ),
  ],
];
