// Words of harm, from concepts.md: what is said playfully, or said back, keeps away from messages that have one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSections } from '../chat/understudy/sections.ts';

const concepts: ReadonlySet<string> = new Set('hit touch kill die wound pills purge'.split(' '));
/** They stand in concepts.md for what they mean beside others, and alone mean no harm. */
const harmless = new Set(
  'live living alive exist existing throw threw push pushed touch touches touched touching medicine bottle scratch burn burning beat vivir viva vivo toca toco tocan'.split(
    ' ',
  ),
);
/** What nobody should be told to like. */
const more =
  'chamber chambers gassing lynching hanging shooting bullying bathing drown drowned drowning naked nude undies underwear slaves slavery';

export const graveWords: ReadonlySet<string> = new Set([
  ...readSections(readFileSync(join(import.meta.dirname, 'concepts.md'), 'utf8'))
    .filter(({ title }) => concepts.has(title))
    .flatMap(({ items }) => items.flatMap(({ text }) => text.split(' ')))
    .filter((word) => !harmless.has(word)),
  ...more.split(' '),
]);
