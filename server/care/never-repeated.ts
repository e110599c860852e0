// Words that the understudy never repeats, though a visitor gives them as a name or speaks of them: those of the npm list `cuss` and
// of never-repeated.md. "cuss" because it is plain data, rated, with many slurs, and has Spanish.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuss } from 'cuss';
import { cuss as spanish } from 'cuss/es';
import { readSections } from '../chat/understudy/sections.ts';
import { isStretched, squashed, undisguised, withoutLeet } from './undisguised.ts';

const sections = readSections(readFileSync(join(import.meta.dirname, 'never-repeated.md'), 'utf8'));
const wordsIn = (isWanted: (title: string) => boolean) =>
  sections.filter(({ title }) => isWanted(title)).flatMap(({ items }) => items.flatMap(({ text }) => text.split(' ')));

/** Parts of words, drawn out or not: "nigg" is n+i+g{2,}, which is not in Nigel. */
const inside = new RegExp(
  wordsIn((title) => title === 'inside')
    .map((part) => part.replace(/(.)\1*/g, (row) => `${row[0]}{${row.length},}`))
    .join('|'),
);
const names: ReadonlySet<string> = new Set(wordsIn((title) => title === 'names after all'));

/** All words of the lists, in plain small letters without blanks. */
export const neverRepeated: ReadonlySet<string> = new Set([
  ...[...Object.keys(cuss), ...Object.keys(spanish)].map((word) => plain(word)).filter((word) => !names.has(word)),
  ...wordsIn((title) => title !== 'names after all'),
]);

/** The same, found by what all stretched forms of a word share. */
const bySquashed = Map.groupBy(neverRepeated, squashed);

/** Whether `word`, a single one as the visitor typed it, may be said back: it is on no list, and its letters are plain to read. */
export function isRepeatable(word: string): boolean {
  const letters = plain(word);
  return [letters, withoutLeet(letters, 'i'), withoutLeet(letters, 'l')].every(
    (spelled) => /^[a-z]+$/.test(spelled) && !isListed(spelled) && !isListed(spelled.replace(/e?s$/, '')),
  );
}

function isListed(word: string): boolean {
  const stretched = bySquashed.get(squashed(word)) ?? [];
  return inside.test(word) || stretched.some((listed) => isStretched(word, listed, 2));
}

/** Without hyphens and apostrophes, which may stand in a name. */
function plain(word: string): string {
  return undisguised(word)
    .toLowerCase()
    .replace(/[\s'’`-]/g, '');
}
