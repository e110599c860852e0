// Follows many phrases at once, word by word: a trie of words, so that a reply is read in one pass however many phrases there are.
import { isStretched, squashed } from './undisguised.ts';

type Node = {
  /** The next words, by what all stretched forms of a word share. Null where a phrase can only end, as it does in half of all nodes. */
  next: Map<string, readonly Way[]> | null;
  /** What is found where a phrase ends here. */
  found: string | null;
};

type Way = { readonly word: string; readonly node: Node };

/** A phrase that is under way, and the place where it began. */
export type Open = { readonly node: Node; readonly from: number };
export type Found = { readonly what: string; readonly from: number };

export class WordTrie {
  readonly #root = empty();
  /** What stretched forms share of each word, which stands in many phrases. */
  readonly #keys = new Map<string, string>();

  /** Adds a phrase; `^` at its beginning and `$` at its end stand for those of a sentence. */
  add(words: readonly string[], what: string): void {
    let node = this.#root;
    for (const word of words) node = this.#after(node, word);
    node.found ??= what;
  }

  #after(node: Node, word: string): Node {
    const key = this.#keyOf(word);
    node.next ??= new Map();
    const ways = node.next.get(key);
    const known = ways?.find((one) => one.word === word);
    if (known) return known.node;
    const way = { word, node: empty() };
    node.next.set(key, ways ? [...ways, way] : [way]);
    return way.node;
  }

  #keyOf(word: string): string {
    const known = this.#keys.get(word);
    if (known !== undefined) return known;
    const key = squashed(word);
    this.#keys.set(word, key);
    return key;
  }

  /** The beginnings of all phrases, for a word that stands at `from`. */
  begin(from: number, isSentenceStart: boolean): Open[] {
    const root = { node: this.#root, from };
    return isSentenceStart ? [root, ...step([root], '^')] : [root];
  }
}

/** What is under way after `word`. */
export function step(open: readonly Open[], word: string): Open[] {
  const key = squashed(word);
  return open.flatMap(({ node, from }) =>
    (node.next?.get(key) ?? [])
      .filter((one) => isStretched(word, one.word, 3))
      .map((one) => ({ node: one.node, from })),
  );
}

/** The phrases that end here. */
export function foundIn(open: readonly Open[]): Found[] {
  return open.flatMap(({ node, from }) => (node.found === null ? [] : [{ what: node.found, from }]));
}

/** Whether anything may follow. */
export function canGoOn({ node }: Open): boolean {
  return node.next !== null;
}

function empty(): Node {
  return { next: null, found: null };
}
