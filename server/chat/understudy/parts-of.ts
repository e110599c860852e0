// The parts of a message, finer than its clauses (clauses.ts).
import { plainly } from './plain.ts';

/** The parts of `message`, also those that only a comma parts. */
export function partsOf(message: string): readonly string[] {
  return message.split(/(?<=[.!?…])\s+|,\s+|\s+(?:lol|haha|but|btw)\s+/i).filter((it) => plainly(it).length > 0);
}
