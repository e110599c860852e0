// How well one of the visitor's statements answers a question about what was told.
import type { Asked } from './told-asked.ts';
import { hasAspect } from './told-aspects.ts';
import { lemmaOf } from './told-lemmas.ts';
import type { Person } from './told-people.ts';

/** `at`: its place among all statements, the oldest is 0. */
export type Statement = { readonly text: string; readonly at: number; readonly lemmas: readonly string[] };

/** How much of what the question says has to stand in the answer, with "do you remember" and without. */
const leastShared = { marked: 0.5, unmarked: 0.67 };
const ofMe = /\b(?:i|i'm|im|i've|me|my|we|our|us)\b/i;
const fromMe = /^(?:i|i'm|im|i've|ive|we|we're|we've)\b/i;
/** Nobody knows who or where is meant, if it stands alone. */
const pointing = /\b(?:him|her|them|it|there|that|this|those)\W*(?:$|\b(?:a|an|the|on|at|in|to|for|with|today|now)\b)/i;
const event = /\b(?:wedding|birthday|party|exam|marry\w*|married|visit\w*|concert)\b/i;
const workPlace = /^(?:the|they|my (?:new )?(?:job|work|boss))\b/i;
const workDone =
  /\b(?:hired|work for|works for|teach\w*|drives?|bakes?|builds?|sells?|cleans?|runs?|owns?|sews?|shifts?)\b/i;
/** Whoever asks who is doing one of these asks of what was told. */
const telling: ReadonlySet<string> = new Set(
  'marry visit come move birthday pregnant graduate retire'.split(' ').map(lemmaOf),
);
const limbs =
  'knee|hip|ankle|foot|feet|toes?|leg|legs|heel|shin|thigh|back|neck|shoulder|arm|arms|elbow|wrist|hand|hands|finger|thumb|head|nose|ear|eye|jaw|tooth|teeth|throat|tummy|stomach|belly|chest|rib|ribs|knuckles?|paw|tail';
/** "My knee hurts", "i twisted my hip". */
const injury = new RegExp(
  `\\b(?:hurt|twisted|sprained|broke|bruised|burnt|burned|cut|pulled|bumped|banged|hit|scraped|strained|stubbed|fractured)\\b.{0,12}\\bmy (?:\\w+ )?(?:${limbs})\\b|\\bmy (?:\\w+ )?(?:${limbs}) (?:still )?(?:hurts?|aches?|is (?:\\w+ )?(?:sore|broken|bruised|twisted|sprained|swollen|burning|stiff)|are (?:\\w+ )?(?:sore|swollen))`,
  'i',
);
/** What makes one answer better than another. */
const points = { anyAnswer: 2, sharedWord: 2, verb: 2, event: 4, living: 3, trade: 1.5, subject: 1.5, preposition: 1 };
const minus = { vague: 1, pointing: 0.8, word: 0.06 };

/** 0 if it does not answer; of two that do, the better one has more. `all`: how many statements there are. */
export function fitOf(asked: Asked, statement: Statement, all: number, names: readonly string[]): number {
  const { text } = statement;
  if (asksWhatHurts(asked))
    return injury.test(text) && isOfThatLimb(asked, statement) ? pointsOf(asked, statement, all, names) : 0;
  const answers =
    isAboutWhom(asked, text) &&
    isOfKind(asked, text, names) &&
    sharesEnough(asked, statement) &&
    saysMore(asked, statement);
  return answers ? pointsOf(asked, statement, all, names) : 0;
}

/** "Where did i get hurt?" */
function asksWhatHurts({ aspect, of, wanted }: Asked): boolean {
  const isOfMe = of === 'me' || of === null;
  return isOfMe && (aspect === 'place' || aspect === 'what') && wanted.length <= 2 && wanted.includes(lemmaOf('hurt'));
}

/** "Which of my knees is sore" is no question about an elbow. */
function isOfThatLimb({ wanted }: Asked, { lemmas }: Statement): boolean {
  return wanted.every((word) => !limbLemmas.has(word) || lemmas.includes(word));
}
const limbLemmas: ReadonlySet<string> = new Set(limbs.replaceAll('?', '').split('|').map(lemmaOf));

function isAboutWhom({ of, isMarked }: Asked, text: string): boolean {
  if (of === 'me') return !isMarked || ofMe.test(text);
  return of === null || mentions(text, of);
}

