// Divides a message into its sentences and clauses: a wish beside a cry ("kiss me. he hits me") must not outweigh it.
import type { WordsAndPauses } from './match-words.ts';
import { edge } from './phrase-grammar.ts';

/** Between two clauses. Laughter divides like a full stop. */
const joints = new Set('and but because haha lmao anyway anyways btw y pero porque entonces then'.split(' '));
/** Divides only where somebody is named behind it: "so he left", not "so sad". */
const perhapsAJoint = 'so';
const persons = new Set('i my he she they we it me'.split(' '));
/** Of more clauses the first and the last are heard: the work must be bounded. */
const mostClauses = 24;
const fewestWords = 2;

/** Words of a message, from number `begin` up to `end`. */
export type Clause = { readonly begin: number; readonly end: number };

/** The clauses of a message; none if it is all one. */
export function clausesOf({ words, pauses }: WordsAndPauses): readonly Clause[] {
  const clauses: Clause[] = [];
  let begin = 0;
  const endAt = (end: number) => {
    if (end - begin >= fewestWords) clauses.push({ begin, end });
  };
  for (const [at, word] of words.entries()) {
    const isJoint = word === edge || joints.has(word) || (word === perhapsAJoint && persons.has(words[at + 1] ?? ''));
    if (!isJoint && !pauses.has(at)) continue;
    endAt(at);
    begin = isJoint ? at + 1 : at;
  }
  const [first] = clauses;
  if (first && first.end - first.begin === words.length - 2) return [];
  if (clauses.length <= mostClauses) return clauses;
  return [...clauses.slice(0, mostClauses / 2), ...clauses.slice(-mostClauses / 2)];
}
