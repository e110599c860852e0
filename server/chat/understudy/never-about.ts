// What is never about the line just said, whatever words it shares with it.
import { written } from './plain.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Intents that are meant as what they say, whatever words they share with the last line. */
const neverAbout: ReadonlySet<string> = new Set(
  'parting insult anger breakup sadness fear sickness bot instructions recall name-told sums whats-wrong other-language mash why-that-name protest'.split(
    ' ',
  ),
);
/** "Are you afraid of heights?" is no fear of the visitor's. */
export function isNeverAbout({ intent, clause, words }: Turn): boolean {
  const text = written(words);
  const isOfYours =
    felt.has(intent) && isQuestion(clause, words) && ofOthers.test(text) && !/\b(?:i|me|my|we) /.test(text);
  return (neverAbout.has(intent) && !isOfYours) || ofDying.test(text) || compares.test(text);
}
/** "What's better than a nightingale?" asks for no nightingale. */
export const compares =
  /\b(?:what|who|which|anything|nothing|anyone|something) (?:\w+ ){0,3}?(?:better|worse|nicer|prettier|sweeter|louder|uglier|smellier) than /;
/** "Were you ever so sad you wanted to die?" may be asked in earnest. */
const ofDying =
  /\b(?:want|wants|wanted|wish|wished|rather) (?:\w+ ){0,3}?(?:die|dead|disappear|not exist)\b|\bkill (?:your|my)self\b|\bend (?:it all|your life|my life)\b/;
const felt: ReadonlySet<string> = new Set(['fear', 'sadness', 'sickness', 'anger']);
const ofOthers = /\b(?:are|were|was|is|did|do|does|have|had) (?:you|he|she|they|it|the \w+|your \w+) /;
