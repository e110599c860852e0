// What visitors tell in many ways and ask for in one, given back in plain words and not in theirs: who has a drum kit plays the drums.
import { isRepeatable } from '../../care/never-repeated.ts';
import { ownsUp, recalled } from './answers-recall.ts';
import { asksOf } from './asks-of-life.ts';
import { readers } from './plain-facts.ts';
import { withCapitals } from './told-capitals.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** Of what they said last first; null if the question asks for nothing of the kind, or nothing was told of it. */
export function plainlyTold(turn: Turn, question: string): string | null {
  const { remarks, statements } = turn;
  const loved = lovedThing(turn, question);
  if (loved) return loved;
  const said = remarks.flatMap(({ category, message }) => (category === 'user' ? [message] : []));
  const texts = [...statements, ...said].map((it) => withCapitals(it).replaceAll('’', "'")).toReversed();
  for (const { asks, reads } of readers) {
    if (!asks.test(question)) continue;
    for (const text of texts) {
      const found = reads(text, question);
      if (found) return found;
    }
  }
  return null;
}

const ofMine = /\b(?:i|i'm|im|my|me)\b/i;
const asks = /\b(?:what|whats|what's|who|whos|who's|where|when|which|how (?:many|old|long))\b/i;

/** "Tell me one thing that Muffin loves" - "tuna. and sitting on my notes": what she loves is tuna. */
function lovedThing({ remarks }: Turn, question: string): string | null {
  if (!/\bwhat (?:does )?(?:my \p{L}+|he|she|\p{Lu}\p{L}+) (?:loves?|likes?)\b/u.test(question)) return null;
  const at = remarks.findLastIndex(({ category, message }) => category === 'AI' && askedWhatTheyLove.test(message));
  const [, name] = askedWhatTheyLove.exec(remarks[at]?.message ?? '') ?? [];
  const [thing = ''] = (remarks[at + 1]?.message ?? '').split(/[.,!?]|\s(?:and|but|lol|haha|tho)\s/);
  const isShort = thing !== '' && thing.split(' ').length <= mostWordsOfAThing && thing.split(' ').every(isRepeatable);
  return name && isShort ? `${name} loves ${thing.trim().toLowerCase()}` : null;
}
const askedWhatTheyLove = /\b(?:one thing|something|what) (?:that )?(\p{Lu}\p{L}+) (?:loves|likes)\b/u;
const mostWordsOfAThing = 4;

/** The same where a message asks for one such thing and nothing else. */
export function knownPlainly(turn: Turn): Act | null {
  const asked = asksOf(turn.message);
  const questions = turn.message.split(/(?<=[.!?])\s+/).filter((it) => ofMine.test(it) && asks.test(it));
  const isOne = asked.length === 1 && questions.every((it) => it.split(asks).length <= 2);
  for (const { kind, text } of isOne ? asked : []) {
    if (kind !== 'other' && isKnown(turn)) continue;
    const shunned = kind === 'other' ? null : shunnedBy(turn, kind);
    if (shunned) return shunned;
    const found = plainlyTold(turn, text);
    const act = found && fromPool(turn, 'recalls news', { news: found });
    if (act) return act;
  }
  return null;
}

/** "And the vegetable I hate?" */
function shunnedBy(turn: Turn, kind: string): Act | null {
  if (!/^(?:allergy|shunned|dislike)$/.test(kind)) return null;
  const known = turn.told.findLast((it) => it.kind === 'allergy' || it.kind === 'dislike');
  return known ? fromPool(turn, `recalls ${known.kind}`, known.words) : null;
}

/** Whether it is known in another way. */
function isKnown(turn: Turn): boolean {
  const known = recalled(turn);
  return known !== null && !ownsUp(turn, known);
}
