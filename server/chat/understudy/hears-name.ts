// Who names a beast by a word that is never said back ("i have a cat called Bleach") is heard all the same, and asked for no name.
import { graveWords } from '../../care/grave-words.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { isHeavy } from './heavy.ts';
import { beasts, size } from './told-words.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';

const called = "(?:(?:'s|s| is| was|,)? (?:called|named)|(?:'s|s)? name(?:'s|s| is)) (?:just )?";
const ofBeast = new RegExp(
  `\\b(?:my|our|an?) (?:[a-z-]+ )?${size}(?:${beasts})(?:,? (?:and )?(?:he|she|it|his|her|its))?${called}(\\p{L}{3,14})(?=$|[.,!?;:)]| (?:and|but|who|cos|because|lol|haha|btw|tho|he|she|not)\\b)`,
  'iu',
);
const ofOneKnown = new RegExp(
  `\\b(?:he|she|it|his|her|its)${called}(\\p{L}{3,14})(?=$|[.,!?;:)]| (?:and|but|cos|because|lol|haha|btw|tho)\\b)`,
  'iu',
);
const insists = /\bi (?:just |already |did |literally )*(?:said|told (?:you|u)|tell (?:you|u))\b/i;
/** Of grave words those that somebody calls a cat. */
const ofTheHouse = /^(?:bleach|bomb|poison|rocket|trigger)$/i;
const asksForIt = /\bnames?\b|\bcalled\b/i;

/** Null where it can be said, or something is asked besides. */
export function nameHeard(turn: Turn): Act | null {
  const message = turn.message.replaceAll('’', "'");
  const isAsked = asksForIt.test(lastReplyOf(turn)) && lastReplyOf(turn).includes('?');
  const isTold = turn.told.some(({ kind }) => kind === 'someone');
  const name =
    ofBeast.exec(message)?.[1] ?? (isTold && (isAsked || insists.test(message)) ? ofOneKnown.exec(message)?.[1] : null);
  if (!name || isRepeatable(name) || !mayBeCalled(name)) return null;
  if (isHeavy(message.replace(name, 'Rex'), true) || (message.includes('?') && !insists.test(message))) return null;
  const act = fromPool(turn, 'hears name');
  return act && { ...act, hasNodded: true };
}

/** "What's my cat called?", of one with such a name. */
export function nameKeptBack(turn: Turn): Act | null {
  const noun = asked.exec(turn.message)?.[1]?.toLowerCase();
  const told = turn.statements.findLast((it) => noun && new RegExp(`\\b${noun}\\b`, 'i').test(it) && ofBeast.test(it));
  const name = told && ofBeast.exec(told)?.[1];
  return name && !isRepeatable(name) && mayBeCalled(name) ? fromPool(turn, 'hears name') : null;
}
const asked = new RegExp(`\\bwhat[^.?!]{0,12} my (${beasts})(?:['’]?s)? (?:names?\\b|(?:is |was )?called\\b)`, 'i');

function mayBeCalled(name: string): boolean {
  return ofTheHouse.test(name) || !graveWords.has(name.toLowerCase());
}
