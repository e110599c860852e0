// Notices who is in danger, a child, or out of bounds: by the phrases of phrases.md, and for danger by a classifier that weighs them
// together with all words of the message.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CareKind, careKinds } from '../../contract/chat.ts';
import { dangerScore, threshold } from './classifier.ts';
import { type Found, find } from './match.ts';
import { spellerOf } from './match-spelling.ts';
import { wordsIn } from './match-words.ts';
import { edge } from './phrase-grammar.ts';
import { readPhrases } from './phrases.ts';

/** What a message says: its kind, for danger also which (a section of phrases.md), and the language of the words that said it. */
export type Notice = { readonly kind: CareKind; readonly about: DangerAbout | null; readonly language: 'en' | 'es' };
/** What kind of danger: each has a reply of its own. `unclear`: no phrase says which, the classifier found it. */
export type DangerAbout =
  | 'dying'
  | 'self-harm'
  | 'eating'
  | 'abuse'
  | 'coercion'
  | 'need'
  | 'medical'
  | 'others'
  | 'unclear';

const phrases = readPhrases(readFileSync(join(import.meta.dirname, 'phrases.md'), 'utf8'));
const speller = spellerOf(phrases);

/** What care notices in `message`, at most one thing: the first of `careKinds` that applies, of dangers the first in phrases.md. */
export function notice(message: string): Notice | null {
  const words = wordsOf(message);
  const phrase = phraseOf(words, careKinds);
  if (isDanger(words, phrase?.kind === 'danger')) {
    return phrase?.kind === 'danger' ? phrase : { kind: 'danger', about: 'unclear', language: languageOf(words) };
  }
  return phrase?.kind === 'danger' ? phraseOf(words, careKinds.slice(1)) : phrase;
}

/** Long messages are read in parts of so many words, each half of the one before: harmless words around must not outweigh a cry. */
const wordsOfAPart = 50;

const wordsOfAShout = 4;

function isDanger(words: readonly string[], hasPhrase: boolean): boolean {
  // A phrase in so few words is all that there is to go by.
  if (hasPhrase && words.filter((word) => word !== edge).length <= wordsOfAShout) return true;
  for (let from = 0; ; from += wordsOfAPart / 2) {
    const part = words.slice(from, from + wordsOfAPart);
    if (dangerScore(part, hasPhrase && phraseOf(part, ['danger']) !== null) >= threshold) return true;
    if (from + wordsOfAPart >= words.length) return false;
  }
}

const spanish = new Set(
  'que de la el en y a los se no un por con una su para es al lo como mas pero sus le ya o este si porque esta me mi yo estoy tengo muy nadie quiero te todo nada hay mis'.split(
    ' ',
  ),
);

/** Spanish where at least a third of the words are its commonest. */
function languageOf(words: readonly string[]): Notice['language'] {
  const said = words.filter((word) => word !== edge);
  return said.filter((word) => spanish.has(word)).length * 3 >= said.length ? 'es' : 'en';
}

/** The words of `message`, as phrases and classifier read them. */
export function wordsOf(message: string): readonly string[] {
  return wordsIn(message, speller);
}

/** What the phrases of `kinds` say of `all`, the words of a message; of several kinds the first. */
export function phraseOf(all: readonly string[], kinds: readonly CareKind[]): Notice | null {
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

/** Whether a word of the phrase is masked; not by a mask that the phrase contains, because then it says more than the mask knew. */
function isMasked({ from, to, place }: Found, masks: Masks): boolean {
  if (!masks) return false;
  for (let part: Found['place'] | null = place; part; part = part.before) {
    for (let at = part.from; at < part.to; at += 1) {
      const begin = masks.from[at] ?? -1;
      const end = masks.to[at] ?? 0;
      if (begin !== -1 && (begin < from || end > to || end - begin === to - from)) return true;
    }
  }
  return false;
}
