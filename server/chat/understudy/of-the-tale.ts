// Whether a question is about what the character told of, and not about the visitor's own life.
import { echoes } from './about-line.ts';
import { plainly } from './plain.ts';
import { lastReplyOf, type Turn } from './turn.ts';

/** "A cow with an earring! What's her name?", of a cow that the character has just told of, asks for nothing that the visitor told. */
export function isOfTheTale(turn: Turn): boolean {
  const { clause, message } = turn;
  // "Why was he your foe, what did he do?" is of the character's own life.
  if (/\byour\b/i.test(message) && byPronoun.test(clause) && !ofTheirs.test(message)) return true;
  if (asksWhoThatIs(turn)) return true;
  // "And who was she?", where the visitor has just spoken of nobody of theirs.
  if (byPronoun.test(clause) && !ofTheirs.test(message) && !speaksOfTheirs(turn)) return true;
  if (!byPronoun.test(clause) || /\b(?:my|i|remember|told)\b/i.test(clause) || clause === message) return false;
  return echoes(plainly(message.replace(clause, '')), lastReplyOf(turn));
}

/** "Who is Mrs Pym, that she dares to beat a queen?", of somebody whom the character has just named. */
function asksWhoThatIs({ clause, remarks, statements }: Turn): boolean {
  const who = /\b[Ww]ho(?:'s|’s| is| was) ((?:Mrs?\.?|Ms\.?|Miss|Dr\.?|Sir|Lady|Old|Aunt|Uncle) )?(\p{Lu}\p{L}+)/u.exec(
    clause,
  )?.[2];
  if (!who) return false;
  const isSaidBy = (category: string) => remarks.some((it) => it.category === category && it.message.includes(who));
  return isSaidBy('AI') && !isSaidBy('user') && !statements.some((it) => it.includes(who));
}
function speaksOfTheirs({ remarks, statements }: Turn): boolean {
  const before = remarks.findLast(({ category }) => category === 'user')?.message ?? '';
  const names = statements.flatMap((it) => it.match(/\p{Lu}\p{Ll}+/gu) ?? []);
  return /\b(?:my|our)\b/i.test(before) || names.some((name) => new RegExp(`\\b${name}\\b`, 'iu').test(before));
}
const ofTheirs = /\b(?:my|i|i'm|im|me|remember|told)\b/i;
const byPronoun = /\b(?:her|his|its|their|she|he|it|they)\b/i;
