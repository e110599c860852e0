// How well one of the visitor's statements answers a question about what was told.
import type { Asked } from './told-asked.ts';
import { hasAspect } from './told-aspects.ts';
import { asksWhatHurts, injury, isOfThatLimb } from './told-hurt.ts';
import { howLong, impliedBy } from './told-implied.ts';
import { lemmaOf } from './told-lemmas.ts';
import { event, pointsOf, wordsToShare } from './told-points.ts';
import { isAboutSubject, isPerson, mentions } from './told-whom.ts';

/** `at`: its place among all statements, the oldest is 0. */
export type Statement = { readonly text: string; readonly at: number; readonly lemmas: readonly string[] };

/** How much of what the question says has to stand in the answer, with "do you remember" and without. */
const leastShared = { marked: 0.5, unmarked: 0.66 };
const ofMe = /\b(?:i|i'm|im|i've|me|my|we|our|us)\b/i;
/** "Where am I going?" is answered by "I'm off to Porto". */
const isOfAJourney = /\b(?:going|off to|headed|heading|travell?ing|flying)\b/i;
const journey =
  /\b(?:i'm|im|i am|we're|we are) (?:off|going|moving|flying|driving|heading|headed|sailing|travell?ing|on my way) to\b/i;
const workPlace = /^(?:the|they|my (?:new )?(?:job|work|boss))\b/i;
/** Whoever asks who is doing one of these asks of what was told. */
const telling: ReadonlySet<string> = new Set(
  'marry visit come move birthday pregnant graduate retire'.split(' ').map(lemmaOf),
);

/** "What was it that I don't have?" */
const lacks =
  /\b(?:don't|dont|do not|haven't|havent|have not|didn't|didnt|never) (?:even |really |yet |still )*(?:have|own|got)\b/i;

/** 0 if it does not answer; of two that do, the better one has more. `all`: how many statements there are. */
export function fitOf(asked: Asked, statement: Statement, all: number, names: readonly string[]): number {
  const { text } = statement;
  if (lacks.test(asked.text)) return lacks.test(text) ? pointsOf(asked, statement, all, names) : 0;
  if (asksWhatHurts(asked))
    return injury.test(text) && isOfThatLimb(asked, statement) ? pointsOf(asked, statement, all, names) : 0;
  const answers =
    isAboutWhom(asked, text) &&
    isOfKind(asked, text, names) &&
    sharesEnough(asked, statement) &&
    saysMore(asked, statement);
  return answers ? pointsOf(asked, statement, all, names) : 0;
}

function isAboutWhom({ of, isMarked }: Asked, text: string): boolean {
  if (of === 'me') return !isMarked || ofMe.test(text) || /^(?:the|an?|some\w+) /i.test(text);
  return of === null || mentions(text, of);
}

function isOfKind(asked: Asked, text: string, names: readonly string[]): boolean {
  const { aspect, of, wanted, isAboutLiving } = asked;
  if (aspect === 'name')
    return isPerson(of) ? of.name !== null && text.includes(of.name) : of === 'me' && wanted.length > 0;
  if (aspect === 'what' || aspect === 'reason' || hasAspect(text, aspect, names)) return true;
  if (aspect === 'number' && howLong.test(asked.text)) return hasAspect(text, 'time', names);
  // Whoever was hired by the blacksmith works at the blacksmith's.
  const isPlaceOfWork = aspect === 'place' && !isAboutLiving && wanted.includes(lemmaOf('work'));
  return isPlaceOfWork && /\b(?:hired|work for|works for|job with)\b/i.test(text);
}

function sharesEnough(asked: Asked, { text, lemmas }: Statement): boolean {
  const { aspect, of, isMarked, isAboutLiving, isForWhom, isOfUs } = asked;
  const isSubject = isAboutSubject(asked, text);
  const words = wordsToShare(asked);
  // "What is our boat called?", of one that they named.
  if (isOfUs && aspect === 'name' && isPerson(of)) return true;
  if (isOfUs) return words.length > 0 && words.every((word) => lemmas.includes(word));
  if (words.length === 0) {
    if (aspect === 'name' || impliedBy(asked, text)) return true;
    if (aspect === 'work' && of === 'me' && workPlace.test(text)) return true;
    if (of === 'me' && aspect === 'place' && isOfAJourney.test(asked.text)) return journey.test(text);
    if (isSubject && (aspect === 'number' || aspect === 'work' || isAboutLiving)) return true;
    return isMarked && isPerson(of) && (isSubject || event.test(text));
  }
  const share = words.filter((word) => lemmas.includes(word)).length / words.length;
  if (isMarked) return share >= leastShared.marked;
  if (isPerson(of)) return share >= (isSubject ? leastShared.marked : leastShared.unmarked);
  if (of === 'me') return share >= leastShared.unmarked;
  const isPrecise = telling.has(words[0] ?? '') || (isForWhom && /\bfor (?:my|our) /i.test(text));
  return share === 1 && (words.length > 1 || isPrecise);
}

/** What only repeats the question answers nothing. */
function saysMore({ wanted }: Asked, { lemmas }: Statement): boolean {
  return lemmas.some((word) => word.length > 2 && !wanted.includes(word));
}
