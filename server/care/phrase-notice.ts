// What the phrases of phrases.md find in a message. What is meant by them stands there too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareKind } from '../../contract/chat.ts';
import { Matcher } from './match.ts';
import { type Speller, spellerOf } from './match-spelling.ts';
import { wordsIn } from './match-words.ts';
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
  return wordsIn(message, reader().speller);
}

/** What the phrases of `kinds` say of `all`, the words of a message; of several kinds the first, of dangers the first in phrases.md. */
export function phraseOf(all: readonly string[], kinds: readonly CareKind[]): Notice | null {
  const { phrases, matcher } = reader();
  matcher.read(all.filter((word) => !phrases.fillers.has(word)));
  for (const kind of kinds) {
    const meaning = matcher.meaning(kind);
    if (meaning) return { kind, about: meaning.about as DangerAbout | null, language: meaning.language };
  }
  return null;
}
