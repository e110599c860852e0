// Whether a message tells of something that weighs on the visitor, in whatever words: a linear model over what the message means
// (talk/meaning.ts). `npm run sorrow` learns its weights from server/test/sorrow and says how often it errs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainly } from './plain.ts';
import { clausesIn, meaningIn } from './talk/kind-of.ts';
import { isQuestion } from './understand.ts';

/** One weight for each dimension of a meaning. */
export type SorrowModel = { readonly bias: number; readonly weights: readonly number[] };

export const sorrowFile = join(import.meta.dirname, 'sorrow.json');
const learned: SorrowModel = JSON.parse(readFileSync(sorrowFile, 'utf8'));

/** Log-odds that a whole message needs, and one clause of several, which has fewer words to go by. Set from what `npm run sorrow` prints. */
export const needed = { message: 0.43, clause: 1.4 };
/** What a message needs more in the middle of a game or story, and to be minded for another turn: most of what sounds sad there is play. */
export const moreInPlay = 1.5;
/** Added where something is asked, which wants its answer. */
const moreForAQuestion = 1.2;
/** Fewer words say too little. */
const fewestWords = 3;

/** `besides`: what is needed more than alone, where the talk is about something else. */
export function isSorrow(message: string, model: SorrowModel = learned, besides = 0): boolean {
  const more = besides + (isQuestion(message, plainly(message)) ? moreForAQuestion : 0);
  if (isEnough(message) && !asksBesides(message) && score(message, model) >= needed.message + more) return true;
  return clausesOf(message).some((clause) => score(clause, model) >= needed.clause + more);
}

/** "It was my nan's name. Who chose yours?": whoever ends by asking about "you" has to say something sad in a clause of its own. */
function asksBesides(message: string): boolean {
  const [told = '', ...others] = message.split(/(?<=[.!…])\s+/);
  const asked = others.at(-1) ?? '';
  return told !== '' && asked.endsWith('?') && /\b(?:you|your)\b/i.test(asked);
}

/** None where the message is all one clause. */
export function clausesOf(message: string): readonly string[] {
  const clauses = clausesIn(message, fewestWords);
  return clauses.length > 1 ? clauses : [];
}

function isEnough(text: string): boolean {
  return plainly(text).length >= fewestWords;
}

function score(text: string, { bias, weights }: SorrowModel): number {
  return meaningIn(text).reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias);
}
