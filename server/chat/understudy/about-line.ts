// Whether a message is about the line just said, though it may not name it.
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { rootOf } from './triggers.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Messages of so few words need not name what they are about. */
export const fewWords = 4;
const pointing = /\b(?:it|its|he|him|his|she|her|they|them|their|you mean) /;
/** These point in short messages; in longer ones they mean all kinds of things: "what shall we have after this". */
const pointingIfShort = /\b(?:that|this|those|these|there|one) /;
const shortWords = 6;
const someone = /\b(?:he|him|his|she|her|hers) /;
const us = /\b(?:you|your|yours|i|my|me|we|us) /;

/** Whether a message may be about `line` though it does not name it: it is short, points, shares a word, or answers a question. */
export function isAboutLine(turn: Turn, line: string): boolean {
  const { words, clause } = turn;
  const text = written(words);
  const asks = isQuestion(clause, words);
  if (echoes(words, line)) return true;
  if (/\bshould i /.test(text) || (someone.test(text) && isSpokenOf(turn))) return false;
  if (asks) {
    if (isAboutUs(words) && !points(words)) return /\byou (?:mean|serious|sure|joking|kidding) /.test(text);
    return words.length <= fewWords || points(words);
  }
  if (turn.memory.hasAsked) return true;
  return /\b(?:i|my|we) /.test(text) ? false : words.length <= 2 * fewWords;
}

/** Whether `words` speak of the two who talk. */
export function isAboutUs(words: readonly string[]): boolean {
  return us.test(written(words));
}

/** Whether `words` point at something: "why did he do that". */
export function points(words: readonly string[]): boolean {
  const text = written(words);
  return pointing.test(text) || (words.length <= shortWords && pointingIfShort.test(text));
}

/** Whether the visitor has just told of somebody, whom "she" then means. */
export function isSpokenOf({ told, telling }: Turn): boolean {
  const isPerson = ({ kind }: { kind: string }) => kind === 'called' || kind === 'someone';
  return telling.some(isPerson) || told.some((it) => isPerson(it) && it.remarksAgo <= justNow);
}
const justNow = 2;

/** Whether `words` and `line` share a word that says something. */
export function echoes(words: readonly string[], line: string): boolean {
  const said = new Set(plainly(line).map(rootOf));
  return words.some((word) => word.length > 3 && said.has(rootOf(word)) && !commonWords.has(word));
}
