// What the phrases of phrases.md find in a message. What is meant by them stands there too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareKind } from '../../contract/chat.ts';
import { Matcher } from './match.ts';
import { type Speller, spellerOf } from './match-spelling.ts';
import { type WordsAndPauses, wordsAndPausesIn } from './match-words.ts';
import type { DangerAbout, Notice } from './notice.ts';
import { type Phrases, readPhrases } from './phrases.ts';

/** Words that were read, and for each how many before it are no fillers: whoever asks again gets an answer without reading. */
type Reading = { readonly matcher: Matcher; readonly words: readonly string[]; readonly kept: Uint16Array };

/** Read when first needed, which scripts and tests that only import this can do without. `last`: the words that were read last. */
let read: { readonly phrases: Phrases; readonly speller: Speller; last: Reading } | null = null;

function reader(): NonNullable<typeof read> {
  if (!read) {
    const phrases = readPhrases(readFileSync(join(import.meta.dirname, 'phrases.md'), 'utf8'));
    const nothing = { matcher: new Matcher(phrases), words: [], kept: new Uint16Array(0) };
    read = { phrases, speller: spellerOf(phrases), last: nothing };
  }
  return read;
}

/** Reads the phrases, so that no visitor waits for it. */
export function prepareToNotice(): void {
  reader();
}

/** The words of `message`, as phrases and classifier read them. */
export function wordsOf(message: string): readonly string[] {
  return wordsAndPausesOf(message).words;
}

export function wordsAndPausesOf(message: string): WordsAndPauses {
  return wordsAndPausesIn(message, reader().speller);
}

/**
 * What the phrases of `kinds` say in `words`, those of a message, from number `begin` up to `end`: of several kinds the first, of dangers
 * the first in phrases.md.
 */
export function phraseOf(
  words: readonly string[],
  kinds: readonly CareKind[],
  begin = 0,
  end = words.length,
): (Notice & { readonly isOutright: boolean }) | null {
  const { matcher, kept } = readingOf(words);
  for (const kind of kinds) {
    const meaning = matcher.meaning(kind, kept[begin], kept[end]);
    if (meaning) {
      const { language, isOutright } = meaning;
      return { kind, about: meaning.about as DangerAbout | null, language, isOutright };
    }
  }
  return null;
}

function readingOf(words: readonly string[]): Reading {
  const known = reader();
  const { last } = known;
  if (last.words !== words) known.last = { ...last, words, kept: readWithoutFillers(words, last.matcher) };
  return known.last;
}

function readWithoutFillers(words: readonly string[], matcher: Matcher): Uint16Array {
  const { fillers } = reader().phrases;
  const kept = new Uint16Array(words.length + 1);
  const bare: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!fillers.has(word)) bare.push(word);
    kept[at + 1] = bare.length;
  }
  matcher.read(bare);
  return kept;
}
