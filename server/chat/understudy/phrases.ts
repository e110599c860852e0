// The phrases of intents.md, and how much of a message each of them covers.
import { written } from './plain.ts';
import type { Section } from './sections.ts';

export type Phrase = {
  readonly intent: string;
  readonly pattern: RegExp;
  readonly weight: number;
  /** A longer message mentions it only by the way. */
  readonly mostWords: number;
  readonly order: number;
};
export type Phrases = {
  /** By a word that a message must hold for them to match. */
  readonly byWord: ReadonlyMap<string, readonly Phrase[]>;
  readonly vocabulary: ReadonlySet<string>;
};

/** Added to the weight of a phrase behind a `~`, so that it is taken only if no other matches. */
const lastWeight = -1000;

/** Reads the bullets of every section as phrases; a section "{asking}" may be used in those of the others. */
export function readPhrases(sections: readonly Section[]): Phrases {
  const slots = new Map(
    sections
      .filter(({ title }) => title.startsWith('{'))
      .map(({ title, items }) => [title, items.map(({ text }) => text).join('|')] as const),
  );
  const byWord = new Map<string, Phrase[]>();
  const vocabulary = new Set<string>();
  for (const [order, { title, notes, items }] of sections.entries()) {
    const weight = Number(notes.find(({ text }) => text.startsWith('weight:'))?.text.slice(7) ?? 0);
    for (const { text } of title.startsWith('{') ? [] : items) {
      const isLast = text.startsWith('~');
      const limit = /^up to (\d+) words: /.exec(text);
      const phraseText = text
        .replace(limit?.[0] ?? '~', '')
        .replace(/\{\w+\}/g, (slot) => `[${slots.get(slot) ?? ''}]`);
      const phrase = {
        intent: title,
        pattern: compile(phraseText),
        weight: weight + (isLast ? lastWeight : 0),
        mostWords: Number(limit?.[1] ?? Number.POSITIVE_INFINITY),
        order,
      };
      for (const word of phraseText.match(/[a-z\d]+/g) ?? []) vocabulary.add(word);
      for (const word of keyWords(phraseText)) byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
    }
  }
  return { byWord, vocabulary };
}

export type Match = {
  readonly intent: string;
  /** It is taken only because no other matches. */
  readonly isLast: boolean;
  /** It hangs on a word that a long message would mention by the way. */
  readonly isMention: boolean;
};

/** On one message, those for its first words: trying a phrase costs time, and 600 letters of well-chosen words would call for 570. */
export const mostPhrasesTried = 150;

/** The phrases that may match `words`, in their order. */
export function phrasesToTry(words: readonly string[], { byWord }: Phrases): ReadonlySet<Phrase> {
  const found = new Set<Phrase>();
  for (const word of words) {
    for (const phrase of byWord.get(word) ?? []) {
      if (found.size === mostPhrasesTried) return found;
      found.add(phrase);
    }
  }
  return found;
}

/**
 * The phrase that covers most letters of `words` (as `plainly` gives them); of equals, the one further up in the file.
 */
export function longestMatch(words: readonly string[], phrases: Phrases): Match | null {
  const text = written(words);
  let best: Phrase | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const phrase of phrasesToTry(words, phrases)) {
    const score = words.length <= phrase.mostWords ? coverage(text, phrase) : Number.NEGATIVE_INFINITY;
    if (score === Number.NEGATIVE_INFINITY) continue;
    if (score < most || (score === most && best && best.order <= phrase.order)) continue;
    best = phrase;
    most = score;
  }
  return (
    best && { intent: best.intent, isLast: best.weight < lastWeight / 2, isMention: Number.isFinite(best.mostWords) }
  );
}

function coverage(text: string, { pattern, weight }: Phrase): number {
  const match = pattern.exec(text);
  if (!match) return Number.NEGATIVE_INFINITY;
  const gaps = match.slice(1).reduce((sum, gap = '') => sum + gap.length, 0);
  return match[0].length - gaps + weight;
}

/**
 * `kiss me`, `(kiss|hug) me` one of them, `[please] kiss me` perhaps, `kiss * you` up to four words between, `^yes$` nothing else.
 * Every word is written with the blank behind it, so groups need no thought about blanks.
 */
function compile(phrase: string): RegExp {
  const source = longestFirst(phrase)
    .replace(/[a-z\d]+/g, '$&_')
    .replaceAll(' ', '')
    .replaceAll('_', ' ')
    .replaceAll('(', '(?:')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll('*', '((?:\\S+ ){0,4}?)');
  return new RegExp(`(?<!\\S)${source}`);
}

/** Of alternatives a pattern takes the first that fits, and it should take the longest. */
function longestFirst(phrase: string): string {
  return phrase.replace(/(?<=[([])[^()[\]]*\|[^()[\]]*(?=[)\]])/g, (alternatives) =>
    alternatives
      .split('|')
      .sort((a, b) => b.length - a.length)
      .join('|'),
  );
}

const everywhere = new Set(
  'i you me my your we us it is am are be do not to a an the of in on for and so what how who where when why that this have has was can will would with at'.split(
    ' ',
  ),
);

/** Words of which a message needs one to match `phrase`: the rarest group that may not be left out. */
function keyWords(phrase: string): readonly string[] {
  let needed = phrase;
  while (/\[[^[\]]*\]/.test(needed)) needed = needed.replace(/\[[^[\]]*\]/g, ' ');
  const groups = (needed.match(/\([^()]*\)|[a-z\d]+/g) ?? []).map((group) =>
    group
      .replace(/[()]/g, '')
      .split('|')
      .map((alternative) => rarest(alternative.match(/[a-z\d]+/g) ?? [])),
  );
  const common = (group: readonly string[]) => group.filter((word) => everywhere.has(word)).length;
  return groups.sort((a, b) => common(a) - common(b) || a.length - b.length)[0] ?? [];
}

function rarest(words: readonly string[]): string {
  return words.find((word) => !everywhere.has(word)) ?? words[0] ?? '';
}
