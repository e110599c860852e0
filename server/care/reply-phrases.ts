// Reads replies-never-say.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuss } from 'cuss';
import { readSections } from '../chat/understudy/sections.ts';
import { WordTrie } from './word-trie.ts';

/** What `cuss` rates "likely to be used as a profanity". */
const likely = 2;
/** Shorter phrases are not looked for in words that are written together, or "as an ai" would be found in "was an aim". */
const fewestTogether = 10;

const sections = readSections(readFileSync(join(import.meta.dirname, 'replies-never-say.md'), 'utf8'));
const slots = new Map(
  sections
    .filter(({ title }) => title.startsWith('{'))
    .map(({ title, items }) => [title.slice(1, -1), items.map(({ text }) => text)] as const),
);
const wordsIn = (wanted: string) =>
  bullets(wanted)
    .flatMap((text) => text.match(/\([^)]*\)|\S+/g) ?? [])
    .map((word) => word.replace(/[()]/g, ''));
const saidInFairyTales = new Set(wordsIn('said in fairy tales'));

/** The phrases that make a reply unfit, with their kind; phrases that excuse others; and all of the first written together, by their
 * first letters. */
export const unfitPhrases = new WordTrie();
export const excuses = new WordTrie();
const writtenTogether = new Map<string, { readonly together: string; readonly what: string }[]>();
/** Parts of words, drawn out or not. */
export const inside = new RegExp(
  wordsIn('inside')
    .map((part) => part.replace(/(.)\1*/g, (row) => `${row[0]}{${row.length},}`))
    .join('|'),
);

for (const what of ['harm', 'admission', 'link', 'word']) {
  for (const text of bullets(what)) {
    for (const words of phrasesOf(text)) {
      unfitPhrases.add(words, what);
      const together = words.join('');
      if (together.length < fewestTogether || /[$^]/.test(together)) continue;
      const key = together.slice(0, fewestTogether);
      const others = writtenTogether.get(key);
      if (others) others.push({ together, what });
      else writtenTogether.set(key, [{ together, what }]);
    }
  }
}
for (const word of [...wordsIn('words'), ...profanities()]) {
  unfitPhrases.add(word.split(' '), 'word');
}
for (const text of bullets('not meant')) for (const words of phrasesOf(text)) excuses.add(words, 'excuse');

function profanities(): string[] {
  return Object.entries(cuss)
    .filter(([word, rating]) => rating >= likely && !saidInFairyTales.has(word))
    .map(([word]) => word);
}

/** The kind of a phrase that `word` holds, written without blanks; `null` if it holds none. */
export function togetherIn(word: string): string | null {
  for (let from = 0; from <= word.length - fewestTogether; from += 1) {
    const begun = writtenTogether.get(word.slice(from, from + fewestTogether));
    const found = begun?.find(({ together }) => word.startsWith(together, from));
    if (found) return found.what;
  }
  return null;
}

/** Those of the section `title`, and of its Spanish twin. */
function bullets(wanted: string): string[] {
  return sections
    .filter(({ title }) => title === wanted || title === `${wanted} (es)`)
    .flatMap(({ items }) => items.map(({ text }) => text));
}

/** Every phrase that a bullet stands for: groups and slots in all combinations. */
export function phrasesOf(bullet: string): string[][] {
  const group = /\{([^{}]*)\}|\(([^()]*)\)|\[([^[\]]*)\]/.exec(bullet);
  if (!group) return [bullet.match(/\S+/g) ?? []];
  const [whole, slot, needed, optional] = group;
  const choices = slot === undefined ? (needed ?? optional ?? '').split('|') : (slots.get(slot) ?? []);
  return [...choices, ...(optional === undefined ? [] : [''])].flatMap((choice) =>
    phrasesOf(bullet.slice(0, group.index) + choice + bullet.slice(group.index + whole.length)),
  );
}
