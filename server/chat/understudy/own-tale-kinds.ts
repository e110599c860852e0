// What kind of small tale of their own a visitor tells: "a swan chased me once" is of a beast that chases (own-tales/kinds.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainly } from './plain.ts';
import { readSections } from './sections.ts';
import { base } from './told-lemmas.ts';

export const ownTalesFolder = join(import.meta.dirname, 'own-tales');
/** A tale of no other kind is one of these, by its mood. */
const byMood = /^tale-/;

type Sign = { readonly kind: string; readonly groups: number };
/** A way to say what the group `group` of the sign `sign` says, as words in their plainest form. */
type Way = { readonly words: readonly string[]; readonly sign: number; readonly group: number };
type Signs = { readonly all: readonly Sign[]; readonly byFirstWord: ReadonlyMap<string, readonly Way[]> };

/** Read when somebody tells something first: some ten thousand words. */
let known: Signs | undefined;

/** The kind that most in `text` speaks for, or null. `isSure`: at least two signs of it stand there, and not a mood alone. `not`: kinds that it cannot be. */
export function ownTaleKindOf(
  text: string,
  not: ReadonlySet<string> = new Set(),
): { readonly kind: string; readonly isSure: boolean } | null {
  known ??= readSigns();
  const { all, byFirstWord } = known;
  const words = formsOf(text);
  const said = new Map<number, Set<number>>();
  for (const [at, word] of words.entries())
    for (const way of byFirstWord.get(word) ?? [])
      if (way.words.every((it, i) => words[at + i] === it))
        said.set(way.sign, (said.get(way.sign) ?? new Set()).add(way.group));
  const fitting = [...said.keys()]
    .filter((sign) => said.get(sign)?.size === all[sign]?.groups && !not.has(all[sign]?.kind ?? ''))
    .sort((a, b) => a - b);
  const rank = (sign: number) => (byMood.test(all[sign]?.kind ?? '') ? 0 : (all[sign]?.groups ?? 0));
  const best = fitting.reduce<number | null>(
    (first, it) => (first !== null && rank(first) >= rank(it) ? first : it),
    null,
  );
  return best === null ? null : { kind: all[best]?.kind ?? '', isSure: rank(best) > 1 };
}

function readSigns(): Signs {
  const sections = readSections(readFileSync(join(ownTalesFolder, 'kinds.md'), 'utf8'));
  const bullets = sections.flatMap(({ title, items }) =>
    items.map(({ text }) => ({ kind: title, groups: text.split(' + ') })),
  );
  const byFirstWord = new Map<string, Way[]>();
  for (const [sign, { groups }] of bullets.entries())
    for (const [group, ways] of groups.entries())
      for (const way of ways.split('/')) {
        const words = formsOf(way);
        const [first] = words;
        if (first !== undefined) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, sign, group }]);
      }
  return { all: bullets.map(({ kind, groups }) => ({ kind, groups: groups.length })), byFirstWord };
}

function formsOf(text: string): readonly string[] {
  return plainly(text).map(base);
}
