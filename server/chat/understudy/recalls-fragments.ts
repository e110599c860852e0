// The last try at what the visitor told and asks for: the piece of their own words that answers (pieces-said.ts), for whoever says "remember",
// or where most of what the question says was said by them, and nothing of it by the character. Of two things asked at once both are told.

import { asksOf } from './asks-of-life.ts';
import { peopleKnown } from './people-known.ts';
import { answersKind } from './pieces-kind.ts';
import { type Fragment, fragmentFor } from './pieces-said.ts';
import { answersInPart, asTheySaid, classesIn } from './pieces-score.ts';
import { type Wanted, wantedBy } from './pieces-wanted.ts';
import { asksForAName, needed, questionsIn } from './questions-back.ts';
import { recall } from './recall.ts';
import { isOfAnAllergy } from './recalls-allergy.ts';
import { together } from './recalls-in-short.ts';
import { isCalled } from './recalls-names.ts';
import { news } from './recalls-news.ts';
import { aspectOf, whose } from './told-asked.ts';
import { hasAspect } from './told-aspects.ts';
import { lemmasOf } from './told-lemmas.ts';
import { jobs } from './told-words.ts';
import type { Act, Turn } from './turn.ts';

const mostAnswers = 4;
const clearlyMore = 0.2;
const worthOfWhatIsKnown = 0.6;
const hardlyAnAnswer = 0.35;
/** Where what is known tells no day to whoever asks for one. */
const leastForItsKind = 0.5;

/** What they said that answers the one or two questions of the message. */
export function inFragments(turn: Turn, isMarked: boolean): Act | null {
  const questions = questionsIn(turn);
  const least = questions.length > 0 ? needed(turn, questions, isMarked) : null;
  if (least === null) return null;
  const found = foundFor(turn, questions, least);
  const [first, second] = found.map((it, at) => it && byName(turn, questions[at] ?? '', it));
  if (!first) return second ? news(turn, second.whole) : null;
  const both = second ? (together(first.whole, second.short) ?? together(first.short, second.short)) : null;
  return (both ? news(turn, both) : null) ?? news(turn, first.whole);
}

const asksForATrade = /\b(?:my (?:old )?(?:job|trade|profession)|for a living)\b/i;
const namesATrade = new RegExp(`\\b(?:${jobs})\\b`, 'i');

/** What answers more of what is asked than `line` does, from what is known (recall.ts) or in their own words; null if nothing does. */
export function saidBetter(turn: Turn, isMarked: boolean, reply: string): Act | null {
  const questions = questionsIn(turn);
  if (questions.length === 0 || (asksOf(turn.message).length < 2 && isOfAnAllergy(turn, reply))) return null;
  const line = withoutFrame(turn, reply);
  const isOfKind = questions.every((it) => answersKind(it, asTheySaid(line)));
  const least = needed(turn, questions, isMarked) ?? (isOfKind ? null : leastForItsKind);
  if (least === null) return null;
  // A trade that is named is one, and "she is the queen of them" is none.
  if (questions.length === 1 && asksForATrade.test(questions.join(' ')) && namesATrade.test(line)) return null;
  const found = foundFor(turn, questions, least);
  const answers = questions.map((it, at) => answersTo(turn, it, found[at] ?? null));
  const [ones = [], twos = []] = answers;
  const pairs = ones.flatMap((one) => twos.flatMap((two) => together(one, two) ?? []));
  const judges = questions.map((it, at) => judgeOf(turn, it, answers[at] ?? [], found[at] ?? null));
  const worth = (said: string) => judges.reduce((sum, judge) => sum + judge(said), 0) / judges.length;
  const wanted = wantedBy(questions.join(' '));
  const saysMore = (said: string) =>
    !wanted ||
    worth(line) < hardlyAnAnswer ||
    answersInPart(wanted, said) > answersInPart(wanted, line) ||
    classesIn(wanted, said) > classesIn(wanted, line);
  const better = [...found.flatMap((it) => it?.whole ?? []).filter(saysMore), ...pairs]
    .map((said) => ({ said, worth: worth(said) }))
    .filter((it) => it.worth > worth(line) + clearlyMore)
    .sort((a, b) => b.worth - a.worth || a.said.length - b.said.length);
  return better.map(({ said }) => news(turn, said)).find((it) => it !== null) ?? null;
}

