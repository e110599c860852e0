// "Could you think of a name for our baby?" asks for a name, whatever else in it speaks of children.
import { talkOf } from './answers-talk.ts';
import { kindsIn } from './talk/kind-of.ts';
import type { Act, Turn } from './turn.ts';

const asked =
  /\bnames?\b.*\b(?:baby|child|little one|son|daughter)\b|\b(?:baby|child|little one)\b.*\b(?:name|call)\b/i;
const ofTheirs = /\bmy (?:son|daughter)(?:'s|s)? name\b|\bcalled\b|\bremember\b/i;
const sureness = 0.66;

/** A name; null for any other message. */
export function babyNamed(turn: Turn): Act | null {
  if (!asked.test(turn.message) || ofTheirs.test(turn.message)) return null;
  const meant = kindsIn(turn.message).find(({ kind }) => kind.title === 'advise-name-a-baby');
  return meant?.kind.answer && meant.sureness >= sureness ? talkOf(turn, meant.kind.answer) : null;
}
