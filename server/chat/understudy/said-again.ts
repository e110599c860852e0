// A line of the character's once more: "say that again?", "where were we?"
import { type Act, fromPool, type Turn } from './turn.ts';

/** `line` once more, or as much of its end as there is room for. */
export function saidAgain(turn: Turn, line: string): Act | null {
  const clauses = (sentencesOf(line).at(-1) ?? '').split(/,\s+/);
  const ends = clauses.map((_, from) => clauses.slice(from).join(', '));
  return sentencesAgain(turn, line) ?? firstThatFits(turn, ends, 'repeats');
}

/** `line` once more, or as many of its last sentences as there is room for; `pool`: what is said behind it. */
export function sentencesAgain(turn: Turn, line: string, pool: 'repeats' | 'resumes' = 'repeats'): Act | null {
  const sentences = sentencesOf(line);
  const ends = sentences.map((_, from) => sentences.slice(from).join(' '));
  return firstThatFits(turn, ends, pool);
}

const sentencesOf = (line: string) => line.replaceAll('\n', ' ').split(/(?<=[.!?…])\s+/);

function firstThatFits(turn: Turn, parts: readonly string[], pool: string): Act | null {
  for (const said of parts) {
    const act = fromPool(turn, pool, { said });
    if (act) return act;
  }
  return null;
}
