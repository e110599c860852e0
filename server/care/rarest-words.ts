// Tells for each part words without which it is in no message, the rarest that it has, so that most parts need not be looked for.
import { isChoice, isSequence, isWords, type Rarest } from './part-table.ts';

/** `members`: of parts of words the numbers of these, else those of parts, each smaller than the number of what it is in. */
export function rarestOf(kinds: readonly number[], members: readonly (readonly number[])[]): Rarest {
  const partsWith: number[] = [];
  for (const [part, own] of members.entries())
    if (kinds[part] === isWords) for (const word of own) partsWith[word] = (partsWith[word] ?? 0) + 1;

  const words: (readonly number[] | null)[] = [];
  /** How many parts name one of the words. */
  const common: number[] = [];
  const rarest = new Uint32Array(members.length);
  for (const [part, own] of members.entries()) {
    if (kinds[part] === isSequence) {
      let [least, at] = [Number.POSITIVE_INFINITY, -1];
      for (const [index, member] of own.entries())
        if (words[member] && (common[member] ?? 0) < least) [least, at] = [common[member] ?? 0, index];
      words[part] = at === -1 ? null : (words[own[at] ?? 0] ?? null);
      common[part] = least;
      rarest[part] = Math.max(0, at);
    } else {
      const mayBeNothing = kinds[part] === isChoice && own.some((member) => !words[member]);
      const all = kinds[part] === isWords ? own : [...new Set(own.flatMap((member) => words[member] ?? []))];
      words[part] = mayBeNothing ? null : all;
      common[part] = all.reduce((sum, word) => sum + (partsWith[word] ?? 0), 0);
    }
  }
  return { words, members: rarest };
}