function isOfKind({ aspect, of, wanted, isAboutLiving }: Asked, text: string, names: readonly string[]): boolean {
  if (aspect === 'name') return isPerson(of) && of.name !== null && text.includes(of.name);
  if (aspect === 'what' || hasAspect(text, aspect, names)) return true;
  // Whoever was hired by the blacksmith works at the blacksmith's.
  const isPlaceOfWork = aspect === 'place' && !isAboutLiving && wanted.includes(lemmaOf('work'));
  return isPlaceOfWork && /\b(?:hired|work for|works for|job with)\b/i.test(text);
}

function sharesEnough(asked: Asked, { text, lemmas }: Statement): boolean {
  const { aspect, of, isMarked, isAboutLiving, isForWhom } = asked;
  const isSubject = isAboutSubject(asked, text);
  const words = wordsToShare(asked);
  if (words.length === 0) {
    if (aspect === 'name') return true;
    if (aspect === 'work' && of === 'me' && workPlace.test(text)) return true;
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

function pointsOf(asked: Asked, { text, at, lemmas }: Statement, all: number, names: readonly string[]): number {
  const { aspect, wanted, preposition, isAboutLiving } = asked;
  const shared = wanted.filter((word) => lemmas.includes(word)).length;
  const isEvent = wordsToShare(asked).length === 0 && aspect === 'what' && event.test(text);
  const isLiving = isAboutLiving && /\b(?:live|lives|home|from|moved)\b/i.test(text);
  const isTrade = aspect === 'work' && /(?:\b(?:am|is)|'m|'s|im|as|become|marrying) (?:an? )/i.test(text);
  const isVague = aspect === 'work' && !isTrade && !hasAspect(text, 'place', names) && !workDone.test(text);
  const isOfTopic = preposition === 'about' && /^my \p{L}+ is (?!(?:on|at|in|tomorrow|today|next)\b)/iu.test(text);
  const isLed = preposition !== null && new RegExp(`\\b${preposition}\\b`, 'i').test(text);
  return (
    points.anyAnswer +
    points.sharedWord * shared +
    (aspect === 'what' && lemmas.includes(wanted[0] ?? '') ? points.verb : 0) + // "what i lost at the fair"
    (isEvent || isOfTopic ? points.event : 0) +
    (isLiving ? points.living : 0) +
    (isTrade ? points.trade : 0) +
    (isAboutSubject(asked, text) ? points.subject : 0) +
    (isLed ? points.preposition : 0) -
    (isVague ? minus.vague : 0) -
    (pointing.test(text) ? minus.pointing : 0) +
    at / (2 * all + 1) - // of two alike, the later
    text.split(' ').length * minus.word
  );
}

/** The words of the question that have to stand in the answer. Where and when somebody works is told in other words: "the mill hired me". */
function wordsToShare({ aspect, wanted, isAboutLiving }: Asked): readonly string[] {
  if (isAboutLiving) return wanted.filter((it) => it !== lemmaOf('live'));
  const isOfWork = (aspect === 'place' || aspect === 'time') && wanted.includes(lemmaOf('work'));
  return isOfWork ? [lemmaOf('work')] : wanted;
}

function isPerson(of: Asked['of']): of is Person {
  return typeof of === 'object' && of !== null;
}

function isAboutSubject({ of }: Asked, text: string): boolean {
  if (of === 'me') return fromMe.test(text);
  return isPerson(of) && isSubject(text, of);
}

function mentions(text: string, { noun, name }: Person): boolean {
  const words = new RegExp(`\\b(?:my|our|a|an) (?:[a-z-]+ ){0,2}${noun}(?:s|es|'s)?\\b`, 'i');
  if (name && new RegExp(`\\b${name}(?:'s)?\\b`, 'iu').test(text)) return true;
  const other = name && new RegExp(`\\bmy (?:[a-z-]+ )?${noun} (?!${name})\\p{Lu}\\p{Ll}`, 'u').test(text);
  return words.test(text) && !other;
}

function isSubject(text: string, { noun, name }: Person): boolean {
  return new RegExp(`^(?:(?:my|our) (?:[a-z-]+ ){0,2}${noun}\\b(?!')|${name ?? noun}\\b(?!'))`, 'iu').test(text);
}
