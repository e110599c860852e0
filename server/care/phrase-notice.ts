// What the phrases of phrases.md find in a message. What is meant by them stands there too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareKind } from '../../contract/chat.ts';
import { Matcher } from './match.ts';
import { type Speller, spellerOf } from './match-spelling.ts';
import { type WordsAndPauses, wordsAndPausesIn } from './match-words.ts';
import type { DangerAbout, Notice } from './notice.ts';
import { type Phrases, readPhrases } from './phrases.ts';

/** Read when first needed, which scripts and tests that only import this can do without. */
let read: { readonly phrases: Phrases; readonly speller: Speller; readonly matcher: Matcher } | null = null;

function reader(): NonNullable<typeof read> {
  if (!read) {
    const phrases = readPhrases(readFileSync(join(import.meta.dirname, 'phrases.md'), 'utf8'));
    read = { phrases, speller: spellerOf(phrases), matcher: new Matcher(phrases) };
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

/** The words that were read last, and for each how many before it are no fillers: whoever asks again gets an answer without reading. */
let last: { readonly words: readonly string[]; readonly kept: Uint16Array } | null = null;

/**
 * What the phrases of `kinds` say in `words`, those of a message, from number `begin` up to `end`: of several kinds the first, of dangers
 * the first in phrases.md.
 */
export function phraseOf(
  words: readonly string[],
  kinds: readonly CareKind[],
  begin = 0,
  end = words.length,
): Notice | null {
  const { matcher } = reader();
  if (last?.words !== words) last = { words, kept: readWithoutFillers(words) };
  for (const kind of kinds) {
    const meaning = matcher.meaning(kind, last.kept[begin], last.kept[end]);
    if (meaning) return { kind, about: meaning.about as DangerAbout | null, language: meaning.language };
  }
  return null;
}

function readWithoutFillers(words: readonly string[]): Uint16Array {
  const { phrases, matcher } = reader();
  const kept = new Uint16Array(words.length + 1);
  const bare: string[] = [];
  for (const [at, word] of words.entries()) {
    if (!phrases.fillers.has(word)) bare.push(word);
    kept[at + 1] = bare.length;
  }
  matcher.read(bare);
  return kept;
}
