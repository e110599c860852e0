// Keeps the parts of all phrases in one table, equal parts once: "(die|kill myself)" is looked for once in a message, however many
// phrases have it. A choice of single words is one part, and says no more than which words it has.
import { listsOf, listsWith } from './lists.ts';
import { isChoice, isSequence, isWords, type PartTable } from './part-table.ts';
import { edge, type Part } from './phrase-grammar.ts';
import { type RarestWords, rarestWords } from './rarest-words.ts';

/** As many as rows of bits can tell apart. */
const mostWords = 31;

/** Takes parts in, and gives each a number. */
export class PartTableBuilder {
  readonly #slots: ReadonlyMap<string, Part>;
  readonly #slotNumbers = new Map<string, number>();
  readonly #wordNumbers = new Map<string, number>();
  readonly #known = new Map<string, number>();
  readonly #kinds: number[] = [];
  readonly #members: (readonly number[])[] = [];
  /** The most words that each part may be. */
  readonly #longest: number[] = [];
  /** Of no words at all. */
  readonly #nothing = this.#once(isSequence, []);

  constructor(slots: ReadonlyMap<string, Part>) {
    this.#slots = slots;
    // No gap passes the end of a sentence, though no phrase may name it.
    this.#wordNumber(edge);
  }

  /** The number of `part`. Throws if it names a slot that has no section. */
  add(part: Part): number {
    switch (part.kind) {
      case 'word':
        return this.#once(isWords, [this.#wordNumber(part.word)]);
      case 'slot':
        return this.#slot(part.name);
      case 'sequence': {
        const members: number[] = [];
        for (const each of part.parts) {
          const number = this.add(each);
          if (number !== this.#nothing) members.push(number);
        }
        return members.length === 1 && members[0] !== undefined ? members[0] : this.#once(isSequence, members);
      }
      case 'choice':
        return this.#choice(part.options);
    }
  }

  /** The table of all parts, and for each of them its rarest words. */
  finish(): { readonly table: PartTable; readonly rarest: RarestWords } {
    const rarest = rarestWords(this.#kinds, this.#members);
    const ofSequences = rarest.words.map((words, part) => (this.#kinds[part] === isSequence ? (words ?? []) : []));
    const table = {
      wordNumbers: this.#wordNumbers,
      partOfWord: Int32Array.from(this.#wordNumbers.values(), (word) => this.#known.get(keyOf(isWords, [word])) ?? -1),
      kinds: Uint8Array.from(this.#kinds),
      members: listsOf(this.#members),
      rarest: rarest.members,
      others: listsOf(rarest.others),
      sequencesWith: listsWith(ofSequences, this.#wordNumbers.size),
    };
    return { table, rarest };
  }

  #slot(name: string): number {
    const known = this.#slotNumbers.get(name);
    if (known !== undefined) return known;
    const filling = this.#slots.get(name);
    if (!filling) throw new Error(`There is no section "## {${name}}".`);
    const number = this.add(filling);
    this.#slotNumbers.set(name, number);
    return number;
  }

  /** The options that are single words become one part. */
  #choice(options: readonly Part[]): number {
    const words = new Set<number>();
    const others = new Set<number>();
    for (const option of options) {
      if (option.kind === 'word') words.add(this.#wordNumber(option.word));
      else others.add(this.add(option));
    }
    if (words.size > 0) others.add(this.#once(isWords, [...words].sort(ascending)));
    const [only] = others;
    return others.size === 1 && only !== undefined ? only : this.#once(isChoice, [...others].sort(ascending));
  }

  #wordNumber(word: string): number {
    const known = this.#wordNumbers.get(word);
    if (known !== undefined) return known;
    this.#wordNumbers.set(word, this.#wordNumbers.size);
    return this.#wordNumbers.size - 1;
  }

  #once(kind: number, members: readonly number[]): number {
    const key = keyOf(kind, members);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const longest = kind === isWords ? [1] : members.map((member) => this.#longest[member] ?? 0);
    const words = kind === isSequence ? longest.reduce((sum, each) => sum + each, 0) : Math.max(...longest);
    if (words > mostWords) throw new Error(`A phrase may have ${mostWords} words between two gaps, not ${words}.`);
    this.#longest.push(words);
    this.#known.set(key, this.#kinds.length);
    this.#kinds.push(kind);
    this.#members.push(members);
    return this.#kinds.length - 1;
  }
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** Numbers as letters: "1 17,300" would take longer to write. */
function keyOf(kind: number, members: readonly number[]): string {
  return String.fromCharCode(kind, ...members);
}
