// Finds out where in a message each part of the phrases stands: at all places of the message at once, and once for each part, however many
// phrases have it and however often its words come. So the work is bounded, whatever a message says.
import { BitRows, noRows, type Rows } from './bit-rows.ts';
import { either, joined } from './join-rows.ts';
import { isSequence, isWords, type PartTable } from './part-table.ts';

/** States of a part: not in the message; not looked for yet; looked for. */
const absent = 0;
const unknown = 1;
const known = 2;

export class Places {
  readonly rows = new BitRows();
  readonly #table: PartTable;
  /** Where each part stands, if its state is `known`. */
  readonly #ofPart: Rows[];
  readonly #states: Uint8Array;
  /** The states before any word was read: sequences wait for one of their rarest words. */
  readonly #statesAtFirst: Uint8Array;
  readonly #ofWord: Rows[];
  readonly #isThere: Uint8Array;
  #everywhere = noRows;

  constructor(table: PartTable) {
    const { kinds, sequencesWith, wordNumbers } = table;
    this.#table = table;
    this.#statesAtFirst = new Uint8Array(kinds.length).fill(unknown);
    for (const sequence of sequencesWith.members) this.#statesAtFirst[sequence] = absent;
    this.#states = this.#statesAtFirst.slice();
    this.#ofPart = Array.from(kinds, () => noRows);
    this.#ofWord = Array.from(wordNumbers, () => noRows);
    this.#isThere = new Uint8Array(wordNumbers.size);
  }

  /** Begins with another message, and forgets the one before. The numbers of its words, each once; of those only that phrases have. */
  begin(words: readonly string[]): readonly number[] {
    this.#isThere.fill(0);
    this.#states.set(this.#statesAtFirst);
    this.rows.begin(words.length);
    this.#everywhere = this.rows.everywhere(words.length);
    const numbers: number[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const number = this.#table.wordNumbers.get(words[place] ?? '');
      if (number === undefined) continue;
      if (this.#isThere[number] === 0) {
        this.#isThere[number] = 1;
        this.#ofWord[number] = this.rows.add(2);
        numbers.push(number);
        this.#wake(number);
      }
      this.rows.set(this.#ofWord[number] ?? noRows, place);
    }
    return numbers;
  }

  #wake(word: number): void {
    const { begins, members } = this.#table.sequencesWith;
    const to = begins[word + 1] ?? 0;
    for (let at = begins[word] ?? 0; at < to; at += 1) this.#states[members[at] ?? 0] = unknown;
  }

  ofWord(word: string): Rows {
    const number = this.#table.wordNumbers.get(word) ?? -1;
    return this.#isThere[number] === 1 ? (this.#ofWord[number] ?? noRows) : noRows;
  }

  /** Where part number `part` of the table stands. */
  of(part: number): Rows {
    const state = this.#states[part];
    if (state === absent) return noRows;
    if (state === unknown) {
      this.#ofPart[part] = this.#lookFor(part);
      this.#states[part] = known;
    }
    return this.#ofPart[part] ?? noRows;
  }

  #lookFor(part: number): Rows {
    const { kinds, members } = this.#table;
    const { begins } = members;
    const from = begins[part] ?? 0;
    const to = begins[part + 1] ?? 0;
    this.rows.steps += to - from;
    if (kinds[part] === isSequence) return this.#sequence(part, from, to);
    return kinds[part] === isWords ? this.#words(from, to) : this.#options(from, to);
  }

  #words(from: number, to: number): Rows {
    const { members } = this.#table.members;
    const isThere = this.#isThere;
    let found = noRows;
    for (let at = from; at < to; at += 1) {
      const word = members[at] ?? 0;
      if (isThere[word] === 0) continue;
      const rows = this.#ofWord[word] ?? noRows;
      found = found === noRows ? rows : either(this.rows, found, rows);
    }
    return found;
  }

  #options(from: number, to: number): Rows {
    const { members } = this.#table.members;
    const states = this.#states;
    let found = noRows;
    for (let at = from; at < to; at += 1) {
      const option = members[at] ?? 0;
      if (states[option] === absent) continue;
      const rows = this.of(option);
      if (rows.lengths !== 0) found = found === noRows ? rows : either(this.rows, found, rows);
    }
    return found;
  }

  /** Grows from the rarest member to the right and to the left, and looks no further where nothing fits. */
  #sequence(part: number, from: number, to: number): Rows {
    if (from === to) return this.#everywhere;
    const {
      rarest,
      members: { members },
    } = this.#table;
    const middle = from + (rarest[part] ?? 0);
    let found = this.of(members[middle] ?? 0);
    for (let at = middle + 1; at < to && found.lengths !== 0; at += 1) {
      const next = this.of(members[at] ?? 0);
      if (next !== this.#everywhere) found = joined(this.rows, found, next);
    }
    for (let at = middle - 1; at >= from && found.lengths !== 0; at -= 1) {
      const before = this.of(members[at] ?? 0);
      if (before !== this.#everywhere) found = joined(this.rows, before, found);
    }
    return found;
  }
}
