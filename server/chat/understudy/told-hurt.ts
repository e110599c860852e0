// "Which of my knees is sore?": where it hurts is told in words of its own.
import type { Asked } from './told-asked.ts';
import type { Statement } from './told-fit.ts';
import { lemmaOf } from './told-lemmas.ts';

const limbs =
  'knee|hip|ankle|foot|feet|toes?|leg|legs|heel|shin|thigh|back|neck|shoulder|arm|arms|elbow|wrist|hand|hands|finger|thumb|head|nose|ear|eye|jaw|tooth|teeth|throat|tummy|stomach|belly|chest|rib|ribs|knuckles?|paw|tail';
/** "My knee hurts", "i twisted my hip". */
export const injury = new RegExp(
  `\\b(?:hurt|twisted|sprained|broke|bruised|burnt|burned|cut|pulled|bumped|banged|hit|scraped|strained|stubbed|fractured)\\b.{0,12}\\bmy (?:\\w+ )?(?:${limbs})\\b|\\bmy (?:\\w+ )?(?:${limbs}) (?:still )?(?:hurts?|aches?|(?:is|was|feels|has been) (?:\\w+ )?(?:sore|broken|bruised|twisted|sprained|swollen|burning|stiff)|are (?:\\w+ )?(?:sore|swollen))|\\b(?:i['’]ve|i have|i['’]ve got|i got|with) (?:an? |this |such an? |my )(?:bad|sore|dodgy|stiff|gammy|weak|wonky|twisted|bruised) (?:${limbs})\\b`,
  'i',
);

/** "Where did i get hurt?" */
export function asksWhatHurts({ aspect, of, wanted }: Asked): boolean {
  const isOfMe = of === 'me' || of === null;
  return isOfMe && (aspect === 'place' || aspect === 'what') && wanted.length <= 2 && wanted.includes(lemmaOf('hurt'));
}

/** "Which of my knees is sore" is no question about an elbow. */
export function isOfThatLimb({ wanted }: Asked, { lemmas }: Statement): boolean {
  return wanted.every((word) => !limbLemmas.has(word) || lemmas.includes(word));
}
const limbLemmas: ReadonlySet<string> = new Set(limbs.replaceAll('?', '').split('|').map(lemmaOf));
