// Which lines may be said now: none twice within thirty turns, and none of what the visitor cannot stand.
import { markOf } from './place.ts';
import { plainly } from './plain.ts';
import type { Turn } from './turn.ts';

/** Whether the character said `line` within the last thirty turns, alone or behind a word in passing. */
export function isHeard({ memory, progress }: Pick<Turn, 'memory' | 'progress'>, line: string): boolean {
  const isSaid = memory.heard.some((said) => said === line || said.endsWith(` ${line}`));
  return isSaid || (progress.said.length > 0 && progress.said.includes(markOf(line)));
}

/** Whether a line was not heard, and names nothing that the visitor is allergic to or dislikes. */
export function isWelcome(turn: Turn): (line: string) => boolean {
  const unwanted = turn.told
    .flatMap(({ words }) => [words.allergy, words.dislike].filter((it) => it !== undefined))
    .flatMap((thing) => plainly(thing).filter((word) => word.length > 3))
    .map((word) => word.replace(/(?<=o)es$|s$/, ''));
  return (line) => !isHeard(turn, line) && !unwanted.some((word) => line.toLowerCase().includes(word));
}
