// Gives back what the visitor told: of their own sentences, the one that answers the question, said to them.
import { countWords } from './grammar.ts';
import { hasAspect } from './told-aspects.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import { type Asked, askedIn } from './told-question.ts';
import { saidToThem } from './told-second.ts';
import type { Person } from './told-statements.ts';

export type Known = {
  /** The visitor's statements (told-statements.ts), the oldest first. */
  readonly statements: readonly string[];
  readonly people: readonly Person[];
  readonly name: string | null;
  readonly listener: string;
};
/** `inWords`: sentences that answer, the best first, none if nothing was told of it. */
export type Recalled = { readonly asked: readonly Asked[]; readonly inWords: readonly string[] };

const mostWordsTogether = 13;
/** How much of what the question says has to stand in the answer, with "do you remember" and without. */
const leastShared = { marked: 0.5, unmarked: 0.67 };
const mostAnswers = 6;

/** What `message` asks to be reminded of; null if it asks for nothing of the kind. */
export function recall(message: string, { statements, people, name, listener }: Known): Recalled | null {
  const asked = askedIn(message, people, listener);
  if (asked.length === 0) return null;
  const names = people.flatMap((it) => it.name ?? []);
  const told = statements.map((text, at) => ({ text, at, lemmas: lemmasOf(text) }));
  const answers = asked.map((it) => {
    if (it.aspect === 'name' && it.of === 'me' && it.wanted.length === 0) return name ? [`you're ${name}`] : [];
    return told
      .map((statement) => ({ statement, weight: weightOf(it, statement, statements.length, names) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ statement }) => saidToThem(statement.text, listener, names))
      .filter((said) => said !== null);
  });
  return {
    asked,
    inWords: together(
      answers.map((each) => each.slice(0, mostAnswers)),
      asked,
    ),
  };
}

/** One sentence that answers all, or two in one, or else the best answer to any. */
function together(answers: readonly (readonly string[])[], asked: readonly Asked[]): readonly string[] {
  const answered = answers.filter((each) => each.length > 0);
  const [first = [], second = []] = answered;
  // A name stands in many sentences: which is best, the other question decides.
  const ranking = answers.filter((each, i) => each.length > 0 && asked[i]?.aspect !== 'name');
  const rank = (said: string) => ranking.reduce((sum, each) => sum + each.indexOf(said), 0);
  const common = first
    .filter((said) => answered.every((each) => each.includes(said)))
    .sort((a, b) => rank(a) - rank(b));
  const joined = first.flatMap((one) => second.filter((two) => two !== one).map((two) => `${one}, and ${two}`));
  const fitting = joined.filter((said) => countWords(said) <= mostWordsTogether);
  return [...new Set([...common, ...fitting, ...answered.flat()])];
}

