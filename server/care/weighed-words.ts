// Weighs the words of a message, and any part of them. Parts overlap, so the features of all words are found once, and those of a part are
// summed from them.
import { featuresOfLength, phraseFeatures } from './features.ts';
import { Numbering } from './numbering.ts';
import { edge } from './phrase-grammar.ts';
import { reach, WordFeatures } from './word-features.ts';

/** Weights are stored as whole numbers from -127 to 127, which stand for that many 32nds. */
export const weightScale = 32;
/** A power of two of them. */
export type Weights = Int8Array<ArrayBuffer>;

/**
 * The words from number `begin` up to `end`. `beginsWithEdge`, `endsWithEdge`: the first or the last of them counts as an `edge`, whatever
 * it is, because a clause is weighed as a sentence.
 */
export type PartOfWords = {
  readonly begin: number;
  readonly end: number;
  readonly beginsWithEdge?: boolean;
  readonly endsWithEdge?: boolean;
};

/** The most features that edges add to those of the message: some 14 for each part that is weighed. */
const mostOfEdges = 1000;

export class WeighedWords {
  words: readonly string[] = [];
  weights: Weights = new Int8Array(1);
  readonly #features = new WordFeatures();
  /** What was written for word `n` is in `#features` from `#begins[n]` up to `#begins[n + 1]`. */
  #begins = new Uint32Array(0);
  /** Features that are equal have the same number, which is small, unlike an index of weights: by it all is found that is known of them. */
  readonly #numbering = new Numbering();
  #numbers = new Uint16Array(0);
  #weightOf = new Int8Array(0);
  /** The round in which each was last counted: in a part each counts once. */
  #counted = new Int32Array(0);
  #round = 0;
  #sum = 0;
  #count = 0;

  read(words: readonly string[], weights: Weights): void {
    this.words = words;
    this.weights = weights;
    const features = this.#features;
    features.read(words);
    if (words.length >= this.#begins.length) this.#begins = new Uint32Array(2 * words.length + 1);
    for (let at = 0; at < words.length; at += 1) {
      features.add(at, words[at] ?? '', 0, words.length);
      this.#begins[at + 1] = features.count;
    }
    const most = features.count + mostOfEdges;
    if (most > this.#numbers.length) {
      this.#numbers = new Uint16Array(2 * most);
      this.#weightOf = new Int8Array(2 * most);
      this.#counted = new Int32Array(2 * most);
    }
    this.#numbering.clear(most);
    for (let i = 0; i < features.count; i += 1) this.#numbers[i] = this.#numbering.of(features.features[i] ?? 0);
    this.#lookUpFrom(0);
  }

  /** How surely a part tells of what the weights are for; `hasPhrase`: a phrase of that kind was found in it. */
  score(part: PartOfWords, hasPhrase: boolean): number {
    const { begin, end } = part;
    const isNewBegin = part.beginsWithEdge === true && this.words[begin] !== edge;
    const isNewEnd = part.endsWithEdge === true && this.words[end - 1] !== edge;
    this.#round = (this.#round + 1) | 0;
    this.#sum = 0;
    this.#count = 0;
    for (const index of featuresOfLength(end - begin)) this.#take(this.#numberOf(index));
    this.#takeBetween(isNewBegin ? begin + 1 : begin, isNewEnd ? end - 1 : end);
    if (isNewBegin) this.#takeEdge(begin, part);
    if (isNewEnd) this.#takeEdge(end - 1, part);
    if (hasPhrase) {
      for (const index of phraseFeatures) this.#sum += this.#weightAt(index);
      this.#count += phraseFeatures.length;
    }
    return this.#sum / weightScale / Math.sqrt(this.#count);
  }

  /** Counts what is of the words from `begin` up to `end` alone. */
  #takeBetween(begin: number, end: number): void {
    const { firsts, lasts } = this.#features;
    const to = this.#begins[end] ?? 0;
    for (let i = this.#begins[begin] ?? 0; i < to; i += 1)
      if ((firsts[i] ?? 0) >= begin && (lasts[i] ?? 0) < end) this.#take(this.#numbers[i] ?? 0);
  }

  /** Counts what is of word number `place`, which is an end of the part and counts as an edge, and of its neighbours. */
  #takeEdge(place: number, { begin, end, beginsWithEdge, endsWithEdge }: PartOfWords): void {
    const features = this.#features;
    const { count } = features;
    if (beginsWithEdge) features.set(begin, edge);
    if (endsWithEdge) features.set(end - 1, edge);
    const to = Math.min(end, place + reach.before + 1);
    // The neighbours' own parts are counted already, so no letters are given.
    for (let at = Math.max(begin, place - reach.behind); at < to; at += 1) features.add(at, '', begin, end);
    features.set(begin, this.words[begin] ?? '');
    features.set(end - 1, this.words[end - 1] ?? '');
    for (let i = count; i < features.count; i += 1)
      if (features.firsts[i] === place || features.lasts[i] === place)
        this.#take(this.#numberOf(features.features[i] ?? 0));
    features.count = count;
  }

  #take(number: number): void {
    if (this.#counted[number] === this.#round) return;
    this.#counted[number] = this.#round;
    this.#count += 1;
    this.#sum += this.#weightOf[number] ?? 0;
  }

  #numberOf(index: number): number {
    const known = this.#numbering.count;
    const number = this.#numbering.of(index);
    if (number === known) this.#lookUpFrom(number);
    return number;
  }

  /**
   * Writes down the weights of all features from number `first` on. There are millions of weights, so each has to be waited for: in a loop
   * that does nothing else the processor waits for many at once.
   */
  #lookUpFrom(first: number): void {
    const { count, numbers } = this.#numbering;
    for (let number = first; number < count; number += 1) this.#weightOf[number] = this.#weightAt(numbers[number] ?? 0);
  }

  #weightAt(index: number): number {
    return this.weights[index & (this.weights.length - 1)] ?? 0;
  }
}
