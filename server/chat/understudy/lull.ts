// What the character brings up where a remark needs no more than that: something that the visitor told, a thing of its own, a scene.

import { isHeard } from './fit-to-say.ts';
import { sayings } from './grammar.ts';
import { leadOn } from './leading.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

/** Probabilities, in the order in which they are tried. */
const odds = { told: 0.7, lead: 0.85, plain: 0.15, mention: 0.35 };
/** Something told is come back to after so many of the visitor's remarks, once. */
const fewestRemarksBetween = 5;

export function inLull(turn: Turn): Act | null {
  const { random } = turn;
  return (
    (random() < odds.told ? comesBack(turn) : null) ??
    (random() < odds.lead ? leadOn(turn) : null) ??
    (random() < odds.plain ? fromPool(turn, 'plain') : null) ??
    (random() < odds.mention ? mention(turn) : null)
  );
}

/** Asks after what the visitor told some time ago. */
export function comesBack(turn: Turn): Act | null {
  const { told, memory, part } = turn;
  const heard = new Set(memory.heard);
  for (const { kind, words, remarksAgo } of told) {
    if (remarksAgo < fewestRemarksBetween || ['dislike', 'allergy'].includes(kind)) continue;
    const pool = part.script.pools.get(`brings up ${kind}`) ?? [];
    const slots = new Map([
      ...part.script.slots,
      ...Object.entries(words).map(([slot, word]) => [slot, [word]] as const),
    ]);
    const isDone = pool.some((line) => sayings(line, slots).some((saying) => heard.has(saying)));
    if (!isDone) return fromPool(turn, `brings up ${kind}`, words);
  }
  return null;
}

function mention(turn: Turn): Act | null {
  const { part, progress, random } = turn;
  const lines = part.world
    .flatMap(({ mentions }) => mentions)
    .filter((it) => !isHeard(turn, sayings(it, part.script.slots)[0] ?? it));
  const line = lines[Math.floor(random() * lines.length)];
  return line ? { line: sayings(line, part.script.slots)[0] ?? line, progress, say: [] } : null;
}
