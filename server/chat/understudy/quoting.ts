// What a question about the last line asks of, to be given back: "why were their hats wrong?" - "The hats? ..."
import { isRepeatable } from '../../care/never-repeated.ts';
import { isHarmless } from './answers-talk.ts';
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { tellsMore } from './rest.ts';
import { rootOf, stemOf } from './triggers.ts';
import { lastReplyOf, type Turn } from './turn.ts';

const determiners = 'the|their|his|her|its|our|these|those|a|an';
const noNoun = /(?:ly|ing|ed)$/;
/** Words that stand behind a determiner and name nothing. */
const vague: ReadonlySet<string> = new Set(
  'one ones other others same first second third last next end rest way most more all both best name names line verse'.split(
    ' ',
  ),
);

/** The thing with its article, or the name, that the question takes up from the last line; null if it takes up none. */
export function thingAsked(turn: Turn): string | null {
  const last = lastReplyOf(turn);
  const said = plainly(last);
  const stems = new Set(said.map(stemOf));
  const isThing = (word: string) =>
    tellsMore(word) &&
    stems.has(stemOf(word)) &&
    !commonWords.has(word) &&
    !vague.has(word) &&
    !noNoun.test(word) &&
    (said.includes(word) || isRepeatable(word)) && // its own words are known
    isHarmless(turn.words.filter((other) => !stems.has(stemOf(other))));
  const text = written(turn.words);
  const made = nounOf(turn.words, last);
  if (made) return made;
  for (const word of turn.words.filter(isThing)) {
    const name = new RegExp(`(?<=\\p{L},? )${word.charAt(0).toUpperCase()}${word.slice(1)}\\b`, 'u').exec(last)?.[0];
    if (name) return name;
    const isNoun = new RegExp(`\\b(?:${determiners}|what) ${word} `);
    if (isNoun.test(text) || isNoun.test(written(said))) return `the ${word}`;
    if (new RegExp(`\\bmy ${word} `).test(text)) return `your ${word}`;
    if (new RegExp(`\\b(?:my|our) ${word} `).test(written(said))) return `my ${word}`;
  }
  return null;
}

/** "The crash", of which "what crashed?" asks. */
function nounOf(words: readonly string[], last: string): string | null {
  const roots = new Set(words.filter((word) => noNoun.test(word) && word.length > 5).map(rootOf));
  const found = [...written(plainly(last)).matchAll(new RegExp(`\\b(?:${determiners}) (\\w+) `, 'g'))];
  const noun = found.map(([, it = '']) => it).find((it) => it.length > 3 && roots.has(rootOf(it)));
  return noun && isHarmless(words.filter((word) => rootOf(word) !== rootOf(noun))) ? `the ${noun}` : null;
}
