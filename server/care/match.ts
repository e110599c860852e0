// Finds the phrases in the words of a message, and decides which of them counts.
import type { CareKind } from '../../contract/chat.ts';
import { noRows, type Rows } from './bit-rows.ts';
import { behind, within } from './gap-rows.ts';
import { beginOf, isMasked, type Masks, type Place, speaksOfSelfBetween, taleEndsOf, together } from './match-masks.ts';
import { edge } from './phrase-grammar.ts';
import type { CarePhrase, Meaning, Phrases } from './phrases.ts';
import { Places } from './places.ts';

/** Where each segment of a phrase stands, at most a gap behind the one before. */
type Chain = readonly { readonly rows: Rows; readonly gap: number }[];

export class Matcher {
  readonly #phrases: Phrases;
  readonly #places: Places;
  /** For each phrase the bits of what it needs and the message has. */
  readonly #has: Uint8Array;
  #words: readonly string[] = [];
  #taleEnds: Uint16Array | null = null;
  /** What was found, in the order of phrases.md. */
  #found: readonly CarePhrase[] = [];

  constructor(phrases: Phrases) {
    this.#phrases = phrases;
    this.#places = new Places(phrases.table);
    this.#has = new Uint8Array(phrases.all.length);
  }

  /** How much work the message has made so far: 32-bit numbers and members of parts that were looked at. */
  get steps(): number {
    return this.#places.rows.steps;
  }

  /** Reads `words`, which begin and end with `edge`, as sentences among them do. Forgets the message before. */
  read(words: readonly string[]): void {
    this.#words = words;
    this.#taleEnds = null;
    const found = new Set<CarePhrase>();
    const numbers = this.#places.begin(words);
    this.#has.fill(0);
    for (const word of numbers) this.#noteNeeded(word);
    for (const word of numbers) this.#findWith(word, found);
    this.#found = [...found].sort((a, b) => a.rank - b.rank);
  }

  /** What the phrases of `kind` say between the words `begin` and `end`: of several the first in phrases.md. */
  meaning(kind: CareKind, begin = 0, end = this.#words.length): Meaning | null {
    let masks: Masks | undefined;
    for (const phrase of this.#found) {
      if (phrase.meaning.isMask || phrase.meaning.kind !== kind) continue;
      const chain = this.#chain(phrase, begin, end);
      if (!chain) continue;
      masks ??= this.#masks(kind, begin, end);
      if (masks === null || this.#someOf(chain, (place) => !isMasked(place, masks ?? null))) return phrase.meaning;
    }
    return null;
  }

  #masks(kind: CareKind, begin: number, end: number): Masks {
    const furthest = new Uint16Array(this.#words.length);
    for (const phrase of this.#found) {
      if (!phrase.meaning.isMask || phrase.meaning.kind !== kind) continue;
      this.#someOf(this.#chain(phrase, begin, end) ?? [], (place) => {
        if (speaksOfSelfBetween(place, this.#words)) return false;
        const from = beginOf(place);
        const to = phrase.takesRest ? Math.min(end, this.#taleEnd(place.to)) : place.to;
        furthest[from] = Math.max(furthest[from] ?? 0, to);
        return false;
      });
    }
    return together(furthest);
  }

  #taleEnd(from: number): number {
    this.#taleEnds ??= taleEndsOf(this.#words);
    return this.#taleEnds[from] ?? this.#words.length;
  }

  #noteNeeded(word: number): void {
    const { begins, members } = this.#phrases.needs.byWord;
    const has = this.#has;
    const to = begins[word + 1] ?? 0;
    for (let at = begins[word] ?? 0; at < to; at += 1) {
      const need = members[at] ?? 0;
      has[need >>> 2] = (has[need >>> 2] ?? 0) | (1 << (need & 3));
    }
  }

  #findWith(word: number, found: Set<CarePhrase>): void {
    const { all, rarestParts, byWord, needs } = this.#phrases;
    const to = byWord.begins[word + 1] ?? 0;
    for (let at = byWord.begins[word] ?? 0; at < to; at += 1) {
      const number = byWord.members[at] ?? 0;
      if (this.#has[number] !== needs.bits[number]) continue;
      if (this.#places.of(rarestParts[number] ?? 0) === noRows) continue;
      const phrase = all[number];
      if (phrase && this.#mayBe(phrase) && this.#chain(phrase, 0, this.#words.length)) found.add(phrase);
    }
  }

  /** Whether all segments of the phrase are in the message. */
  #mayBe({ rarestFirst }: CarePhrase): boolean {
    for (const part of rarestFirst) if (this.#places.of(part) === noRows) return false;
    return true;
  }

  /** Where the segments of `phrase` stand, one behind the other; null where they do not. */
  #chain({ segments }: CarePhrase, begin: number, end: number): Chain | null {
    const { rows } = this.#places;
    const chain: { rows: Rows; gap: number }[] = [];
    for (const { part, gap } of segments) {
      const before = chain.at(-1)?.rows ?? noRows;
      const starts = before !== noRows ? behind(rows, before, gap, this.#places.ofWord(edge)) : null;
      const isAll = starts === null && begin === 0 && end === this.#words.length;
      const own = isAll ? this.#places.of(part) : within(rows, this.#places.of(part), begin, end, starts);
      if (own === noRows) return null;
      chain.push({ rows: own, gap });
    }
    return chain;
  }

  /** Whether `isWanted` says so of any place of the phrase that `chain` is. */
  #someOf(chain: Chain, isWanted: (place: Place) => boolean): boolean {
    const last = chain.length - 1;
    return this.#places.rows.some(chain[last]?.rows ?? noRows, (from, length) =>
      isWanted({ from, to: from + length, before: this.#before(chain, last, from) }),
    );
  }

  /** The place of the segment before number `at`, which begins with word `from`: of several the one that begins last, and then ends last. */
  #before(chain: Chain, at: number, from: number): Place | null {
    const before = chain[at - 1]?.rows ?? noRows;
    if (before === noRows) return null;
    const earliest = from - (chain[at]?.gap ?? 0);
    let [begin, end] = [-1, -1];
    for (let to = from; to >= earliest; to -= 1) {
      const latest = this.#places.rows.latestUpTo(before, to);
      if (latest > begin) [begin, end] = [latest, to];
      if (this.#words[to - 1] === edge) break;
    }
    return { from: begin, to: end, before: this.#before(chain, at - 1, begin) };
  }
}
