// Reads phrases.md into one graph of words, the chains that its gaps make, and the vocabulary to which spelling is corrected.
import type { CareKind } from '../../contract/chat.ts';
import { readSections, type Section } from '../chat/understudy/sections.ts';
import { type Part, readPart, readPhrase, type Segment, withoutFillers, wordsOf } from './phrase-grammar.ts';
import { Graph, type Node } from './phrase-graph.ts';

/** What a section of phrases.md stands for. */
export type Meaning = {
  readonly kind: CareKind;
  readonly about: string | null;
  readonly language: 'en' | 'es';
  /** Whether its phrases say what is *not* meant. */
  readonly isMask: boolean;
};
/** What a whole phrase says. */
export type Sense = { readonly meaning: Meaning; readonly rank: number; readonly takesRest: boolean };
/** A segment as part of a phrase: behind that of number `after` (none: it begins one), and what the phrase says if it ends here. */
export type Link = {
  readonly number: number;
  readonly after: number | null;
  /** The most words between the two. */
  readonly gap: number;
  readonly senses: Sense[];
  isContinued: boolean;
};
export type Phrases = {
  readonly root: Node;
  readonly graph: Graph;
  /** For the number of each segment in the graph. */
  readonly links: readonly (readonly Link[])[];
  readonly vocabulary: ReadonlySet<string>;
  /** Other spellings of a word, as `## spellings` lists them. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Words that are nobody's misspelling. */
  readonly meant: ReadonlySet<string>;
  /** Words that say nothing and are passed over, in phrases and messages alike. */
  readonly fillers: ReadonlySet<string>;
  readonly nodes: number;
};

const heading = /^(not )?(danger|minor|sexual|hate)(?: ([a-z-]+))?( \(es\))?$/;

/** What a heading of phrases.md means; null for a slot or a list of words. */
export function meaningOf(title: string): Meaning | null {
  const [, not, kind, about = null, es] = heading.exec(title) ?? [];
  return kind ? { kind: kind as CareKind, about, language: es ? 'es' : 'en', isMask: not !== undefined } : null;
}

/** The slots that `sections` fill, by name. */
export function slotsIn(sections: readonly Section[], fillers: ReadonlySet<string>): ReadonlyMap<string, Part> {
  return new Map(
    sections
      .filter(({ title }) => title.startsWith('{'))
      .map(({ title, items }) => [
        title.slice(1, -1),
        withoutFillers({ kind: 'choice', options: items.map(({ text }) => readPart(text)) }, fillers),
      ]),
  );
}

export function readPhrases(markdown: string): Phrases {
  const sections = readSections(markdown);
  const fillers = wordsUnder('fillers', sections);
  const slots = slotsIn(sections, fillers);
  const graph = new Graph(slots);
  const segments = new Map<string, { number: number; links: Map<string, Link> }>();
  const starts: Node[] = [];
  const vocabulary = new Set([...fillers, ...[...slots.values()].flatMap(wordsOf)]);
  let linkCount = 0;

  /** The segment that ends at a node of its own, known by `key`; whole phrases of one meaning share one end. */
  function link(key: string, written: Segment, after: number | null): Link {
    const part = withoutFillers(written.part, fillers);
    let segment = segments.get(key);
    if (!segment) {
      segment = { number: segments.size, links: new Map() };
      segments.set(key, segment);
    }
    starts.push(graph.before(graph.end(segment.number), part));
    for (const word of wordsOf(part)) vocabulary.add(word);
    const known = segment.links.get(`${after} ${written.gap}`);
    if (known) return known;
    const made: Link = { number: linkCount, after, gap: written.gap, senses: [], isContinued: false };
    linkCount += 1;
    segment.links.set(`${after} ${written.gap}`, made);
    return made;
  }

  for (const [rank, { title, items }] of sections.entries()) {
    const meaning = meaningOf(title);
    for (const { text } of meaning ? items : []) {
      if (!meaning) continue;
      const { segments: parts, takesRest } = readPhrase(text);
      let last: Link | null = null;
      for (const part of parts) {
        const isWhole = parts.length === 1;
        if (last) last.isContinued = true;
        last = link(isWhole ? `whole ${rank} ${takesRest}` : part.text, part, last?.number ?? null);
      }
      if (last && !last.senses.some((sense) => sense.rank === rank && sense.takesRest === takesRest))
        last.senses.push({ meaning, rank, takesRest });
    }
  }
  const root = graph.either(starts);
  return {
    root,
    graph,
    links: [...segments.values()].map(({ links }) => [...links.values()]),
    vocabulary,
    spellings: spellingsIn(sections),
    meant: wordsUnder('meant', sections),
    fillers,
    nodes: graph.size,
  };
}

/** `- suicide: suiside sucide` says what a word may look like; the word itself may be several. */
function spellingsIn(sections: readonly Section[]): ReadonlyMap<string, string> {
  const items = sections.filter(({ title }) => title === 'spellings').flatMap((section) => section.items);
  return new Map(
    items.flatMap(({ text }) => {
      const [right = '', wrong = ''] = text.split(': ');
      return wrong.split(' ').map((word) => [word, right] as const);
    }),
  );
}

function wordsUnder(title: string, sections: readonly Section[]): ReadonlySet<string> {
  const items = sections.filter((section) => section.title === title).flatMap((section) => section.items);
  return new Set(items.flatMap(({ text }) => text.split(' ')));
}
