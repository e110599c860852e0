// Finds the phrases in the words of a message: one pass, in which a path through the graph is walked from each word.
import { edge } from './phrase-grammar.ts';
import type { Link, Phrases, Sense } from './phrases.ts';

/** How many of the last places a phrase with a gap got to are remembered; older ones are mostly too far back. */
const mostPlaces = 6;

/** A place that a phrase with gaps got to: its segment from `from` up to `to`, and the place of the segment before. */
type Place = { readonly from: number; readonly to: number; readonly before: Place | null };
/** A phrase that was found, from word `from` up to `to`; `place` has its words without the gaps. */
export type Found = { readonly sense: Sense; readonly from: number; readonly to: number; readonly place: Place };

/** Every phrase in `words`, which begin and end with `edge`, as sentences among them do. */
export function find(words: readonly string[], { root, links, graph }: Phrases): readonly Found[] {
  graph.renewAllowance();
  const found: Found[] = [];
  const reached = new Map<number, Place[]>();
  const sentences = countSentences(words);

  function arrive(link: Link, from: number, to: number): void {
    const before = link.after === null ? null : placeBefore(reached.get(link.after), from, link.gap, sentences);
    if (before === undefined) return;
    const place = { from, to, before };
    if (link.isContinued) {
      const places = reached.get(link.number);
      if (!places) reached.set(link.number, [place]);
      else if (places.push(place) > mostPlaces) places.shift();
    }
    for (const sense of link.senses) {
      if (sense.meaning.isMask && speaksOfSelfBetween(place, words)) continue;
      found.push({ sense, from: beginOf(place), to: sense.takesRest ? endOfTale(words, to) : to, place });
    }
  }

  for (let from = 0; from < words.length; from += 1) {
    let node = root.after(words[from] ?? '');
    for (let to = from + 1; node !== undefined; to += 1) {
      for (const number of node.ends) for (const link of links[number] ?? []) arrive(link, from, to);
      node = node.after(words[to] ?? '');
    }
  }
  return found;
}

/** The latest of `places` that ends at most a gap before word `from`, in the same sentence; undefined if none does. */
function placeBefore(
  places: readonly Place[] | undefined,
  from: number,
  gap: number,
  sentences: Uint16Array,
): Place | undefined {
  return places?.findLast(({ to }) => to <= from && from - to <= gap && sentences[to] === sentences[from]);
}

function beginOf(place: Place): number {
  return place.before ? beginOf(place.before) : place.from;
}

/** For each word, how many edges of sentences stand before it. */
function countSentences(words: readonly string[]): Uint16Array {
  const counts = new Uint16Array(words.length + 1);
  for (const [at, word] of words.entries()) counts[at + 1] = (counts[at] ?? 0) + (word === edge ? 1 : 0);
  return counts;
}

/** Words by which a tale ends and somebody speaks of themselves: "i read a book and i want to die". */
const self = new Set(['i', 'me', 'my', 'myself', 'yo', 'mi']);

/** Whether a gap of the phrase holds such a word: what is not meant must not swallow what is. */
function speaksOfSelfBetween({ from, before }: Place, words: readonly string[]): boolean {
  if (!before) return false;
  for (let at = before.to; at < from; at += 1) if (self.has(words[at] ?? '')) return true;
  return speaksOfSelfBetween(before, words);
}

/** Where the sentence ends, or its speaker comes to themselves. */
function endOfTale(words: readonly string[], from: number): number {
  const end = words.findIndex((word, at) => at >= from && (word === edge || self.has(word)));
  return end === -1 ? words.length : end;
}
