// What the phrases of phrases.md find in a message. What is meant by them stands there too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareKind } from '../../contract/chat.ts';
import { type Found, find } from './match.ts';
import { type Speller, spellerOf } from './match-spelling.ts';
import { wordsIn } from './match-words.ts';
import type { DangerAbout, Notice } from './notice.ts';
import { type Phrases, readPhrases } from './phrases.ts';

/** Read when first needed: it takes half a second, which scripts and tests that only import this can do without. */
let read: { readonly phrases: Phrases; readonly speller: Speller } | null = null;

function reader(): NonNullable<typeof read> {
  if (!read) {
    const phrases = readPhrases(readFileSync(join(import.meta.dirname, 'phrases.md'), 'utf8'));
    read = { phrases, speller: spellerOf(phrases) };
  }
  return read;
}

/** Reads the phrases and works out most of their graph, so that no visitor waits for it. Takes half a second. */
export function prepareToNotice(): void {
  const { root, graph } = reader().phrases;
  root.prepare();
  graph.settle();
}

/** The words of `message`, as phrases and classifier read them. */
export function wordsOf(message: string): readonly string[] {
  return wordsIn(message, reader().speller);
}

/** What the phrases of `kinds` say of `all`, the words of a message; of several kinds the first, of dangers the first in phrases.md. */
export function phraseOf(all: readonly string[], kinds: readonly CareKind[]): Notice | null {
  const { phrases } = reader();
  const words = all.filter((word) => !phrases.fillers.has(word));
  const found = find(words, phrases);
  for (const kind of kinds) {
    const ofKind = found.filter(({ sense }) => sense.meaning.kind === kind);
    const masks = masksOf(ofKind, words.length);
    let first: Found | null = null;
    for (const each of ofKind) {
      if (each.sense.meaning.isMask || (first && first.sense.rank <= each.sense.rank)) continue;
      if (!isMasked(each, masks)) first = each;
    }
    if (first) {
      const { about, language } = first.sense.meaning;
      return { kind, about: about as DangerAbout | null, language };
    }
  }
  return null;
}

/** For each word, from where to where the phrases that cover it say what is not meant; together they count as one. */
type Masks = { readonly from: Int16Array; readonly to: Int16Array } | null;

function masksOf(found: readonly Found[], count: number): Masks {
  const masking = found.filter(({ sense }) => sense.meaning.isMask);
  if (masking.length === 0) return null;
  const from = new Int16Array(count).fill(-1);
  const to = new Int16Array(count);
  for (const mask of masking) {
    for (let at = mask.from; at < mask.to; at += 1) {
      from[at] = from[at] === -1 ? mask.from : Math.min(from[at] ?? 0, mask.from);
      to[at] = Math.max(to[at] ?? 0, mask.to);
    }
  }
  return { from, to };
}

/** Whether a word of the phrase is masked; not by a mask that lies within what it says in one go, which then says more than the mask. */
function isMasked({ place }: Found, masks: Masks): boolean {
  if (!masks) return false;
  for (let part: Found['place'] | null = place; part; part = part.before) {
    for (let at = part.from; at < part.to; at += 1) {
      const begin = masks.from[at] ?? -1;
      const end = masks.to[at] ?? 0;
      if (begin !== -1 && (begin < part.from || end > part.to || end - begin === part.to - part.from)) return true;
    }
  }
  return false;
}
