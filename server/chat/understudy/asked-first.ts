// What is asked of memory and of names, which is answered before anything else in a message.
import type { Question } from '../../../contract/chat.ts';
import { recalledSurely } from './answers-recall.ts';
import { talkOf } from './answers-talk.ts';
import { beneath } from './free-talk.ts';
import { isHeavy } from './heavy.ts';
import { explained } from './own-name.ts';
import { recalledPlay } from './recalls-played.ts';
import { kindsIn } from './talk/kind-of.ts';
import type { Act, Turn } from './turn.ts';

/** Who asks so wants what they told, whatever else in the message has an answer. */
const remembers =
  /\b(?:do|did|can|don't|dont) (?:you|u|ya) (?:still |even )?(?:remember|recall)\b|\b(?:memory|quick) (?:test|quiz)\b|\bwhat(?:'s| is| was) (?:my|the) [\p{L} ]+(?: called|'s name)\b/iu;

/** Whatever else is named beside it: "and whats MY name then, mr belt buckle?" */
const ofMyName = /\bmy name\b/i;

/** "What do I do on Saturdays?", "who snores in my flat?" ask of the visitor's own life, and a word in them may have a pool. */
const ofOwnLife =
  /^(?:(?:and|so|but|now|ok|okay|wait|hey|tell me)[\s,]+)*(?:\p{L}+, )?(?:what|which|who|whos|who's|where|when|how (?:old|many|long))\b(?!.*\b(?:you|u|your|we|us|our|should|could|would|shall)\b).*\b(?:i|my)\b/iu;

const listening = /,?\s+(?:were|are) you (?:even |ever )?listening\b.*$/i;

/** Null where nothing of the kind is asked. */
export function askedFirst(question: Question, turn: Turn): Act | null {
  const { message, clause, intent } = turn;
  return (
    recalledPlay(turn) ??
    ((remembers.test(message) || ofOwnLife.test(clause.replace(listening, ''))) && !isHeavy(message)
      ? recalledSurely(turn)
      : null) ??
    (intent === 'parting' ? withLuck(turn) : null) ??
    (intent === 'why-that-name' ? explained(turn) : null) ??
    (intent === 'name-known' && ofMyName.test(clause) ? beneath(question, turn) : null)
  );
}

/** "Wish me luck! Gotta go": who leaves for a test is wished luck. */
function withLuck(turn: Turn): Act | null {
  const wished = kindsIn(turn.message).find(({ kind }) => kind.title === 'ask-for-luck');
  return wished && wished.sureness >= surelyLuck && !isHeavy(turn.message)
    ? talkOf(turn, wished.kind.answer ?? '')
    : null;
}
const surelyLuck = 0.85;
