// Answers to what visitors talk about freely, known by what it means and not by its words (talk/).
import { graveWords } from '../../care/grave-words.ts';
import { echoes, isAboutUs, points } from './about-line.ts';
import { clausesOf, withoutAnnouncing } from './clauses.ts';
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { answeredElsewhere } from './soreness.ts';
import { kindsIn, type Meant } from './talk/kind-of.ts';
import { fewestLetters, stemsOf } from './talk/known-words.ts';
import { stemOf } from './triggers.ts';
import { type Act, anyOf, fromPool, type Turn } from './turn.ts';
import { isQuestion, unmatched } from './understand.ts';

/** How sure a kind has to be (talk/kind-of.ts). */
const surenessNeeded = {
  /** Before all else is tried. */
  first: 0.88,
  /** After it. */
  last: 0.82,
  /** Where phrases found an intent. */
  againstIntent: 0.8,
  /** Also where it takes up a word of the last line. */
  anyway: 0.95,
  /** Rather than say that one does not know. */
  rather: 0.7,
  /** With words in it that nobody thought of. */
  open: 0.8,
};
const mostWordsOfAnEcho = 2;
const isBareQuestion = /^(?:and |but |so |wait |okay )?(?:who|whose|what|which|where|when|why|how) $/;
const poolOfTheScript = /^pool (.+)$/;

/** Where it is as good as sure what is meant, and nothing in it is about the last line. */
export function talkedOfSurely(turn: Turn): Act | null {
  const last = turn.remarks.findLast(({ category }) => category === 'AI')?.message ?? '';
  const [meant] = kindsIn(withoutAnnouncing(turn.message));
  const clause = meant?.clause ?? turn.clause;
  const isSure = (meant?.sureness ?? 0) >= surenessNeeded.anyway && isAboutUs(plainly(clause));
  return echoes(plainly(clause), last) && !isSure ? null : talkedOf(turn, surenessNeeded.first);
}

const crossness =
  /^(?:\w+ ){0,3}?(?:are you|you are) (?:(?:not|still|really|so|too) )*(?:mad|angry|cross|upset|annoyed|sulking) (?:(?:with|at) me |about (?:it|that) |then |now |any ?more |are you )*$/;

/** "So you're not mad?" */
export function notCross(turn: Turn): Act | null {
  const isAsked = turn.clause.includes('?') && crossness.test(written(turn.words));
  return isAsked ? talkFrom(turn, 'mad-at-me') : null;
}

/** Where nothing else has an answer. */
export function talkedOfPerhaps(turn: Turn): Act | null {
  return talkedOf(turn, surenessNeeded.last);
}

/** Where else the character would have to say that it does not know. */
export function talkedOfRather(turn: Turn): Act | null {
  return unmatched.has(turn.intent) && isQuestion(turn.clause, turn.words)
    ? talkedOf(turn, surenessNeeded.rather)
    : null;
}

function talkedOf(turn: Turn, sureness: number): Act | null {
  const { intent, message } = turn;
  if (/\ballerg/i.test(message)) return null; // nothing about it is said lightly
  if (answeredElsewhere.has(intent) || plainly(message).some((word) => graveWords.has(word))) return null;
  if (isBareQuestion.test(written(turn.words))) return null; // "who?" is about the last line
  const meant = meantIn(turn);
  const needed = unmatched.has(intent) ? sureness : Math.max(sureness, surenessNeeded.againstIntent);
  const answer = meant?.kind.answer;
  // "That rhymes nicely. Whose spoon was it?" asks for the spoon.
  if (meant && meant.clause !== turn.clause && !meant.clause.includes('?') && isOfTheTalk(turn)) return null;
  // "Among all those gutters, did you meet me later?" is of the tale.
  if (meant && meant.clause !== turn.clause && turn.clause.includes(meant.clause) && isOfTheTalk(turn)) return null;
  // "A speech?" asks for the word just said.
  if (meant?.clause.includes('?') && plainly(meant.clause).length <= mostWordsOfAnEcho) return null;
  if (!meant || !answer || meant.sureness < needed || asksOfSomethingElse(meant, answer)) return null;
  return talkOf(turn, answer);
}

/** Of all that a message says what its question means, where that is known; thanks and news beside it are no answer to it. */
function meantIn({ message, clause, words }: Turn): Meant | undefined {
  const all = kindsIn(withoutAnnouncing(message));
  const [first] = all;
  if (!first || clause === message || !isQuestion(clause, words) || clause.includes(first.clause)) return first;
  const asked = all.find((it) => clause.includes(it.clause));
  return first.clause.includes('?') || plainly(clause).length < fewestWordsOfAQuestion ? first : asked;
}
const fewestWordsOfAQuestion = 3;

/** A line of `answer`, as kinds.ts names it. */
export function talkOf(turn: Turn, answer: string): Act | null {
  const pool = poolOfTheScript.exec(answer)?.[1];
  if (pool === 'protest') return clausesOf(turn.message).length > 1 ? null : fromPool(turn, 'sorry');
  if (pool) return pool === turn.intent ? null : fromPool(turn, pool);
  return talkFrom(turn, answer);
}

/** Whether the clause that asks is about the last line. */
function isOfTheTalk({ clause, words, remarks }: Turn): boolean {
  return (
    isQuestion(clause, words) &&
    remarks.slice(-remarksOfTheTalk).some((it) => it.category === 'AI' && echoes(words, it.message))
  );
}
const remarksOfTheTalk = 3;

function talkFrom(turn: Turn, answer: string): Act | null {
  return anyOf(turn, turn.part.talk.get(answer));
}

/**
 * Whether a question points at something said before, or names more that nobody asks of in such questions than what they do; and whether
 * a statement only sounds like one of those.
 */
export function asksOfSomethingElse({ kind, clause, sureness }: Meant, answer: string): boolean {
  const words = plainly(clause);
  if (!isQuestion(clause, words)) return answer === 'on-the-way' && drivesForALiving.test(written(words));
  // "Where did you sleep?" is no "did you sleep well?"
  const particular = asksInParticular.exec(written(words))?.[1];
  if (particular && !kind.messages.some((it) => new RegExp(`\\b${particular}\\b`, 'i').test(it))) return true;
  // "Did you eat my sandwich?" asks for a deed, and for no taste.
  if (asksForADeed.test(written(words)) && !kind.messages.some((it) => /\b(?:did|have|had|ever|were|was)\b/i.test(it)))
    return true;
  const known = stemsOf(answer);
  const telling = words.filter((word) => word.length >= fewestLetters && !commonWords.has(word));
  const strange = telling.filter((word) => !known.has(stemOf(word)));
  if (!isAboutUs(words) && !asksWhetherEver.test(written(words))) return points(words) || strange.length > 0;
  if (strange.length > 0 && strange.length === telling.length) return true;
  return sureness < surenessNeeded.open && 2 * strange.length > telling.length;
}

/** "I drive a tram in Zurich" is a trade, and "I drive" without one may be from the road. */
const drivesForALiving = /\bi drive (?:an? |the |school )*(?:bus|tram|taxi|cab|lorry|truck|train|ambulance)e?s? /;
const asksForADeed = /^(?:(?:and|but|so|then|ok|okay|wait|hey|oh) )*did you /;
const asksInParticular = /^(?:(?:and|but|so|then|ok|okay|wait) )*(where|when|who|whose|why|how many|how much) /;

/** "Ever ridden a bike?" leaves the "you" out. */
export const asksWhetherEver = /^(?:(?:so|and|but|okay|haha|well) )*ever (?!since|so|after)/;
