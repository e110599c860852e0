// A shrug at a question that nothing answers: it picks up what the visitor named, and offers nothing.
import { isRepeatable } from '../../care/never-repeated.ts';
import { isHarmless } from './answers-talk.ts';
import { nounIn } from './noun.ts';
import { plainly } from './plain.ts';
import { commonWords } from './related.ts';
import { stemOf } from './triggers.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion, unmatched } from './understand.ts';

const fewestLetters = 4;
const repliesBack = 2;

/** "Do moths even blink?" - "Moths, is it? ..." */
export function wonders(turn: Turn): Act | null {
  const { words, clause, intent, memory } = turn;
  if (!unmatched.has(intent) || memory.feeling === 'sad' || !isQuestion(clause, words)) return null;
  const word = wordOfTheTalk(turn) ?? nounIn(words);
  return word && isHarmless([word, ...words]) && isRepeatable(word) ? fromPool(turn, 'wonders', { word }) : null;
}

/** A word of the question that stands in the last replies. */
function wordOfTheTalk({ words, remarks }: Turn): string | null {
  const said = new Set(
    remarks
      .filter(({ category }) => category === 'AI')
      .slice(-repliesBack)
      .flatMap(({ message }) => plainly(message)),
  );
  const stems = new Set([...said].map(stemOf));
  return (
    words.findLast(
      (word) =>
        word.length >= fewestLetters &&
        !commonWords.has(word) &&
        !/(?:ly|ing|ed)$/.test(word) &&
        stems.has(stemOf(word)),
    ) ?? null
  );
}
