// Follows many phrases at once, word by word: a trie of words, so that a reply is read in one pass however many phrases there are.
import { isStretched, squashed } from './undisguised.ts';

type Node = {
  /** The next words, by what all stretched forms of a word share. */
  readonly next: Map<string, { readonly word: string; readonly node: Node }[]>;
  /** What is found where a phrase ends here. */
  found: string | null;
};

/** A phrase that is under way, and the place where it began. */
export type Open = { readonly node: Node; readonly from: number };
export type Found = { readonly what: string; readonly from: number };

export class WordTrie {
  readonly #root: Node = empty();

  /** Adds a phrase; `^` at its beginning and `$` at its end stand for those of a sentence. */
  add(words: readonly string[], what: string): void {
    let node = this.#root;
    for (const word of words) {
      const key = squashed(word);
      const others = node.next.get(key) ?? [];
      const known = others.find((one) => one.word === word)?.node;
      const child = known ?? empty();
      if (!known) node.next.set(key, [...others, { word, node: child }]);
      node = child;
    }
    node.found ??= what;
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
    (node.next.get(key) ?? []).filter((one) => isStretched(word, one.word, 3)).map((one) => ({ node: one.node, from })),
  );
}

/** The phrases that end here. */
export function foundIn(open: readonly Open[]): Found[] {
  return open.flatMap(({ node, from }) => (node.found === null ? [] : [{ what: node.found, from }]));
}

/** Whether anything may follow. */
export function canGoOn({ node }: Open): boolean {
  return node.next.size > 0;
}

function empty(): Node {
  return { next: new Map(), found: null };
}
