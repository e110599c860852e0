// Answers to phrases in Spanish.

import { isHeard } from './fit-to-say.ts';
import { sayings } from './grammar.ts';
import { isSaid } from './phrasebook.ts';
import { plainly } from './plain.ts';
import type { Act, Turn } from './turn.ts';

/** "Te quiero", to whoever has an answer to it. */
export function inSpanish(turn: Turn): Act | null {
  const { part, message, progress, random } = turn;
  const words = turn.words.length > 2 ? turn.words : plainly(message);
  const answers = part.phrases.find(({ said }) => said.some((phrase) => isSaid(words, phrase)))?.answers ?? [];
  const fresh = answers.flatMap((line) => sayings(line, part.script.slots)).filter((it) => !isHeard(turn, it));
  const line = fresh[Math.floor(random() * fresh.length)];
  return line ? { line, progress, say: [] } : null;
}
