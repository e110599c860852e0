// What a question about the last line asks of, to be given back: "why were their hats wrong?" - "The hats? ..."
import { isRepeatable } from '../../care/never-repeated.ts';
import { points } from './about-line.ts';
import { plainly, written } from './plain.ts';
import { commonWords } from './related.ts';
import { tellsMore } from './rest.ts';
import { isHarmless } from './talk/known-words.ts';
import { pasts } from './told-clauses.ts';
import { rootOf, stemOf } from './triggers.ts';
import { lastReplyOf, type Turn } from './turn.ts';

const determiners = 'the|their|his|her|its|our|these|those|a|an';
const noNoun = /(?:ly|ing|ed)$/;
/** "Who swam by?" */
const verb = new RegExp(`^(?:${pasts})$`);
/** Words that stand behind a determiner and name nothing. */
const vague: ReadonlySet<string> = new Set(
  'one ones other others same first second third last next end rest way most more all both best name names line verse every each any some night nights day days'.split(
    ' ',
  ),
);

/** The thing with its article, or the name, that the question takes up from the last line; null if it takes up none, or says what nobody thought of. */
export function thingAsked(turn: Turn): string | null {
  const { words } = turn;
  const last = lastReplyOf(turn);
  const noun = nounOf(words, last);
  if (noun && isHarmless(words.filter((word) => rootOf(word) !== rootOf(noun.slice('the '.length))))) return noun;
  const stems = new Set(plainly(last).map(stemOf));
  return isHarmless(words.filter((word) => !stems.has(stemOf(word)))) ? thingOf(words, last) : null;
}

/** The same, of the last two lines, whatever else the question says: for answers that claim nothing. */
export function thingTakenUp({ words, remarks, message, clause }: Turn): string | null {
  const lines = remarks.filter(({ category }) => category === 'AI').slice(-linesBack);
  // "Your best bucket! What's in it?"
  const before = points(words) ? plainly(message.slice(0, Math.max(0, message.indexOf(clause)))) : [];
  for (const said of [words, before]) {
    for (const line of lines.toReversed()) {
      const thing = nounOf(said, line.message) ?? thingOf(said, line.message);
      if (thing) return thing;
    }
  }
  return null;
}
const linesBack = 2;

function thingOf(words: readonly string[], line: string): string | null {
  const said = plainly(line);
  const stems = new Set(said.map(stemOf));
  const isThing = (word: string) =>
    tellsMore(word) &&
    stems.has(stemOf(word)) &&
    !commonWords.has(word) &&
    !vague.has(word) &&
    !noNoun.test(word) &&
    !verb.test(word) &&
    (said.includes(word) || isRepeatable(word)); // its own words are known
  const text = written(words);
  for (const word of words.filter(isThing)) {
    const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    const name = new RegExp(`(?<=\\p{L},? )(?:${titles} )?${capital}\\b(?: \\p{Lu}\\p{L}+)*`, 'u').exec(line)?.[0];
    if (name) return name;
    const isNoun = new RegExp(`\\b(?:${determiners}|what|which|whose) (?:\\w+ )?${word} `);
    const isOwn = new RegExp(`\\b(?:my|our) (?:\\w+ )?${word} `).test(written(said));
    if (new RegExp(`\\bmy ${word} `).test(text)) return `your ${word}`;
    if (isOwn) return `my ${word}`;
    if (isNoun.test(text) || isNoun.test(written(said))) return `the ${word}`;
  }
  return null;
}
const titles =
  '(?:Mrs?|Miss|Sir|Lady|Lord|Captain|Colonel|Admiral|Baron|Duke|Duchess|Aunt|Uncle|Cousin|Viscount|Maestro|Don|Old)';

/** "The crash", of which "what crashed?" asks. */
function nounOf(words: readonly string[], last: string): string | null {
  const roots = new Set(words.filter((word) => noNoun.test(word) && word.length > 5).map(rootOf));
  const found = [...written(plainly(last)).matchAll(new RegExp(`\\b(?:${determiners}) (\\w+) `, 'g'))];
  const noun = found.map(([, it = '']) => it).find((it) => it.length > 3 && roots.has(rootOf(it)));
  return noun ? `the ${noun}` : null;
}
