// Finds out where in a message each part of the phrases stands: at all places of the message at once, and once for each part, however many
// phrases have it and however often its words come. So the work is bounded, whatever a message says.
import { BitRows, noRows, type Rows } from './bit-rows.ts';
import { anyOf, joined } from './join-rows.ts';
import { isSequence, isWords, type PartTable } from './part-table.ts';

/** In place of the rows of a part that was not looked for yet. */
const unknown = -1;

export class Places {
  readonly rows = new BitRows();
  readonly #table: PartTable;
  /** Where each part stands, or `unknown`. */
  readonly #ofPart: Int32Array;
  /** The same before any word was read: single words stand nowhere, and sequences neither, because they wait for one of their rarest words. */
  readonly #ofPartAtFirst: Int8Array;
  /** The parts that are no more as at first. Few are, so to go through them takes less than to go through all. */
  readonly #touched: Int32Array;
  #touchedCount = 0;
  readonly #ofWord: Int32Array;
  #numbers: readonly number[] = [];
  #everywhere = noRows;
  /** Rows that become one when all are known; while one part waits for its members' rows, others' stand before. */
  readonly #gathered: Rows[] = [];

  constructor(table: PartTable) {
    const { kinds, partOfWord, sequencesWith, wordNumbers } = table;
    this.#table = table;
    this.#ofPartAtFirst = new Int8Array(kinds.length).fill(unknown);
    for (const sequence of sequencesWith.members) this.#ofPartAtFirst[sequence] = noRows;
    for (const part of partOfWord) if (part !== -1) this.#ofPartAtFirst[part] = noRows;
    this.#ofPart = Int32Array.from(this.#ofPartAtFirst);
    // A sequence is touched twice: when it need not wait any more, and when it was looked for.
    this.#touched = new Int32Array(2 * kinds.length);
    this.#ofWord = new Int32Array(wordNumbers.size);
  }

  /** Begins with another message, and forgets the one before. The numbers of its words, each once; of those only that phrases have. */
  begin(words: readonly string[]): readonly number[] {
    this.#forget();
    this.rows.begin(words.length);
    this.#everywhere = this.rows.everywhere(words.length);
    const numbers: number[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const number = this.#table.wordNumbers.get(words[place] ?? '');
      if (number === undefined) continue;
      if (this.#ofWord[number] === noRows) {
        const rows = this.rows.add(2);
        this.#ofWord[number] = rows;
        const part = this.#table.partOfWord[number] ?? -1;
        if (part !== -1) this.#write(part, rows);
        numbers.push(number);
        this.#wake(number);
      }
      this.rows.set(this.#ofWord[number] ?? noRows, place);
    }
    this.#numbers = numbers;
    return numbers;
  }

  #forget(): void {
    for (const number of this.#numbers) this.#ofWord[number] = noRows;
    for (let at = 0; at < this.#touchedCount; at += 1) {
      const part = this.#touched[at] ?? 0;
      this.#ofPart[part] = this.#ofPartAtFirst[part] ?? unknown;
    }
    this.#touchedCount = 0;
  }

  #wake(word: number): void {
    const { begins, members } = this.#table.sequencesWith;
    const to = begins[word + 1] ?? 0;
    for (let at = begins[word] ?? 0; at < to; at += 1) {
      const part = members[at] ?? 0;
      if (this.#ofPart[part] === noRows) this.#write(part, unknown);
    }
  }

  #write(part: number, rows: Rows): void {
    this.#ofPart[part] = rows;
    this.#touched[this.#touchedCount] = part;
    this.#touchedCount += 1;
  }

  ofWord(word: string): Rows {
    return this.#ofWord[this.#table.wordNumbers.get(word) ?? -1] ?? noRows;
  }

  /** Where part number `part` of the table stands. */
  of(part: number): Rows {
    const known = this.#ofPart[part] ?? noRows;
    if (known !== unknown) return known;
    const rows = this.#lookFor(part);
    this.#write(part, rows);
    return rows;
  }

  #lookFor(part: number): Rows {
    const { kinds, members } = this.#table;
    const { begins } = members;
    const from = begins[part] ?? 0;
    const to = begins[part + 1] ?? 0;
    this.rows.steps += to - from;
    if (kinds[part] === isSequence) return this.#sequence(part, from, to);
    const gathered = this.#gathered.length;
    for (let at = from; at < to; at += 1) {
      const member = members.members[at] ?? 0;
      const rows = kinds[part] === isWords ? (this.#ofWord[member] ?? noRows) : this.of(member);
      if (rows !== noRows) this.#gathered.push(rows);
    }
    const rows = anyOf(this.rows, this.#gathered, gathered);
    while (this.#gathered.length > gathered) this.#gathered.pop();
    return rows;
  }

  /** Whether the members of a sequence are in the message, wherever: of four sequences three have one that is not. */
  #hasAll(sequence: number): boolean {
    const { begins, members } = this.#table.others;
    const to = begins[sequence + 1] ?? 0;
    for (let at = begins[sequence] ?? 0; at < to; at += 1) if (this.of(members[at] ?? 0) === noRows) return false;
    return true;
  }

  /** Grows from the rarest member to the right and to the left, and looks no further where nothing fits. */
  #sequence(part: number, from: number, to: number): Rows {
    if (from === to) return this.#everywhere;
    const {
      rarest,
      members: { members },
    } = this.#table;
    if (!this.#hasAll(part)) return noRows;
    const middle = from + (rarest[part] ?? 0);
    let found = this.of(members[middle] ?? 0);
    for (let at = middle + 1; at < to && found !== noRows; at += 1) {
      const next = this.of(members[at] ?? 0);
      if (next !== this.#everywhere) found = joined(this.rows, found, next);
    }
    for (let at = middle - 1; at >= from && found !== noRows; at -= 1) {
      const before = this.of(members[at] ?? 0);
      if (before !== this.#everywhere) found = joined(this.rows, before, found);
    }
    return found;
  }
}
