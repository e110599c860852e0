// A character's answers to what visitors talk about: talk/<character>.md, a section for each `answer:` of messages.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../../cast/characters.ts';
import { fileOf } from '../script.ts';
import { readSections } from '../sections.ts';

export const talkFolder = import.meta.dirname;

/** The lines of each section. */
export type Talk = ReadonlyMap<string, readonly string[]>;

export function readTalk(character: SpeakingCharacter): Talk {
  return readTalkIn(talkFolder, character);
}

/** The same of another folder with a file for each character. */
export function readTalkIn(folder: string, character: SpeakingCharacter): Talk {
  const file = join(folder, fileOf(character));
  return talkOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

export function talkOf(markdown: string): Talk {
  return new Map(readSections(markdown).map(({ title, items }) => [title, items.map(({ text }) => text)]));
}
