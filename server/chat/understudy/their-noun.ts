// Whom "his name" and "their names" are asked of: kin or beasts of the visitor's, spoken of in the message or in the reply before it.
import { beasts, relatives, size } from './told-words.ts';
import { lastReplyOf, type Turn } from './turn.ts';

/** "A slice for my cat? You do remember his name?" asks for the cat's, and "yes, but their NAMES?" for those of whom the last reply spoke. */
export function withNoun(text: string, turn: Turn): string {
  const noun = nounOfTheirs(turn);
  return noun
    ? text
        .replace(/\b(?:his|her|its|their) name\b/i, `my ${noun}'s name`)
        .replace(/\btheir names\b/i, `the names of my ${noun}`)
        .replace(/\b(what(?:'s| is| was)) (?:he|she|it) called\b/i, `$1 my ${noun} called`)
    : text;
}
/** The last kin or beast of theirs of which the message speaks, or else the reply before it. */
export function nounOfTheirs(turn: Turn): string | null {
  return ofTheirs.exec(turn.message)?.[1] ?? ofYours.exec(lastReplyOf(turn))?.[1] ?? null;
}
const noun = `${size}((?:${relatives}|${beasts})s?)`;
const ofTheirs = new RegExp(`\\b(?:my|our) ${noun}\\b`, 'i');
const ofYours = new RegExp(`\\byour (?:two |three |four )?${noun}\\b`, 'i');
