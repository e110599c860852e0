// Reads phrases.md: phrases as numbers of their parts, and the vocabulary to which spelling is corrected.
import type { CareKind } from '../../contract/chat.ts';
import { readSections, type Section } from '../chat/understudy/sections.ts';
import { type Lists, listsWith } from './lists.ts';
import type { PartTable } from './part-table.ts';
import { edge, type Part, readPart, readPhrase, withoutFillers, wordsOf } from './phrase-grammar.ts';
import { needsOf, type PhraseNeeds } from './phrase-needs.ts';
import { PartTableBuilder } from './phrase-parts.ts';
import type { RarestWords } from './rarest-words.ts';

/** What a section of phrases.md stands for. */
export type Meaning = {
  readonly kind: CareKind;
  readonly about: string | null;
  readonly language: 'en' | 'es';
  /** Whether its phrases say what is *not* meant. */
  readonly isMask: boolean;
  /** Whether its phrases are whole sentences that say so outright: they count whatever the classifier hears. */
  readonly isOutright: boolean;
};
/** A phrase: its segments, by their numbers in the table of parts, each with the most words between it and the one before. */
export type CarePhrase = {
  readonly segments: readonly { readonly part: number; readonly gap: number }[];
  /** The parts of its segments, of which the first is in the fewest messages. */
  readonly rarestFirst: readonly number[];
  readonly meaning: Meaning;
  /** The number of its section: of several dangers the first one counts. */
  readonly rank: number;
  /** Whether it stands for all that follows in the sentence, too. */
  readonly takesRest: boolean;
};
export type Phrases = {
  readonly table: PartTable;
  readonly all: readonly CarePhrase[];
  /** For each phrase the first of `rarestFirst`. */
  readonly rarestParts: Uint16Array;
  /** For the number of each word, the phrases that may be in a message with that word: each is there for the rarest words that it has. */
  readonly byWord: Lists;
  readonly needs: PhraseNeeds;
  readonly vocabulary: ReadonlySet<string>;
  /** Other spellings of a word, as `## spellings` lists them. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Words that are nobody's misspelling. */
  readonly meant: ReadonlySet<string>;
  /** Words that say nothing and are passed over, in phrases and messages alike. */
  readonly fillers: ReadonlySet<string>;
};

const heading = /^(not )?(danger|minor|sexual|hate)(?: ([a-z-]+))?( outright)?( \(es\))?$/;

/** What a heading of phrases.md means; null for a slot or a list of words. */
export function meaningOf(title: string): Meaning | null {
  const [, not, kind, about = null, outright, es] = heading.exec(title) ?? [];
  if (!kind) return null;
  const language = es ? 'es' : 'en';
  return { kind: kind as CareKind, about, language, isMask: not !== undefined, isOutright: outright !== undefined };
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

/** Throws if a phrase is not written as phrase-grammar.ts says, or might match everywhere. */
export function readPhrases(markdown: string): Phrases {
  const sections = readSections(markdown);
  const fillers = wordsUnder('fillers', sections);
  const slots = slotsIn(sections, fillers);
  const builder = new PartTableBuilder(slots);
  for (const part of slots.values()) builder.add(part);
  const read: Omit<CarePhrase, 'rarestFirst'>[] = [];
  for (const [rank, { title, items }] of sections.entries()) {
    const meaning = meaningOf(title);
    for (const { text } of meaning ? items : []) {
      if (!meaning) continue;
      const { segments, takesRest } = readPhrase(text);
      const parts = segments.map(({ part, gap }) => ({ part: builder.add(withoutFillers(part, fillers)), gap }));
      read.push({ segments: parts, meaning, rank, takesRest });
    }
  }
  const { table, rarest } = builder.finish();
  const phrases = read.map((phrase) => ({ ...phrase, rarestFirst: rarestFirst(phrase, rarest) }));
  const rarestParts = Uint16Array.from(phrases, (phrase) => phrase.rarestFirst[0] ?? 0);
  const vocabulary = new Set([...fillers, ...[...slots.values()].flatMap(wordsOf), ...table.wordNumbers.keys()]);
  vocabulary.delete(edge);
  return {
    table,
    all: phrases,
    rarestParts,
    byWord: listsWith(
      Array.from(rarestParts, (part) => rarest.words[part] ?? []),
      table.wordNumbers.size,
    ),
    needs: needsOf(
      read.map(({ segments }) => segments.map(({ part }) => part)),
      table,
      rarest,
    ),
    vocabulary,
    spellings: spellingsIn(sections),
    meant: wordsUnder('meant', sections),
    fillers,
  };
}

function rarestFirst({ segments }: Pick<CarePhrase, 'segments'>, { words, common }: RarestWords): readonly number[] {
  const parts = segments.map(({ part }) => part);
  if (parts.some((part) => !words[part]))
    throw new Error('A phrase may not be all optional, also not beside a gap: it would match everywhere.');
  return parts.sort((a, b) => (common[a] ?? 0) - (common[b] ?? 0));
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
