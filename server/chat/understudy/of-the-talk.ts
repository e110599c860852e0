// Whether a question is about what was just said.
import { fewWords, points } from './about-line.ts';
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { tellsMore } from './rest.ts';
import { isHarmless } from './talk/known-words.ts';
import { stemOf } from './triggers.ts';
import type { Turn } from './turn.ts';
import { unmatched } from './understand.ts';

/** Intents that are found by a word, but may be about the last line: "did he cry?", "what did you bake?" */
const byTheWay: ReadonlySet<string> = new Set(
  `and-you sadness fear sickness anger animals food family work travel clothes children memories insult laughter money magic weather song story
  marriage love kiss sleep dance fighting age friends happiness favourites doing swamp onions life secret`.split(/\s+/),
);
/** Intents of questions that no topic makes. */
export const asked: ReadonlySet<string> = new Set([
  ...unmatched,
  ...'who where when how how-many why pardon facts request name-known protest'.split(' '),
]);
/** "So what did you do?", in the middle of a story. */
const goesOn = /^(?:so|then|and|but) (?:\w+ )?what |\b(?:then|about|with|when) /;

/** Whether the question is about what was just said: it says so little, points, or takes up a word of the last replies. */
export function isOfTheTalk(turn: Turn): boolean {
  const { words, intent } = turn;
  const lines = lastLines(turn);
  const isPointing = points(words);
  const isEcho = [...lines, lastOfVisitor(turn)].some((line) => sharesRoot(words, line));
  if (intent === 'and-you') return isEcho || goesOn.test(written(words));
  if (asked.has(intent))
    return (
      isPointing || isEcho || words.length <= fewWords || /\b(?:did|do|are|were|had|have) you /.test(written(words))
    );
  return byTheWay.has(intent) && (isEcho || isPointing);
}

function lastOfVisitor({ remarks }: Turn): string {
  return remarks.findLast(({ category }) => category === 'user')?.message ?? '';
}

/** Whether `words` and `line` share a word that says something, whatever its ending: "charging" and "charge". */
function sharesRoot(words: readonly string[], line: string): boolean {
  const root = (word: string) => stemOf(word.replace(/(?:ing|ed)$/, ''));
  const said = new Set(plainly(line).map(root));
  return words.some((word) => (word.length > 3 || tellsMore(word)) && !commonWords.has(word) && said.has(root(word)));
}

/** Whether all that the question names is harmless or was named by the character itself. */
export function isKnown(turn: Turn): boolean {
  const said = new Set(lastLines(turn).flatMap((line) => plainly(line)));
  return isHarmless(
    turn.words.filter((word) => !said.has(word) && !said.has(word.replace(/s$/, '')) && !said.has(`${word}s`)),
  );
}

const linesBack = 3;

export function lastLines({ remarks }: Turn): readonly string[] {
  return remarks
    .filter(({ category }) => category === 'AI')
    .slice(-linesBack)
    .map(({ message }) => message);
}
