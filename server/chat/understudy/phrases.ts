// Reads the phrases of intents.md and finds the one that covers most of a message.
import { compile, keyWords } from './phrase-pattern.ts';
import { written } from './plain.ts';
import type { Section } from './sections.ts';

export type Phrase = {
  readonly intent: string;
  /** What it looks for. Compiled when it is first tried, because most of the thousands never are. */
  readonly pattern: () => RegExp;
  readonly weight: number;
  /** The phrase counts only in messages of at most so many words; longer ones mention it in passing. */
  readonly mostWords: number;
  readonly order: number;
};
export type Phrases = {
  /** The phrases by a word that a message must contain for them to match. */
  readonly byWord: ReadonlyMap<string, readonly Phrase[]>;
  readonly vocabulary: ReadonlySet<string>;
};

/** Added to the weight of a phrase behind a `~`, so that it is taken only if no other matches. */
const lastWeight = -1000;

/** Reads the bullets of every section as phrases; phrases may use a section such as "{asking}" as a slot. */
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
        pattern: once(() => compile(phraseText)),
        weight: weight + (isLast ? lastWeight : 0),
        mostWords: Number(limit?.[1] ?? Number.POSITIVE_INFINITY),
        order,
      };
      for (const word of phraseText.match(/[a-z\d]+/g) ?? []) vocabulary.add(word);
      for (const word of keyWords(phraseText)) {
        const others = byWord.get(word);
        if (others) others.push(phrase);
        else byWord.set(word, [phrase]);
      }
    }
  }
  return { byWord, vocabulary };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export type Match = {
  readonly intent: string;
  /** Whether the phrase is one behind a `~`, taken only because no other matches. */
  readonly isLast: boolean;
  /** Whether the phrase is one that counts only in short messages. */
  readonly isMention: boolean;
};

/** The most phrases tried on one message, which bounds the time: 600 letters of words chosen for it would otherwise try 570. */
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
 * The phrase that covers most letters of `words` (normalised by `plainly`); of equals, the first in the file.
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
  const match = pattern().exec(text);
  if (!match) return Number.NEGATIVE_INFINITY;
  const gaps = match.slice(1).reduce((sum, gap = '') => sum + gap.length, 0);
  return match[0].length - gaps + weight;
}
