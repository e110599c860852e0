// A shrug at a question that nothing answers: it picks up what the visitor named, and offers nothing.
import { isRepeatable } from '../../care/never-repeated.ts';
import { echoes } from './about-line.ts';
import { nounIn, ourNames, roundNothing } from './noun.ts';
import { plainly } from './plain.ts';
import { commonWords } from './related.ts';
import { isHarmless } from './talk/known-words.ts';
import { stemOf } from './triggers.ts';
import { type Act, fromPool, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion, unmatched } from './understand.ts';

const fewestLetters = 4;
const repliesBack = 2;
/** What the visitor says before a thing, and what the character says then; nothing before several. */
const owners: ReadonlyMap<string, string> = new Map([
  ['a', ''],
  ['an', ''],
  ['the', 'the'],
  ['my', 'your'],
  ['our', 'our'],
  ['your', 'my'],
]);

/** "Do moths even blink?" - "Moths, is it? ..." */
export function wonders(turn: Turn): Act | null {
  const { words, clause, intent, memory } = turn;
  if (!unmatched.has(intent) || memory.feeling === 'sad' || !isQuestion(clause, words)) return null;
  if (echoes(words, lastReplyOf(turn))) return null; // nobody wonders at a word of their own
  const word = wordOfTheTalk(turn) ?? nounIn(words);
  // "Word for word, please, princess?" calls somebody so.
  if (word && new RegExp(`, ?${word}\\s*(?:[,.?!]|$)`, 'i').test(clause)) return null;
  return word && isHarmless([word, ...words]) && isRepeatable(word)
    ? fromPool(turn, 'wonders', { word: asTalkedOf(word, words) })
    : null;
}

/** `word` of `words` as the character speaks of it: "a leaky boat" is boats, "my kettle" is your kettle. */
export function asTalkedOf(word: string, words: readonly string[]): string {
  const at = words.indexOf(word);
  const before = words.slice(Math.max(0, at - 2), Math.max(0, at)).findLast((it) => owners.has(it));
  if (before === undefined) return word;
  const owner = owners.get(before);
  return owner ? `${owner} ${word}` : severalOf(word);
}

function severalOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}`;
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
        !roundNothing.has(word) &&
        !ourNames.has(word) &&
        !/(?:ly|ing|ed)$/.test(word) &&
        stems.has(stemOf(word)),
    ) ?? null
  );
}