/** How well a statement answers: 0 if it does not. */
function weightOf(
  asked: Asked,
  { text, at, lemmas }: { text: string; at: number; lemmas: readonly string[] },
  all: number,
  names: readonly string[],
): number {
  const { aspect, of, wanted, isMarked, isAboutLiving } = asked;
  const isOfPerson = typeof of === 'object' && of !== null;
  const isMine = /^(?:i|i'm|im|i've|ive|we|we're|we've)\b/i.test(text);
  if (isOfPerson && !mentions(text, of)) return 0;
  if (of === 'me' && (isMarked ? !/\b(?:i|i'm|im|i've|me|my|we|our|us)\b/i.test(text) : false)) return 0;
  if (
    aspect === 'name'
      ? !(isOfPerson && of.name && text.includes(of.name))
      : aspect !== 'what' && !answersWith(aspect, text, names, asked)
  )
    return 0;
  const shared = wanted.filter((word) => lemmas.includes(word)).length;
  const isAboutSubject = isOfPerson ? isSubject(text, of) : of === 'me' ? isMine : false;
  const needsNoWords =
    aspect === 'name' ||
    (aspect === 'number' && isAboutSubject) ||
    (aspect === 'work' &&
      (isAboutSubject || (of === 'me' && /^(?:the|they|my (?:new )?(?:job|work|boss))\b/i.test(text)))) ||
    (isAboutLiving && isAboutSubject);
  const words = isAboutLiving
    ? wanted.filter((it) => it !== lemmaOf('live'))
    : ofWork(asked)
      ? [lemmaOf('work')]
      : wanted;
  const sharedOfWords = words.filter((word) => lemmas.includes(word)).length;
  if (
    words.length === 0
      ? !needsNoWords &&
        !(isMarked && isOfPerson && (isAboutSubject || event.test(text))) &&
        !(isAboutLiving && isAboutSubject)
      : false
  )
    return 0;
  if (words.length > 0) {
    const least =
      isMarked || (isOfPerson && isAboutSubject) ? leastShared.marked : of === null ? 1 : leastShared.unmarked;
    if (sharedOfWords / words.length < least) return 0;
    const isPrecise = telling.has(words[0] ?? '') || (asked.isForWhom && /\bfor (?:my|our) /i.test(text));
    if (of === null && !isMarked && words.length < 2 && !isPrecise) return 0;
  }
  // What only repeats the question answers nothing.
  const news = lemmas.filter((word) => word.length > 2 && !wanted.includes(word)).length;
  if (news === 0) return 0;
  const living = isAboutLiving && /\b(?:live|lives|home|from|moved)\b/i.test(text) ? 3 : 0;
  const trade = aspect === 'work' && /(?:\b(?:am|is)|'m|'s|im|as|become|marrying) (?:an? )/i.test(text) ? 1.5 : 0;
  const isEvent = words.length === 0 && aspect === 'what' && event.test(text);
  const isVague = aspect === 'work' && trade === 0 && !hasAspect(text, 'place', names) && !workDone.test(text);
  return (
    (isEvent ? 4 : 0) +
    (asked.preposition && new RegExp(`\\b${asked.preposition}\\b`, 'i').test(text) ? 1 : 0) -
    (isVague ? 1 : 0) -
    (pointing.test(text) ? 0.8 : 0) +
    2 +
    shared * 2 +
    (isAboutSubject ? 1.5 : 0) +
    living +
    trade +
    at / (2 * all + 1) -
    text.split(' ').length * 0.06
  );
}
/** Where and when somebody works is told in other words than it is asked: "the mill hired me". */
function ofWork({ aspect, wanted }: Asked): boolean {
  return (aspect === 'place' || aspect === 'time') && wanted.includes(lemmaOf('work'));
}
/** Nobody knows who or where is meant, if it stands alone. */
const pointing = /\b(?:him|her|them|it|there|that|this|those)\W*(?:$|\b(?:a|an|the|on|at|in|to|for|with|today|now)\b)/i;
const event = /\b(?:wedding|birthday|party|exam|marry\w*|married|visit\w*|concert)\b/i;
const workDone =
  /\b(?:hired|work for|works for|teach\w*|drives?|bakes?|builds?|sells?|cleans?|runs?|owns?|sews?|shifts?)\b/i;
/** Whoever asks who is doing one of these asks of what was told. */
const telling: ReadonlySet<string> = new Set(
  'marry visit come move birthday pregnant graduate retire'.split(' ').map(lemmaOf),
);

function answersWith(
  aspect: Asked['aspect'],
  text: string,
  names: readonly string[],
  { wanted, isAboutLiving }: Asked,
): boolean {
  if (aspect === 'name' || aspect === 'what') return true;
  if (hasAspect(text, aspect, names)) return true;
  // Whoever was hired by the blacksmith works at the blacksmith's.
  const isPlaceOfWork = aspect === 'place' && !isAboutLiving && wanted.includes(lemmaOf('work'));
  return isPlaceOfWork && /\b(?:hired|work for|works for|job with)\b/i.test(text);
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
