// Tells for each part words without which it is in no message, the rarest that it has, so that most parts need not be looked for.
import { isSequence, isWords } from './part-table.ts';

export type RarestWords = {
  /** For each part numbers of words: a message with that part has one of them. Null for a part that may be of no words at all. */
  readonly words: readonly (readonly number[] | null)[];
  /** For each part how many parts name one of these words: by that it is rare or common. */
  readonly common: readonly number[];
  /** For each sequence, which of its members, counted from 0, those are the words of. */
  readonly members: Uint16Array;
  /** For each sequence the others of its members that are always there, the rarest first. */
  readonly others: readonly (readonly number[])[];
};

/** `members`: of parts of words the numbers of these, else those of parts, each smaller than the number of what it is in. */
export function rarestWords(kinds: readonly number[], members: readonly (readonly number[])[]): RarestWords {
  const partsWith: number[] = [];
  for (const [part, own] of members.entries())
    if (kinds[part] === isWords) for (const word of own) partsWith[word] = (partsWith[word] ?? 0) + 1;

  const words: (readonly number[] | null)[] = [];
  const common: number[] = [];
  const rarest = new Uint16Array(members.length);
  const others: (readonly number[])[] = [];
  for (const [part, own] of members.entries()) {
    if (kinds[part] === isSequence) {
      let least = Number.POSITIVE_INFINITY;
      words[part] = null;
      for (const [index, member] of own.entries()) {
        const ofMember = words[member];
        if (!ofMember || (common[member] ?? 0) >= least) continue;
        least = common[member] ?? 0;
        words[part] = ofMember;
        rarest[part] = index;
      }
      common[part] = least;
      others[part] = own
        .filter((member, index) => words[member] && index !== rarest[part])
        .sort((a, b) => (common[a] ?? 0) - (common[b] ?? 0));
    } else {
      const all = kinds[part] === isWords ? own : unionOf(own, words);
      words[part] = all;
      others[part] = [];
      common[part] = (all ?? []).reduce((sum, word) => sum + (partsWith[word] ?? 0), 0);
    }
  }
  return { words, common, members: rarest, others };
}

/** The words of all `options`; null if one of them may be of no words. */
function unionOf(options: readonly number[], words: readonly (readonly number[] | null)[]): readonly number[] | null {
  const union = new Set<number>();
  for (const option of options) {
    const own = words[option];
    if (!own) return null;
    for (const word of own) union.add(word);
  }
  return [...union];
}