/** The piece for each of one or two questions. The second may ask for more of the same: "what level did i pass and who did it faster?" */
function foundFor(turn: Turn, questions: readonly string[], least: number): readonly (Fragment | null)[] {
  const all = questions.join(' ');
  const [first = '', second] = questions;
  const one = fragmentFor(turn, first, least, all);
  if (second === undefined) return [one];
  const other = fragmentFor(turn, second, least, all) ?? fragmentFor(turn, `${second} ${first}`, least, all);
  return [one, other?.short === one?.short ? null : other];
}

/** All that answers one question, the best known first. */
function answersTo(turn: Turn, question: string, fragment: Fragment | null): readonly string[] {
  const { statements, memory, character, told } = turn;
  const people = peopleKnown(turn);
  const job = isOfMyWork(question) ? told.findLast(({ kind }) => kind === 'job')?.words.job : undefined;
  const inWords = recall(question, { statements, people, name: memory.name, listener: character })?.inWords ?? [];
  const known = [...namesOf(turn, question), ...(job ? [`you're ${job}`] : []), ...inWords].slice(0, mostAnswers);
  return [...known, ...(fragment ? [fragment.short, fragment.whole] : [])];
}

/** "Your parrot is Admiral" rather than "your parrot Admiral wakes". */
function byName(turn: Turn, question: string, fragment: Fragment): Fragment {
  const [said] = namesOf(turn, question);
  return said ? { ...fragment, short: said, whole: said } : fragment;
}

function namesOf(turn: Turn, question: string): readonly string[] {
  const person = asksForAName.test(question) ? whose(question, peopleKnown(turn)) : null;
  return typeof person === 'object' && person?.name ? [isCalled(person)] : [];
}

/** How well something said answers `question`, of 1. */
function judgeOf(
  turn: Turn,
  question: string,
  answers: readonly string[],
  fragment: Fragment | null,
): (said: string) => number {
  const person = asksForAName.test(question) ? whose(question, peopleKnown(turn)) : null;
  const holds = (said: string, words: string) => said.toLowerCase().includes(words.toLowerCase());
  const name = (person === 'me' ? turn.memory.name : person?.name) ?? fragment?.name;
  if (name) return (said) => Number(holds(said, name));
  if (isOfMyWork(question)) return (said) => Number(hasAspect(asTheySaid(said), 'work', []));
  const wanted = wantedBy(question);
  return (said) =>
    Math.max(
      fragment && holds(said, fragment.short) ? fragment.score : 0,
      wanted ? answersInPart(wanted, said) : 0,
      answers.some((it) => it !== fragment?.short && holds(said, it) && tellsOf(wanted, it)) ? worthOfWhatIsKnown : 0,
    );
}

/** Whether it says more than the question does. */
function tellsOf(wanted: Wanted | null, said: string): boolean {
  return !wanted || answersInPart(wanted, said) > 0 || !wanted.lemmas.some((it) => lemmasOf(said).includes(it));
}

/** "I remember: your exam is on Friday. It mattered to me too" without what the character says round it. */
function withoutFrame({ part }: Turn, line: string): string {
  const frames = part.script.pools.get('recalls news') ?? [];
  const plain = (it: string) => it.replace(/\{\w+\}/g, '').trim();
  return frames
    .map((frame) => frame.split('{news}'))
    .filter(([before = '', after = '']) => line.startsWith(plain(before)) && line.endsWith(plain(after)))
    .map(([before = '', after = '']) => line.slice(plain(before).length, line.length - plain(after).length))
    .reduce((shortest, it) => (it.length < shortest.length ? it : shortest), line);
}

function isOfMyWork(question: string): boolean {
  return (
    aspectOf(question) === 'work' &&
    /\b(?:i|my)\b/i.test(question) &&
    !/\bmy (?!job|work|trade|profession)/i.test(question)
  );
}
