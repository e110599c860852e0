// How a character leads to a scene where it has nothing to say to a message: it owns up to a question, or nods at a remark, and offers
// what it can do well; and how it offers that, in a word or two, behind something else.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { fileOf } from './script.ts';
import { readSections } from './sections.ts';

/** After a question that has no answer, after a remark that needs none, and behind whatever else was said (offers-beside.ts). */
export const leadSorts = ['asked', 'told', 'brief'] as const;
export type LeadSort = (typeof leadSorts)[number];
/** By the name of the scene. */
export type Leads = ReadonlyMap<string, Readonly<Record<LeadSort, readonly string[]>>>;

export const leadsFolder = join(import.meta.dirname, 'leads');

export function readLeads(character: SpeakingCharacter): Leads {
  const file = join(leadsFolder, fileOf(character));
  return existsSync(file) ? leadsOf(readFileSync(file, 'utf8')) : new Map();
}

export function leadsOf(markdown: string): Leads {
  return new Map(
    readSections(markdown).map(({ title, items }) => {
      const under = (sort: LeadSort) =>
        items.filter(({ text }) => text.startsWith(`${sort}: `)).map(({ text }) => text.slice(sort.length + 2));
      return [title, { asked: under('asked'), told: under('told'), brief: under('brief') }];
    }),
  );
}
