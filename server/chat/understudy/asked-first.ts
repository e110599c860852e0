// What is asked of memory and of names, which is answered before anything else in a message.
import type { Question } from '../../../contract/chat.ts';
import { recalledSurely } from './answers-recall.ts';
import { beneath } from './free-talk.ts';
import { isHeavy } from './heavy.ts';
import { explained } from './own-name.ts';
import { recalledPlay } from './recalls-played.ts';
import type { Act, Turn } from './turn.ts';

/** Who asks so wants what they told, whatever else in the message has an answer. */
const remembers =
  /\b(?:do|did|can|don't|dont) (?:you|u|ya) (?:still |even )?(?:remember|recall)\b|\b(?:memory|quick) (?:test|quiz)\b|\bwhat(?:'s| is| was) my [\p{L} ]+(?: called|'s name)\b/iu;

/** Whatever else is named beside it: "and whats MY name then, mr belt buckle?" */
const ofMyName = /\bmy name\b/i;

/** Null where nothing of the kind is asked. */
export function askedFirst(question: Question, turn: Turn): Act | null {
  const { message, clause, intent } = turn;
  return (
    recalledPlay(turn) ??
    (remembers.test(message) && !isHeavy(message) ? recalledSurely(turn) : null) ??
    (intent === 'why-that-name' ? explained(turn) : null) ??
    (intent === 'name-known' && ofMyName.test(clause) ? beneath(question, turn) : null)
  );
}
