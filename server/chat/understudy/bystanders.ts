// What is said of somebody whom the visitor only sees (no-sorrow.ts): "the granny next to me looks worried".
import { graveWords } from '../../care/grave-words.ts';
import { withoutBystanders } from './no-sorrow.ts';
import { plainly } from './plain.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** Something to be done about such a face; null where more is said or asked. */
export function ofABystander(turn: Turn): Act | null {
  const { message, memory } = turn;
  const rest = withoutBystanders(message);
  if (rest === message || message.includes('?') || memory.feeling === 'sad') return null;
  if (plainly(message).some((word) => graveWords.has(word))) return null;
  return plainly(rest).length <= mostWordsBeside ? fromPool(turn, 'of a bystander') : null;
}
const mostWordsBeside = 7;
