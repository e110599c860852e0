// Which lines may be said now: none twice within thirty turns, and none of what the visitor cannot stand.
import { sayings } from './grammar.ts';
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

/** Lines that were said with another word in their slot: "You've got me there, Boots" after "You've got me there, handsome". */
export function staleIn(
  turn: Turn,
  lines: readonly string[],
  filled: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const words = Object.entries(filled).map(([slot, word]) => [slot, [word]] as const);
  const slots = new Map([...turn.part.script.slots, ...words]);
  const few = lines.length <= mostLinesOfAFewPool ? lines : [];
  return new Set(
    few
      .map((line) => sayings(line, slots))
      .filter((said) => said.length > 1 && said.length <= mostSayings && said.some((it) => isHeard(turn, it)))
      .flat(),
  );
}
/** Of large pools, and of lines that can be said in many ways, none comes back so soon. */
const mostLinesOfAFewPool = 16;
const mostSayings = 12;
