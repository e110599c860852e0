// Phrases of another language that a character knows, with its answers: Puss has Spanish.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { plainly, written } from './plain.ts';
import { fileOf } from './script.ts';
import { readSections } from './sections.ts';
import { worldFolder } from './world.ts';

/** `said`: ways to say it, in plain words. */
export type Phrasebook = readonly {
  readonly said: readonly (readonly string[])[];
  readonly answers: readonly string[];
}[];

export function readPhrasebook(character: SpeakingCharacter): Phrasebook {
  const file = join(worldFolder, fileOf(character).replace('.md', '-spanish.md'));
  return existsSync(file) ? phrasebookOf(readFileSync(file, 'utf8')) : [];
}

/** A heading has the ways to say it, between commas; what says most comes first. */
export function phrasebookOf(markdown: string): Phrasebook {
  return readSections(markdown)
    .map(({ title, items }) => ({
      said: title.split(',').map((phrase) => plainly(phrase)),
      answers: items.map(({ text }) => text),
    }))
    .sort((a, b) => longest(b.said) - longest(a.said));
}

/** Whether `phrase` stands in `words`, or is all of them where it is a single word. */
export function isSaid(words: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length === 1
    ? words.length <= 2 && words.includes(phrase[0] ?? '')
    : ` ${written(words)}`.includes(` ${written(phrase)}`);
}

function longest(phrases: Phrasebook[number]['said']): number {
  return Math.max(...phrases.map((phrase) => written(phrase).length));
}
