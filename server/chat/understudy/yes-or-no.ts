// A yes or a no that says what it is to: "They did.", "Tip him? Aye, and I'm not ashamed of it."
import { isRepeatable } from '../../care/never-repeated.ts';
import { countWords, mostWordsOfALine } from './grammar.ts';
import { fresh } from './made-up.ts';
import { isHarmless } from './talk/known-words.ts';
import { other } from './tell-kinds.ts';
import type { Act, Turn } from './turn.ts';

const verbs = 'do|does|did|is|are|was|were|has|have|had|can|could|would';
/** The verb, whom it is of, and what they did. */
export const yesOrNo = new RegExp(
  `^(?:.*\\b(?:and|but|so|haha|lol|wait|oh|ok) )?(${verbs}) (you|${other}) (?:(?:even|at least|really|actually|ever|just|still|all) )*(.+)$`,
);
const mostWordsSaidBack = 4;

/** Yes or no by chance, but the same whenever the same is asked of the same character. */
export function isYes({ character }: Turn, deed: string): boolean {
  const sum = [...`${character} ${deed}`].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return sum % 3 > 0;
}

const ofThemself: ReadonlyMap<string, string> = new Map([
  ['are', 'am'],
  ['were', 'was'],
]);
const pronouns: ReadonlySet<string> = new Set(['he', 'she', 'it', 'they', 'there']);

/** "I did.", "They would not."; empty where nobody knows how to speak of `subject`. */
export function shortly(verb: string, subject: string, isSo: boolean): string {
  const no = isSo ? '' : ' not';
  if (subject === 'you') return `I ${ofThemself.get(verb) ?? verb}${no}.`;
  return pronouns.has(subject) ? `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${verb}${no}.` : '';
}

/** "It did" says nothing of a horse of his. */
const ofIt = /\bit(?:['’]s| is| was| does| did)\b/i;
const swapped: ReadonlyMap<string, string> = new Map([
  ['you', 'me'],
  ['your', 'my'],
  ['yours', 'mine'],
]);

/** "Tip him? Aye, and I'm not ashamed of it." */
export function yesOrNoTo(turn: Turn, deed: string, pool: string): Act | null {
  const words = deed
    .trim()
    .split(' ')
    .map((word) => swapped.get(word) ?? word);
  const isFit =
    words.length <= mostWordsSaidBack &&
    isHarmless(words) &&
    words.every((word) => word.length < 4 || isRepeatable(word));
  const said = words.join(' ');
  if (!isFit || /^(?:it|that|so|one|too)$/.test(said)) return null;
  const room = mostWordsOfALine - words.length;
  const act = fresh(turn, pool, {}, (line) => countWords(line) <= room && !ofIt.test(line));
  return act ? { ...act, line: `${said.charAt(0).toUpperCase()}${said.slice(1)}? ${act.line}` } : null;
}
