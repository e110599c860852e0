// Gives back what the visitor told: of their own sentences, the one that answers the question, said to them.
import { countWords } from './grammar.ts';
import type { Asked } from './told-asked.ts';
import { fitOf } from './told-fit.ts';
import { lemmasOf } from './told-lemmas.ts';
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
/** `inWords`: sentences that answer, the best first, none if nothing was told of it. */
export type Recalled = { readonly asked: readonly Asked[]; readonly inWords: readonly string[] };

const mostWordsTogether = 13;
const mostAnswers = 6;

/** What `message` asks to be reminded of; null if it asks for nothing of the kind. */
export function recall(message: string, { statements, people, name, listener }: Known): Recalled | null {
  const asked = askedIn(message, people, listener);
  if (asked.length === 0) return null;
  const names = people.flatMap((it) => it.name ?? []);
  const told = statements.map((text, at) => ({ text, at, lemmas: lemmasOf(text) }));
  const answers = asked.map((it) => {
    if (it.aspect === 'name' && it.of === 'me' && it.wanted.length === 0) return name ? [`you're ${name}`] : [];
    const fitting = (wanted: Asked) =>
      told
        .map((statement) => ({ statement, fit: fitOf(wanted, statement, statements.length, names) }))
        .filter(({ fit }) => fit > 0)
        .sort((a, b) => b.fit - a.fit)
        .map(({ statement }) => saidToThem(statement.text, listener, names))
        .filter((said) => said !== null);
    const found = fitting(it);
    // "What trade do I ply?" asks for a work, in words of its own.
    return found.length === 0 && it.aspect === 'work' && it.of === 'me' ? fitting({ ...it, wanted: [] }) : found;
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
