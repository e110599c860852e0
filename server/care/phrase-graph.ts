// Joins the phrases into one graph of words. From each word of a message one path is walked, however many phrases there are: an
// adversary who picks the words gains little, as he would against a regular expression for each phrase. What may follow some words is
// worked out when a message first gets there, because most of it is never said; all of it at once took half a minute.
import type { Part } from './phrase-grammar.ts';

/** A node with fewer ways is worked out in some microseconds. */
const manyWays = 1000;
/** Looking at so many ways takes a third of a millisecond. */
const mostWaysOfAMessage = 12_000;
/** Some 100 MB. */
const mostLateWays = 300_000;

/** After the words so far: what may follow, and the numbers of the segments that end here. */
export class Node {
  readonly id: number;
  readonly ends: readonly number[];
  /** Nodes of one word each that this one joins. */
  readonly #ways: readonly Way[];
  #byWord: Map<string, Node | Node[]> | undefined;
  readonly #graph: Graph;

  constructor(id: number, ends: readonly number[], ways: readonly Way[], graph: Graph) {
    this.id = id;
    this.ends = ends;
    this.#ways = ways;
    this.#graph = graph;
  }

  get ways(): readonly Way[] {
    return this.#ways;
  }

  /**
   * Works out beforehand whatever would take a message long to get to: all that many phrases share. Some hundred nodes, in one or two
   * seconds.
   */
  prepare(): void {
    const prepared = new Set<Node>();
    const waiting: Node[] = [this];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (prepared.has(node)) continue;
      prepared.add(node);
      for (const word of new Set(node.ways.map(({ word }) => word))) {
        const behind = node.after(word);
        if (behind && behind.ways.length > manyWays) waiting.push(behind);
      }
    }
  }

  /** Where `word` leads from here. */
  after(word: string): Node | undefined {
    if (!this.#byWord) {
      if (!this.#graph.affords(this.#ways.length)) return undefined;
      this.#byWord = new Map();
      for (const { word: each, to } of this.#ways) {
        const known = this.#byWord.get(each);
        if (Array.isArray(known)) known.push(to);
        else this.#byWord.set(each, known ? [known, to] : to);
      }
    }
    const byWord = this.#byWord;
    const to = byWord.get(word);
    if (!Array.isArray(to)) return to;
    const joined = this.#graph.joined(to, () => byWord.set(word, to));
    if (joined) byWord.set(word, joined);
    return joined;
  }
}

type Way = { readonly id: number; readonly word: string; readonly to: Node };

/** Builds nodes from the last word of a phrase to its first, so that phrases with equal ends share them. */
export class Graph {
  readonly #slots: ReadonlyMap<string, Part>;
  readonly #known = new Map<string, Node>();
  #count = 0;
  /** The ways that may still be looked at while joining, for the message that is being read. */
  #allowance = Number.POSITIVE_INFINITY;
  /** How to undo what was joined since `settle`, and how many ways that was. */
  #late: { readonly keys: string[]; readonly undo: (() => void)[]; ways: number } | null = null;

  constructor(slots: ReadonlyMap<string, Part>) {
    this.#slots = slots;
  }

  get size(): number {
    return this.#count;
  }

  /** From here on joining is bounded, in time for each message and in memory for all: an adversary may choose the words. */
  settle(): void {
    this.#late = { keys: [], undo: [], ways: 0 };
  }

  /** Called before each message is read. */
  renewAllowance(): void {
    if (!this.#late) return;
    this.#allowance = mostWaysOfAMessage;
    if (this.#late.ways < mostLateWays) return;
    for (const key of this.#late.keys) this.#known.delete(key);
    for (const undo of this.#late.undo) undo();
    this.settle();
  }

  /** Like `either`; undefined if the message has used up its allowance: the phrases behind are then not found in it. */
  joined(nodes: readonly Node[], undo: () => void): Node | undefined {
    if (!this.affords(nodes.reduce((sum, node) => sum + node.ways.length, 0))) return undefined;
    this.#late?.undo.push(undo);
    return this.either(nodes);
  }

  affords(ways: number): boolean {
    this.#allowance -= ways;
    if (this.#late && this.#allowance >= 0) this.#late.ways += ways;
    return this.#allowance >= 0;
  }

  /** Where segment `number` ends. */
  end(number: number): Node {
    return this.#once(`end ${number}`, () => this.#node([number], []));
  }

  /** The words of `part`, and behind them `next`. */
  before(next: Node, part: Part): Node {
    switch (part.kind) {
      case 'word':
        return this.#once(`${part.word} ${next.id}`, () =>
          this.#node([], [{ id: this.#count, word: part.word, to: next }]),
        );
      case 'slot':
        return this.#once(`{${part.name}} ${next.id}`, () => {
          const filling = this.#slots.get(part.name);
          if (!filling) throw new Error(`There is no section "## {${part.name}}".`);
          return this.before(next, filling);
        });
      case 'sequence':
        return part.parts.reduceRight((behind, each) => this.before(behind, each), next);
      case 'choice':
        return this.either(part.options.map((option) => this.before(next, option)));
    }
  }

  /** What any of `nodes` allows. */
  either(nodes: readonly Node[]): Node {
    const different = new Map<number, Node>();
    for (const node of nodes) different.set(node.id, node);
    const [only] = different.values();
    if (only && different.size === 1) return only;
    const ids = Uint32Array.from(different.keys()).sort();
    return this.#once(ids.join(), () => {
      // Plain loops: this is where most of the time of starting goes.
      const seen = new Set<number>();
      const ways: Way[] = [];
      const ends = new Set<number>();
      for (const node of different.values()) {
        for (const end of node.ends) ends.add(end);
        for (const way of node.ways) {
          if (seen.has(way.id)) continue;
          seen.add(way.id);
          ways.push(way);
        }
      }
      return this.#node([...ends], ways);
    });
  }

  #once(key: string, make: () => Node): Node {
    const before = this.#known.get(key);
    if (before) return before;
    const made = make();
    this.#known.set(key, made);
    this.#late?.keys.push(key);
    return made;
  }

  #node(ends: readonly number[], ways: readonly Way[]): Node {
    this.#count += 1;
    return new Node(this.#count, ends, ways, this);
  }
}
