// What the character itself asked beside a scene, "What's Moss like before breakfast?", is answered: that is heard, and the scene waits.
import { graveWords } from '../../care/grave-words.ts';
import { type Chosen, elsewhere } from './choice.ts';
import { isAsking } from './clauses.ts';
import { isHeavy } from './heavy.ts';
import { partsOf } from './parts-of.ts';
import type { Place } from './place.ts';
import { plainly } from './plain.ts';
import { isBad } from './said-beside.ts';
import { isSoreness } from './soreness.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';
import { intents, isQuestion } from './understand.ts';
import { waysIn } from './ways.ts';

const asksOpenly = /\b(?:what|who|how|where|when|which|why)(?:['’]?(?:s|d|re|ll))?\b[^.!]*\?$/i;
const asksToGoOn = /\b(?:we|shall|next|was i|were you)\b/i;
const wishes: ReadonlySet<string> = new Set(
  'request boredom song story joke kiss hug laughter thanks yes no maybe whatever pardon'.split(' '),
);
export const wantsMore = /\b(?:go on|carry on|keep going|continue|back to|and then|what next|never mind)\b/i;
const noAnswer = ['no', 'stop', 'dunno'] as const;

/** Null where the message wishes, asks or weighs something, or goes on with the scene in so many words. */
export function heardAnswer(turn: Turn, place: Place, found: Chosen | null): Act | null {
  const { message, intent, memory, telling } = turn;
  const [asked = ''] = lastReplyOf(turn)
    .split(/(?<=[.!?…])\s+/)
    .slice(-1);
  if (place.waited === 0 || !asksOpenly.test(asked) || asksToGoOn.test(asked)) return null;
  if (found?.isSure || telling.length > 0 || memory.feeling === 'sad' || wantsMore.test(message)) return null;
  if (elsewhere.has(intent) || wishes.has(intent) || intents.get(intent)?.feeling) return null;
  const words = plainly(message);
  const ways = waysIn(words);
  if (noAnswer.some((way) => ways.has(way)) || words.some((word) => graveWords.has(word))) return null;
  if (isHeavy(message) || isSoreness(message)) return null;
  return partsOf(message).some((part) => isQuestion(part, plainly(part))) ? null : fromPool(turn, 'answering');
}

/** An answer to what the character asked of the visitor's work, or of one of theirs (trades.ts, kin.ts): "Do you sing when nobody's riding along?" */
export function heardOfTheirs(turn: Turn): Act | null {
  const { message, intent, memory, telling } = turn;
  if (!isOfTheirs(turn) || telling.length > 0 || memory.feeling === 'sad' || wantsMore.test(message)) return null;
  const isAnswer = !elsewhere.has(intent) && !asksForElse.has(intent) && !intents.get(intent)?.feeling;
  const weighs = isHeavy(message) || isSoreness(message) || isBad(message);
  if (!isAnswer || weighs || plainly(message).some((word) => graveWords.has(word))) return null;
  const asks = partsOf(message).some((part) => isQuestion(part, plainly(part)) || isAsking(part));
  const said = asks ? null : fromPool(turn, 'answering');
  return said && { ...said, hasNodded: true };
}
const asksForElse: ReadonlySet<string> = new Set('request boredom song story joke kiss hug thanks pardon'.split(' '));

/** Whether the last reply asks such a thing. */
function isOfTheirs(turn: Turn): boolean {
  const last = lastReplyOf(turn);
  if (!last.endsWith('?')) return false;
  const { trades, kin } = turn.part;
  return [...trades.lines.values(), ...kin.values()].flat().some((line) => {
    const [first = '', end = ''] = [line.split('{called}')[0], line.split('{called}').at(-1)];
    return last.endsWith(end) && last.includes(first);
  });
}
