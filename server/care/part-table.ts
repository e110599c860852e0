// What the parts of all phrases are, by numbers. phrase-parts.ts builds it, places.ts looks for them in a message.
import type { Lists } from './lists.ts';

export const isWords = 0;
export const isSequence = 1;
export const isChoice = 2;

export type PartTable = {
  /** The number of each word that phrases have. */
  readonly wordNumbers: ReadonlyMap<string, number>;
  /** For each part `isWords`, `isSequence` or `isChoice`. */
  readonly kinds: Uint8Array;
  /** For each part its members: numbers of words, or else of parts. */
  readonly members: Lists;
  readonly rarest: Rarest;
};

export type Rarest = {
  /** For each part numbers of words: who has the part has one of them. Null for a part that may be of no words at all. */
  readonly words: readonly (readonly number[] | null)[];
  /** For each sequence, which of its members, counted from 0, those are the words of. */
  readonly members: Uint32Array;
};
