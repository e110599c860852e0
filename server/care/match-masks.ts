// What phrases of what is not meant do to the others: they mask the words that they cover.
import { edge } from './phrase-grammar.ts';

/** Where a phrase was found: its last segment from word `from` up to `to`, and the place of the segment before. */
export type Place = { readonly from: number; readonly to: number; readonly before: Place | null };

/** For each word, from where to where the phrases that cover it say what is not meant; together they count as one. `to` is 0 where none does. */
export type Masks = { readonly from: Uint16Array; readonly to: Uint16Array } | null;

/** `furthest`: for each word, up to where the masks reach that begin with it. */
export function together(furthest: Uint16Array): Masks {
  const from = new Uint16Array(furthest.length);
  const to = new Uint16Array(furthest.length);
  let covered = 0;
  for (const [begin, end] of furthest.entries()) {
    for (let at = Math.max(begin, covered); at < end; at += 1) from[at] = begin;
    covered = Math.max(covered, end);
    if (covered > begin) to[begin] = covered;
  }
  return covered === 0 ? null : { from, to };
}

/** Whether a word of the phrase is masked; not by a mask that lies within what it says in one go, which then says more than the mask. */
export function isMasked(place: Place, masks: Masks): boolean {
  if (!masks) return false;
  for (let part: Place | null = place; part; part = part.before) {
    for (let at = part.from; at < part.to; at += 1) {
      const begin = masks.from[at] ?? 0;
      const end = masks.to[at] ?? 0;
      if (end !== 0 && (begin < part.from || end > part.to || end - begin === part.to - part.from)) return true;
    }
  }
  return false;
}

export function beginOf(place: Place): number {
  return place.before ? beginOf(place.before) : place.from;
}

/** Words by which a tale ends and somebody speaks of themselves: "i read a book and i want to die". */
const self = new Set(['i', 'me', 'my', 'myself', 'yo', 'mi']);

/** Whether a gap of the phrase holds such a word: what is not meant must not swallow what is. */
export function speaksOfSelfBetween({ from, before }: Place, words: readonly string[]): boolean {
  if (!before) return false;
  for (let at = before.to; at < from; at += 1) if (self.has(words[at] ?? '')) return true;
  return speaksOfSelfBetween(before, words);
}

/** From each word on, where the sentence ends, or its speaker comes to themselves. */
export function taleEndsOf(words: readonly string[]): Uint16Array {
  const ends = new Uint16Array(words.length + 1).fill(words.length);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    ends[at] = word === edge || self.has(word) ? at : (ends[at + 1] ?? 0);
  }
  return ends;
}
