// A question in the middle of a scene that is of nothing in it, though a word of it would go on.
import { echoes, points } from './about-line.ts';
import type { Chosen } from './choice.ts';
import { goesOn } from './choice-at.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { beatAt } from './stage.ts';
import { stemOf } from './triggers.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** "Did you lose your first tooth up in that tower?", in a tale of a bucket: "first" and "lose" go on with nothing. */
export function asksElse(turn: Turn, place: Place, { index, isButton }: Chosen): boolean {
  const { clause, words, remarks } = turn;
  if (
    isButton ||
    goesOn.test(written(words)) ||
    points(words) ||
    !isQuestion(clause, words) ||
    !/\b(?:you|your) /.test(written(words))
  )
    return false;
  const beat = beatAt(turn, place);
  const choice = beat?.choices[index];
  if (echoes(words, beat?.line ?? '')) return false;
  const lines = remarks.flatMap(({ category, message }) => (category === 'AI' ? [message] : [])).slice(-linesOfTheTale);
  const known = new Set(
    [...lines, choice?.text ?? '', ...(choice?.tags ?? [])].flatMap((it) => plainly(it).map(stemOf)),
  );
  const telling = words.filter((word) => word.length >= fewestLetters && !commonWords.has(word));
  const strange = telling.filter((word) => !known.has(stemOf(word)));
  return strange.length > 1 && 2 * strange.length > telling.length;
}
const linesOfTheTale = 3;
const fewestLetters = 4;
