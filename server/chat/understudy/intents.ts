// The sections of intents.md, with those about the cast written out for everybody in it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { characterNames } from '../../../cast/characters.ts';
import { fortuneTellers } from '../../../cast/fortune-tellers.ts';
import { scriptFolder } from './script.ts';
import { readSections, type Section } from './sections.ts';

/** Everybody who may be spoken of. */
export const people: readonly string[] = [...new Set<string>([...characterNames, ...fortuneTellers])];

/** The title of the section about `name`, in intents.md and in the scripts. */
export function titleAbout(name: string): string {
  return `about ${name}`;
}

/**
 * `sections` with one about each of the cast: the phrases of "about-anyone", in which `{person}` becomes what its own section says
 * after `names:`, or the name. They stand where "about-anyone" does, in the order of `people`.
 */
export function withPeople(sections: readonly Section[]): Section[] {
  const own = new Map(sections.map((section) => [section.title, section]));
  const titles = new Set(people.map(titleAbout));
  return sections
    .filter(({ title }) => !titles.has(title))
    .flatMap((section) => {
      if (section.title !== 'about-anyone') return [section];
      return [{ ...section, items: [] }, ...people.map((name) => about(name, section, own.get(titleAbout(name))))];
    });
}

function about(name: string, { line, notes, items }: Section, own: Section | undefined): Section {
  const names = own?.notes.find(({ text }) => text.startsWith('names: '))?.text.slice('names: '.length);
  const called = names ?? name.toLowerCase();
  return {
    title: titleAbout(name),
    line: own?.line ?? line,
    notes: [...notes, { text: `topic: ${name}`, line }],
    items: [
      ...items.map(({ text, line: at }) => ({ text: text.replace('{person}', `(${called})`), line: at })),
      ...(own?.items ?? []),
    ],
  };
}

export const intentSections: readonly Section[] = withPeople(
  readSections(readFileSync(join(scriptFolder, 'intents.md'), 'utf8')),
);
