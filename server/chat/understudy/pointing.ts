// What "his" and "it" mean in a question about a scene: a thing of the message's other sentences, of the last line, of the remark before.
import { isAboutUs, isSpokenOf, points } from './about-line.ts';
import { clausesOf } from './clauses.ts';
import type { Answer } from './follow-ups.ts';
import { plainly, written } from './plain.ts';
import { isExactKind } from './tell-kinds.ts';
import { stemOf, type Trigger } from './triggers.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Words by which something was spoken of; `isNear` if they stand in the same message. `isNot`: what speaks of somebody else. */
export type Source = { readonly stems: readonly string[]; readonly isNear: boolean; readonly isNot: RegExp | null };

const remarksBack = 4;
const mostWords = 10;
/** What `triggers.ts` calls the questions that want something in particular. */
const particular: ReadonlySet<string> = new Set(['name', 'who', 'why', 'where', 'when', 'how many', 'how']);
const pronoun = /\b(?:it|its|he|him|his|she|her|they|them|their) /;
const ofTheVisitor = /\b(?:my|mine|am i|do i|did i) /;

/** What a question that points may mean, the nearest first; nothing for any other message. */
export function pointedAt(turn: Turn): readonly Source[] {
  const { words, clause, message, remarks } = turn;
  const text = written(words);
  const isBareName = /^(?:\w+ ){0,3}names? $/.test(text);
  if (!isQuestion(clause, words) && !isBareName) return [];
  if (words.length > mostWords || ofTheVisitor.test(text)) return [];
  if (!(pronoun.test(text) || isBareName || (points(words) && !isAboutUs(words)))) return [];
  // What stands behind the question is another matter: "What's in it? There's a boy on my ward ..."
  const before = message.slice(0, Math.max(0, message.indexOf(clause)));
  const beside = [...clausesOf(before)].filter((it) => !clause.includes(it) && !/\b(?:i|i'm|my|we|our)\b/i.test(it));
  const earlier = isSpokenOf(turn) ? [] : remarks.slice(-remarksBack).map((remark) => remark.message);
  const isNot = /\b(?:he|him|his) /.test(text) ? ofWomen : /\b(?:she|her) /.test(text) ? ofMen : null;
  const sourceOf = (isNear: boolean) => (said: string) => ({ stems: plainly(said).map(stemOf), isNear, isNot });
  return [...beside.reverse().map(sourceOf(true)), ...earlier.reverse().map(sourceOf(false))];
}
const ofWomen = /^(?!.*\b(?:he|him|his)\b).*\b(?:she|her|lady|mrs|queen|girl|woman|daughter|duchess|princess)\b/i;
const ofMen = /^(?!.*\b(?:she|her)\b).*\b(?:he|him|his|lord|mr|king|duke|boy|man|son|footman|prince)\b/i;

/** Whether a trigger may be found by what is pointed at: it asks for something in particular, or stands in the same message. */
export function fitsPointed(trigger: Trigger, kind: string | null, answer: Answer, { isNear, isNot }: Source): boolean {
  const { phrases, asks } = trigger;
  if (phrases.length === 0 || isNot?.test(answer.text)) return false;
  if (kind === 'name') return !isNameless(trigger, kind, answer);
  if (asks.includes('who') && kind !== 'who is') return false; // "whose idea was it?" asks for nobody that was named
  return asks.some((ask) => particular.has(ask)) || (isNear && asks.length === 0 && !isExactKind(kind));
}

/** Whether an answer is none to "what is he called?": it stands for something else about him, and gives no name. */
export function isNameless({ asks, phrases }: Trigger, kind: string | null, { when, text }: Answer): boolean {
  if (kind !== 'name' || asks.includes('name')) return false;
  return phrases.length === 0 || !(namesWithin.test(text) || beginsWithName(when, text));
}
const title =
  '(?:Mrs?|Miss|Sir|Lady|Lord|Captain|Colonel|King|Queen|Prince|Princess|Duke|Duchess|Uncle|Aunt|Don|Doña|Maestro)';
const namesWithin = new RegExp(
  `^${title} \\p{Lu}|[\\p{L},] (?!I\\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b)\\p{Lu}\\p{L}+`,
  'u',
);

/** A word before a comma or a full stop may be anything, "Plum, quince and cherry": it is a name if it is asked who that is, or called that. */
function beginsWithName(when: string, text: string): boolean {
  const first = /^(\p{Lu}\p{L}+)(?:'s)?[.,:]/u.exec(text)?.[1]?.toLowerCase();
  return first !== undefined && new RegExp(`\\b(?:who|${first})\\b`).test(when);
}
