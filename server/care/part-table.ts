// What the parts of all phrases are, by numbers. phrase-parts.ts builds it, places.ts looks for them in a message.
import type { Lists } from './lists.ts';

export const isWords = 0;
export const isSequence = 1;
export const isChoice = 2;

export type PartTable = {
  /** The number of each word that phrases have. */
  readonly wordNumbers: ReadonlyMap<string, number>;
  /** For the number of each word the part that is this word alone; -1 if there is none. */
  readonly partOfWord: Int32Array;
  /** For each part `isWords`, `isSequence` or `isChoice`. */
  readonly kinds: Uint8Array;
  /** For each part its members: numbers of words, or else of parts. */
  readonly members: Lists;
  /** For each sequence, which of its members, counted from 0, the fewest messages have. */
  readonly rarest: Uint16Array;
  /** For each sequence the others of its members that are always there, the rarest first. */
  readonly others: Lists;
  /** For the number of each word the sequences that may be in a message with it: each is there for the words of its rarest member. */
  readonly sequencesWith: Lists;
};
