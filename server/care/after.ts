// Hears in a short remark what it means behind something that was noticed before it: "tonight", "so deal?". after.md says which.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longestMatch, type Phrases, readPhrases } from '../chat/understudy/phrases.ts';
import { readSections } from '../chat/understudy/sections.ts';

const sections = readSections(readFileSync(join(import.meta.dirname, 'after.md'), 'utf8'));

function phrasesUnder(name: string): Phrases {
  return readPhrases(sections.filter(({ title }) => title === name || title.startsWith('{')));
}

const dangers = { en: phrasesUnder('danger'), es: phrasesUnder('danger (es)') };
const overs = phrasesUnder('over');
const agreements = phrasesUnder('unfit');
const offers = phrasesUnder('child');
const means = phrasesUnder('means');
const safe = phrasesUnder('safe');
const allClear = phrasesUnder('all clear');
const allTheSame = phrasesUnder('all the same');
const notSafe = { en: phrasesUnder('not safe'), es: phrasesUnder('not safe (es)') };
/** What may be harmless by itself, and what it means danger with: no remark of the one kind does alone. */
const hints = [
  { first: means, second: phrasesUnder('behind means') },
  { first: phrasesUnder('places'), second: phrasesUnder('behind places') },
];
const leave = { first: means, second: phrasesUnder('leave behind means') };

/** In which language `words` (of `plainly`) go on about a danger that was told, or ask how to call; null if they do not. */
export function goesOn(words: readonly string[]): 'en' | 'es' | null {
  if (longestMatch(words, dangers.en) || hints.some(({ second }) => longestMatch(words, second))) return 'en';
  return longestMatch(words, dangers.es) ? 'es' : null;
}

/** Whether `words`, behind the question whether all is well (asks.md), say that it is. */
export function isSafe(words: readonly string[]): boolean {
  return longestMatch(withoutHesitation(words), safe) !== null;
}

/** "Eh yes im fine": an "eh" alone is no yes, and takes none back. */
function withoutHesitation(words: readonly string[]): readonly string[] {
  const rest = words.slice(1);
  return /^(?:eh|er|erm|uh|um)$/.test(words[0] ?? '') && longestMatch(rest, safe) !== null ? rest : words;
}

/** Whether `words` say anywhere that there is no danger, and nothing that takes it back. */
export function isAllClear(words: readonly string[]): boolean {
  return longestMatch(words, allClear) !== null && !takesBackAYes(words) && !words.includes('wish');
}

/** Whether `words` say something there that takes a yes back: "yes, but ..." */
export function takesBackAYes(words: readonly string[]): boolean {
  return longestMatch(words, allTheSame) !== null;
}

/** In which language `words` say there that it is not; null if they do not. */
export function isNotSafe(words: readonly string[]): 'en' | 'es' | null {
  if (longestMatch(withoutHesitation(words), notSafe.en) || (isSafe(words) && takesBackAYes(words))) return 'en';
  return longestMatch(words, notSafe.es) ? 'es' : null;
}

/** Whether `words` say that a danger that was told is over or was solved. */
export function isOver(words: readonly string[]): boolean {
  return longestMatch(words, overs) !== null;
}

/** Whether `words` ask for a yes to what was said before. */
export function asksToAgree(words: readonly string[]): boolean {
  return longestMatch(words, agreements) !== null;
}

/** Whether `words`, of a child, offer what an adult must not take up. */
export function isOffer(words: readonly string[]): boolean {
  return longestMatch(words, offers) !== null;
}

/** Whether `words` go on from `before`, the visitor's remark before them, in a way that tells of danger only together. */
export function goesOnFromAHint(before: readonly string[], words: readonly string[]): boolean {
  return [...hints, leave].some(({ first, second }) => longestMatch(before, first) && longestMatch(words, second));
}
