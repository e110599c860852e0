// The last try at what the visitor told and asks for: the piece of their own words that answers (pieces-said.ts), for whoever says "remember",
// or where most of what the question says was said by them, and nothing of it by the character.
import { asksForAdvice, everyMark } from './own-life-asked.ts';
import { peopleKnown } from './people-known.ts';
import { fragmentFor } from './pieces-said.ts';
import { recall } from './recall.ts';
import { commonWords } from './related.ts';
import { whose } from './told-asked.ts';
import { plainlyAsked } from './told-asked-text.ts';
import { lemmasOf } from './told-lemmas.ts';
import { emptyLemmas } from './told-question-words.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const wh =
  "(?:what|whats|what's|which|who|whos|who's|whose|where|wheres|where's|when|whens|when's|how (?:old|many|much|long|often))";
const joint = new RegExp(
  `\\?+\\s*|,?\\s+(?:and|or|also|plus)\\s+(?:(?:in|at|on|with|for|to) )?(?=${wh}\\b)|,\\s+(?=${wh}\\b)|:\\s+|\\s+-\\s+`,
  'i',
);
const asks = new RegExp(`\\b${wh}\\b`, 'i');
const ofTheListener = /\b(?:you|u|your|yours|ur|you're|youre)\b/i;
const ofMe = /\b(?:i|i'm|im|me|my|mine|we|our)\b/i;
const likenessNeeded = { marked: 0.4, ofMe: 0.5, any: 0.85 };
const mostWordsTogether = 12;
const mostAnswers = 3;
const asksForAName = /\b(?:names?|called)\b/i;
const repliesAskedAbout = 3;
const ofThePast = /\b(?:did|was|were|had)\b/i;
/** Of what comes next and where the tale stood, of what somebody would do, and of what hurts (told-hurt.ts). */
const ofTheTale =
  /\b(?:what(?:'s| is|s)? next|where (?:were|was) (?:we|i)|would|sore|hurts?|ach(?:e|es|ing)|happened next|and then\?)/i;

/** How much of the question they have to have said; null if something of the tale may be meant. */
function needed(turn: Turn, all: string, isMarked: boolean): number | null {
  if (isMarked) return likenessNeeded.marked;
  const names = new Set(peopleKnown(turn).flatMap(({ name }) => (name ? lemmasOf(name) : [])));
  const replies = turn.remarks.filter(({ category }) => category === 'AI').slice(-repliesAskedAbout);
  const heard = new Set(replies.flatMap(({ message }) => lemmasOf(message)));
  const telling = lemmasOf(all).filter((it) => it.length > 1 && !emptyLemmas.has(it));
  const rare = telling.filter((it) => !commonWords.has(it));
  if (rare.some((it) => heard.has(it) && !names.has(it))) return null;
  // "Where do I sit?" is asked of the tale, "where did I sit?" is not.
  if (ofMe.test(all) && (telling.length > 1 || (telling.length > 0 && ofThePast.test(all)))) return likenessNeeded.ofMe;
  return rare.length > 1 ? likenessNeeded.any : null;
}

/** What they said that answers the one or two questions of the message. */
export function inFragments(turn: Turn, isMarked: boolean): Act | null {
  const questions = questionsIn(turn);
  const least = questions.length > 0 ? needed(turn, questions.join(' '), isMarked) : null;
  if (least === null) return null;
  const [first, second] = [...new Set(questions.map((it) => fragmentFor(turn, it, least)).filter((it) => it !== null))];
  if (!first) return null;
  const both = second ? together(first, second) : null;
  return (
    (both ? fromPool(turn, 'recalls news', { news: both }) : null) ?? fromPool(turn, 'recalls news', { news: first })
  );
}

/** Answers to both of two questions, each from what is known (recall.ts) or in their own words; null if one of them has none, or `line` tells both. */
export function recalledBoth(turn: Turn, isMarked: boolean, line: string): Act | null {
  const questions = questionsIn(turn);
  const least = questions.length === 2 ? needed(turn, questions.join(' '), isMarked) : null;
  if (least === null) return null;
  const people = peopleKnown(turn);
  const known = { statements: turn.statements, people, name: turn.memory.name, listener: turn.character };
  const answers = questions.map((it) => {
    const fragment = fragmentFor(turn, it, least);
    return [...(recall(it, known)?.inWords ?? []), ...(fragment ? [fragment] : [])];
  });
  const [ones = [], twos = []] = answers;
  const isSaid = (it: string) => line.toLowerCase().includes(it.toLowerCase());
  const isTold = questions.map((it, at) => {
    const of = asksForAName.test(it) ? whose(it, people) : null;
    return (answers[at] ?? []).some(isSaid) || (typeof of === 'object' && of?.name && isSaid(of.name));
  });
  // one sentence may answer both
  if (ones.some((it) => twos.includes(it)) || isTold.every(Boolean)) return null;
  const pairs = ones
    .slice(0, mostAnswers)
    .flatMap((one) => twos.slice(0, mostAnswers).map((two) => together(one, two)))
    .filter((it) => it !== null);
  return pairs.map((news) => fromPool(turn, 'recalls news', { news })).find((it) => it !== null) ?? null;
}

/** Both in one reply, if they say different things and have room there. */
function together(one: string, two: string): string | null {
  const both = `${one}, and ${two}`;
  const isTwice = one.includes(two) || two.includes(one);
  return isTwice || both.split(' ').length > mostWordsTogether ? null : both;
}

/** Two at most; what asks in few words ("and where?") asks of what the first one does. */
function questionsIn(turn: Turn): readonly string[] {
  const { message } = turn;
  if (!asks.test(message) || asksForAdvice.test(message) || ofTheTale.test(message)) return [];
  const [first = '', ...others] = plainlyAsked(message)
    .split(/(?<=[.!?…])\s+/)
    .flatMap((it) => it.split(joint))
    .map((it) => it.replace(everyMark, ' ').trim())
    .filter((it) => asks.test(it) && !ofTheListener.test(it));
  const isWhole = (it: string) => lemmasOf(it).some((word) => word.length > 1 && !emptyLemmas.has(word));
  return [first, ...others.slice(0, 1).map((it) => (isWhole(it) ? it : `${it} ${first}`))].filter((it) => it !== '');
}
