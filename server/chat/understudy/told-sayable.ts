// As much of a long statement as can be said back in one reply.
import { saidToThem } from './told-second.ts';

/** Where a sentence may end, the later the better. */
const joints = /(?=,? (?:and|but|because|so|which|who|when|where|until|then|with|for|from|at|in|on|over|after|to) |, )/;
const fewestWords = 3;

/** `statement`, or its longest beginning that `listener` can say to the visitor, in the visitor's words; null if there is none. */
export function sayable(statement: string, listener: string): string | null {
  const parts = statement.split(joints);
  for (let most = parts.length; most > 0; most -= 1) {
    const part = parts
      .slice(0, most)
      .join('')
      .replace(/[\s,]+$/, '');
    const isEnough = most === parts.length || part.split(' ').length >= fewestWords;
    if (isEnough && saidToThem(part, listener, []) !== null) return part;
  }
  return null;
}
