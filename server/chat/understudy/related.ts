// Finds what is known of a character's world that shares rare words with a question: "what happened at that breakfast?"
import { type Slots, sayings } from './grammar.ts';
import { plainly } from './plain.ts';
import type { World } from './world.ts';

/** A word in more lines than these says little about what is meant. */
const mostLines = 6;
const fewestLetters = 4;
/** Two words that stand in few lines. */
const leastWeight = 1.4;

export const commonWords: ReadonlySet<string> = new Set(
  'what when where which whose that this they them their there with from have does your about would could should will been were because really like just more much many some than then very know tell think want make made good time thing things something anything always never'.split(
    ' ',
  ),
);

type Index = { readonly lines: readonly string[]; readonly byWord: ReadonlyMap<string, readonly number[]> };
const indices = new WeakMap<World, Index>();

/** The line of `world` that shares most with `words`, each word weighing less the more lines have it; null if none shares enough. */
export function mostRelated(
  words: readonly string[],
  world: World,
  isHeard: (line: string) => boolean,
  slots: Slots,
): string | null {
  const { lines, byWord } = indexOf(world);
  const weights = new Map<number, number>();
  for (const stem of new Set(stems(words))) {
    const found = byWord.get(stem) ?? [];
    if (found.length > mostLines) continue;
    for (const at of found) weights.set(at, (weights.get(at) ?? 0) + 1 / Math.sqrt(found.length));
  }
  const ranked = [...weights].filter(([, weight]) => weight >= leastWeight).sort((a, b) => b[1] - a[1]);
  for (const [at] of ranked) {
    const fresh = sayings(lines[at] ?? '', slots).find((line) => !isHeard(line));
    if (fresh) return fresh;
  }
  return null;
}

function indexOf(world: World): Index {
  const known = indices.get(world);
  if (known) return known;
  const lines = world.flatMap(({ answers }) => [...answers.values()].flat());
  const byWord = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    for (const stem of new Set(stems(plainly(line)))) byWord.set(stem, [...(byWord.get(stem) ?? []), at]);
  }
  const made = { lines, byWord };
  indices.set(world, made);
  return made;
}

/** Words without the commonest endings: "baked" and "bakes" are one. */
function stems(words: readonly string[]): readonly string[] {
  return words
    .filter((word) => word.length >= fewestLetters && !commonWords.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, ''));
}
