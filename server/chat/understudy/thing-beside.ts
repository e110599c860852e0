// The thing that a message tells of by the way: "did he finish it? i've an audition on thursday eek".
import { graveWords } from '../../care/grave-words.ts';
import { anyThing } from './any-thing.ts';
import { clausesOf } from './clauses.ts';
import { isHeavy } from './heavy.ts';
import { lifeBeside } from './life-beside.ts';
import { ownLifeAsked } from './own-life-asked.ts';
import { plainly } from './plain.ts';
import { isBad } from './said-beside.ts';
import { stuff, thingsOfLife } from './things-of-life.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const ofLife =
  /\b(?:my|our|ours|mine|i(?:'|’)?ve|i have|i(?:'|’)?m an?|i am an?|i was|i used to|i once|i got|i had|i(?:'|’)?m (?:at|on|off to|\p{L}+ing)|we(?:'|’)?(?:re|ve)|we (?:have|had|got|are|were|\p{L}+ed)|i (?:play|work|drive|teach|study|practi[sc]e|own|run|keep|knit|\p{L}+ed)|i (?:just|also|always)|today|yesterday|tonight|tomorrow|this (?:morning|week|weekend|evening)|last (?:week|night|year)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|thurs|at (?:work|home|school|college))\b|^(?:an? )?(?:half )?(?:marathon|exam|audition|interview|wedding|recital|concert|gig|match|tournament|driving test) (?:in|on|next|this|tomorrow)\b/iu;
const negated = /\b(?:no|not|never|without|nor|dont|cant|wont)\b|n['’]t\b/i;
/** Whoever wishes for one has none, and no deed of the play is news. */
const supposed = /\b(?:if|would|could|wish|want|let['’]?s|imagine|pretend)\b/i;
/** "I'm learning the cello" */
const anInstrument =
  /\b(play|plays|played|playing|learn|learning|learned|learnt|practi[sc]e|practi[sc]ing|study|studying) the\b/giu;
const days = '(mon|tues|wednes|thurs|fri|satur|sun)(?:day|\\b)';
const linesOfTheTale = 8;

/** "an audition on Thursday", "two hens", "pasta", as the character says it; null where nothing is told that may be named. */
export function thingBeside(turn: Turn): string | null {
  const { message } = turn;
  if (ownLifeAsked(message) || plainly(message).some((word) => graveWords.has(word))) return null;
  const thing = thingIn(turn);
  return thing !== null && clausesOf(message).some((it) => isHeavy(it)) ? null : thing;
}

function thingIn({ message, clause, remarks, progress }: Turn): string | null {
  const all = clausesOf(message)
    .flatMap((it) => it.split(/,\s+|\s+-\s+|\s*[()]\s*|\s+(?:but|and|so|cos|because|while)\s+(?=i\b|i['’]|my\b)/i))
    .filter((it) => progress.place !== null || clause === message || !clause.includes(it)); // a scene goes on with what it knows
  const parts = all.filter(isTold).map((it) => it.replace(anInstrument, '$1 '));
  const visitors = remarks.filter(({ category }) => category === 'user');
  const spoken = [...remarks.slice(-linesOfTheTale), ...visitors].map((remark) => remark.message.toLowerCase());
  for (const form of forms) {
    for (const part of parts.toReversed()) {
      const found = form.exec(part);
      const noun = found?.[2]?.toLowerCase();
      if (found && noun && !spoken.some((line) => line.includes(noun))) return named(noun, found);
    }
  }
  const life = all.filter((it) => isStated(it)).map(lifeBeside);
  const isNew = (it: string | null) => it !== null && !spoken.some((line) => line.includes(it.toLowerCase()));
  const own = progress.place === null ? [] : all.filter(isOfTheirs).map(anyThing);
  return life.findLast(isNew) ?? own.findLast((it) => isNew(it?.split(' ').at(-1) ?? null)) ?? null;
}

/** `thing` and what is shorter: "an exam on Friday", "an exam"; last the bare word. */
export function everShorter(thing: string): readonly string[] {
  const undated = thing.replace(/ on \p{L}+day$/u, '');
  return [...new Set([thing, undated, undated.replace(/^(?:an?|your) /, '')])];
}

/** Neither "the dentist" of whom both know, nor "like my hamster", nor "ironing room". The longest first: "birthday party". */
function formOf(nouns: readonly string[]): RegExp {
  const alone =
    nouns === stuff
      ? '(?=$|[^\\p{L}\\s]| (?:on|at|in|with|for|and|from|all|again|too|so|but|every|since|this)\\b)'
      : '';
  const any = nouns.toSorted((a, b) => b.length - a.length).join('|');
  return new RegExp(
    `(?<!\\bthe )(?<!\\b(?:like|as|than) (?:an?|my|our) )(?:\\b(two|three|four|five|six) )?\\b(${any})(s|es)?\\b(?!['’]s\\b| (?:leaks?|drips?|(?:is|keeps) (?:leaking|dripping))\\b)${alone}(?: is)?(?: on ${days})?`,
    'iu',
  );
}
const forms = [...thingsOfLife, stuff].map(formOf);

function isTold(part: string): boolean {
  return ofLife.test(part) && isStated(part) && !isBad(part);
}

/** "My scissors would beat both" tells of scissors. */
function isOfTheirs(part: string): boolean {
  return isTold(part) || (ofTheirs.test(part) && isStated(part.replace(/\b(?:would|could)\b/gi, '')) && !isBad(part));
}
const ofTheirs = /\b(?:my|our|i(?:'|’)?m (?:already|still|just) (?:on|in|at|under|with))\b/i;

function isStated(part: string): boolean {
  return !part.includes('?') && !negated.test(part) && !supposed.test(part) && !isQuestion(part, plainly(part));
}

function named(noun: string, [, count, , plural, day]: RegExpExecArray): string {
  const when = day ? ` on ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}day` : '';
  if (plural) return `${count ? `${count.toLowerCase()} ` : ''}${noun}${plural}${when}`;
  if (stuff.includes(noun)) return noun + when;
  return `${/^[aeiou](?!k)/.test(noun) ? 'an' : 'a'} ${noun}${when}`;
}
