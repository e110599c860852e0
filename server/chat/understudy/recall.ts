// Gives back what the visitor told: of their own sentences, the one that answers the question, said to them.
import { countWords } from './grammar.ts';
import { isBid } from './is-bid.ts';
import { inShort, nameAlone, withoutAnEnd } from './recalls-in-short.ts';
import type { Asked } from './told-asked.ts';
import { fitOf, type Statement } from './told-fit.ts';
import { lemmaOf, lemmasOf } from './told-lemmas.ts';
import type { Person } from './told-people.ts';
import { askedIn } from './told-question.ts';
import { saidToThem } from './told-second.ts';

export type Known = {
  /** The visitor's statements (told-statements.ts), the oldest first. */
  readonly statements: readonly string[];
  readonly people: readonly Person[];
  readonly name: string | null;
  readonly listener: string;
};
/** `inWords`: sentences that answer, the best first, none if nothing was told of it. `answered`: how many of `asked` have an answer. */
export type Recalled = {
  readonly asked: readonly Asked[];
  readonly inWords: readonly string[];
  readonly answered: number;
};

const mostWordsTogether = 13;
const mostAnswers = 6;

/** What `message` asks to be reminded of; null if it asks for nothing of the kind. */
export function recall(message: string, { statements, people, name, listener }: Known): Recalled | null {
  const all = askedIn(message, people, listener);
  const names = people.flatMap((it) => it.name ?? []);
  const told = statements.filter((it) => !isBid(it)).map((text, at) => ({ text, at, lemmas: lemmasOf(text) }));
  const found = all.map((it) => {
    if (it.aspect === 'name' && it.of === 'me' && it.wanted.length === 0)
      return { whole: name ? [`you're ${name}`] : [], short: [] };
    /** What is too long for a reply is said without one of its ends, if it answers then. */
    const shortEnough = (wanted: Asked, { text, at }: Statement) => {
      const whole = saidToThem(text, listener, names);
      if (whole !== null || text.split(' ').length <= mostWordsTogether) return whole;
      const parts = withoutAnEnd(text).filter(
        (part) => fitOf(wanted, { text: part, at, lemmas: lemmasOf(part) }, statements.length, names) > 0,
      );
      return parts.map((part) => saidToThem(part, listener, names)).find((said) => said !== null) ?? null;
    };
    const saysAName = ({ statement }: { readonly statement: Statement }) =>
      Number(it.aspect === 'name' && /\b(?:called|named|name)\b/i.test(statement.text));
    const fitting = (wanted: Asked) =>
      told
        .map((statement) => ({ statement, fit: fitOf(wanted, statement, statements.length, names) }))
        .filter(({ fit }) => fit > 0)
        .sort((a, b) => saysAName(b) - saysAName(a) || b.fit - a.fit)
        .map(({ statement }) => shortEnough(wanted, statement))
        .filter((said) => said !== null);
    const best = fitting(it);
    const whole = best.length === 0 && isOfWork(it) ? fitting(ofAnyWork(it)) : best;
    const isFit = (text: string) =>
      [it, ...(isOfWork(it) ? [ofAnyWork(it)] : [])].some(
        (wanted) => fitOf(wanted, { text, at: 0, lemmas: lemmasOf(text) }, 1, names) > 0,
      );
    const ofName = all.length > 1 ? nameAlone(it) : [];
    return {
      whole: [...ofName, ...whole],
      short: all.length < 2 ? [] : inShort(it, statements.filter(isFit), isFit, listener, names),
    };
  });
  // What may be of the two who talk is asked of the visitor's life only if they told of it.
  const isMeant = (at: number) => !all[at]?.isOfUs || (found[at]?.whole.length ?? 0) > 0;
  const asked = all.filter((_, at) => isMeant(at));
  const answers = found.filter((_, at) => isMeant(at));
  if (asked.length === 0) return null;
  return {
    asked,
    answered: answers.filter(({ whole }) => whole.length > 0).length,
    inWords: together(
      answers.map(({ whole }) => whole.slice(0, mostAnswers)),
      answers.map(({ short }) => short.slice(0, mostAnswers)),
      asked,
    ),
  };
}

/** "What is my job?", and "where do I work?", which being a porter in a hotel answers. */
function isOfWork({ aspect, of, wanted }: Asked): boolean {
  return (
    aspect === 'work' || (aspect === 'place' && of === 'me' && wanted.length === 1 && wanted[0] === lemmaOf('work'))
  );
}

/** "What trade do I ply?" asks for a work in words of its own, "what is my job at the museum?" for any deed there. */
function ofAnyWork(asked: Asked): Asked {
  return asked.of === 'me' && asked.wanted.length > 0 && asked.wanted.every((it) => !ofWork.has(it))
    ? { ...asked, aspect: 'what' }
    : { ...asked, aspect: asked.of === 'me' ? 'work' : 'what', wanted: [] };
}
const ofWork: ReadonlySet<string> = new Set('ply earn living work'.split(' ').map(lemmaOf));

/** One sentence that answers all, or two in one, or else the best answer to any. */
function together(
  answers: readonly (readonly string[])[],
  shorts: readonly (readonly string[])[],
  asked: readonly Asked[],
): readonly string[] {
  const answered = answers.filter((each) => each.length > 0);
  const only = answered.length === 1 ? answers.findIndex((each) => each.length > 0) : -1;
  const nameOnly = asked[only]?.aspect === 'name' ? (shorts[only] ?? []) : [];
  const [first = [], second = []] = answered;
  // A name stands in many sentences: which is best, the other question decides.
  const ranking = answers.filter((each, i) => each.length > 0 && asked[i]?.aspect !== 'name');
  const rank = (said: string) => ranking.reduce((sum, each) => sum + each.indexOf(said), 0);
  const common = first
    .filter((said) => answered.every((each) => each.includes(said)))
    .sort((a, b) => rank(a) - rank(b));
  const joined = (ones: readonly string[], twos: readonly string[]) =>
    ones
      .flatMap((one) => twos.filter((two) => two !== one).map((two) => `${one}, and ${two}`))
      .filter((said) => countWords(said) <= mostWordsTogether);
  const [firstShort = [], secondShort = []] = shorts.filter((_, i) => (answers[i]?.length ?? 0) > 0);
  const inFewerWords = [
    ...joined(first, secondShort),
    ...joined(firstShort, second),
    ...joined(firstShort, secondShort),
  ];
  return [...new Set([...nameOnly, ...common, ...joined(first, second), ...inFewerWords, ...answered.flat()])];
}
