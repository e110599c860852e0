// The names that a choice of a scene may have, such as "yes" and "more", and the phrases that stand for them (scenes/ways.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phrasesToTry, readPhrases } from './phrases.ts';
import { written } from './plain.ts';
import { readSections } from './sections.ts';

export const scenesFolder = join(import.meta.dirname, 'scenes');

export const waysFile = join(scenesFolder, 'ways.md');

const sections = readSections(readFileSync(waysFile, 'utf8'));
const phrases = readPhrases(sections);

/** Takes whatever no other choice takes. */
export const anyWay = 'any';
export const wayNames: ReadonlySet<string> = new Set([...sections.map(({ title }) => title), anyWay]);

/** The ways that `words` (normalised by `plainly`) stand for. */
export function waysIn(words: readonly string[]): ReadonlySet<string> {
  const text = written(words);
  const found = [...phrasesToTry(words, phrases)].filter(({ pattern }) => pattern().test(text));
  const ways = new Set(found.map(({ intent }) => intent));
  if (surelyNot.test(text)) ways.delete('yes');
  return ways;
}
/** "Absolutely not" is no "absolutely". */
const surelyNot = /^(?:absolutely|definitely|certainly|of course|totally) not /;
