// Takes a sentence apart into clauses that have a subject and a verb of their own.
import { hasAspect } from './told-aspects.ts';

/** "Im sweet on u whos wilf then": a question that follows without a mark. */
export const askedBehind =
  /(?<=\S \S.*) (?:and |but |so )?(?:who(?:'s|s| is)|what(?:'s|s| is)|where(?:'s|s| is)) \S+(?: then| btw)?$/i;

const joints = /(,?\s+(?:but|and|so|because|cause|cuz|coz|since|though|although|while|then|or)\s+|,\s+|:\s+)/i;
/** What may stand before what a sentence states; "no sugar in my tea" states just that. */
export const lead =
  /^(?:(?:and|but|so|well|oh|ok|okay|yes|yeah|no(?=[,.!:]| (?:no|i|i'm|im|i've|my|we|it|he|she|they|you|that|the|but|just)\b)|nope|also|listen|anyway|hey|hi|hello|aw+|um+|hm+|ha|guess what|you know what|(?:let me|i'll|i will|i can) tell you (?:something|a thing|a secret|this|one)(?: then| now)?|plus|like|just|only|then|because|cause|cuz|since|look|you see|i (?:just |already )?(?:said|told you|did tell you)|i have news(?: too)?|any (?:tips|advice)[\w ]*|by the way|did (?:i|you) (?:tell you|know)(?: that)?|(?:not now[^,.!?]{0,30}|wait|first), i (?:have to|must|need to) tell you(?: that)?|i (?:have to|must|need to|wanted to) tell you(?: that)?|(?:now )?(?:some |a bit of |the )?(?:bad|good|sad|great|big) news(?: (?:here|today|too|btw|by the way|is))?(?: that)?|careful|sorry|ugh|what a day|i think|i'm afraid(?! of))\b[\s,:!.-]*)+/i;
export const pasts =
  'was|were|had|did|went|got|took|made|saw|came|gave|found|lost|broke|bought|brought|caught|stole|ate|fell|met|won|wrote|drove|flew|hid|kept|knew|left|paid|ran|sold|sent|sang|slept|spoke|swam|taught|told|thought|threw|wore|built|felt|fought|forgot|grew|heard|drew|drank|chose|dug|put|cut|hurt|burnt|spent|became|began|hit|bit|sewed|quit|spilt';
/** A verb that says when. */
export const finite = new RegExp(
  `\\b(?:${pasts}|is|am|are|has|have|will|would|can|could|might|may|must|should|does|do|isn't|can't|won't|doesn't|don't|dont|didn't|didnt|wasn't|im|ive|shes|hes)\\b|\\p{L}(?:'s|'re|'ve|'ll|'d|'m)\\b|\\b\\p{L}{2,}(?:ed|lt|pt)\\b`,
  'iu',
);
const subjectI = /^(?:i|i'm|im|i've|ive|i'll|i'd|we|we're|we've|we'll|they|they're|they've)\b/i;
const ownSubject =
  /^(?:only |just |also )?(?:i|we|my|our|she|he|they|it|her|his|their|the|a|an|some|someone|somebody|one of|both|this|that|everyone|nobody)\b|^(?:i'm|im|i've|ive|she's|shes|he's|hes|it's|its)\b/i;
const past = new RegExp(`^(?:just |also |then |even |finally )?(?:${pasts}|\\p{L}{2,}ed)\\b`, 'iu');
const mostLettersOfASentence = 120;

/** The parts of a sentence that have a subject and a verb of their own, and the whole sentence if it has several. */
export function clausesOf(sentence: string): readonly string[] {
  const pieces = sentence.split(joints);
  const clauses: string[] = [];
  // "I play the flute, my teacher is Mr. Fig" are two facts; "because" and "and" hold one together.
  let isJoined = true;
  for (let i = 0; i < pieces.length; i += 2) {
    const joint = pieces[i - 1] ?? '';
    const part = pieces[i] ?? '';
    const previous = clauses.at(-1) ?? '';
    const begins = ownSubject.test(part) || /^\p{Lu}/u.test(part);
    if (i === 0) clauses.push(part);
    // "Long day, i wash dishes": what stands before says nothing.
    else if (
      i === 2 &&
      begins &&
      isClause(part) &&
      !isClause(previous) &&
      /^,/.test(joint) &&
      !hasAspect(previous, 'time', [])
    )
      clauses[0] = part;
    else if (begins && isClause(part) && isClause(previous)) {
      clauses.push(part);
      isJoined &&= /[a-z]/i.test(joint);
    } else if (past.test(part) && !ownSubject.test(part) && / (?:and|but|then) /.test(joint))
      clauses.push(`${subjectOf(previous)} ${part}`.trim());
    else clauses[clauses.length - 1] = `${previous}${joint}${part}`;
  }
  const tidy = clauses.map((it) => it.replace(lead, '').replace(/^[\s,]+|[\s,.!…]+$/g, ''));
  const whole = (clauses.length > 1 ? sentence : (clauses[0] ?? '')).replace(/[\s,.!…]+$/, '');
  const short = tidy.map((it) => it.replace(/,.*$/, '')).filter((it) => isClause(it) && it.split(' ').length > 2);
  return [...new Set([...(tidy.length > 1 && isJoined ? [whole] : []), ...tidy, ...short])].filter(
    (it) => it.length <= mostLettersOfASentence && it.split(' ').length > 1,
  );
}

function isClause(part: string): boolean {
  return (
    subjectI.test(part) ||
    finite.test(part.replace(/^(?:my|our) \S+'s\b/i, '')) ||
    /^(?:my|our|she|he|\p{Lu}\p{L}+)\b.* \p{L}{2,}s\b/u.test(part)
  );
}

/** "I" of "i fell in the mud", "my sister" of "my sister fell". */
function subjectOf(clause: string): string {
  const [, subject = ''] = /^((?:my |our |the )?\S+(?: \p{Lu}\p{L}+)?) /u.exec(clause) ?? [];
  return /^i(?:'m|'ve|m|ve)$/i.test(subject) ? 'i' : subject;
}
