// What a visitor says was meant instead: "I asked about the dukes, not the cook!"
import { characterNames } from '../../../cast/characters.ts';
import { plainly, written } from './plain.ts';

/** `meant`: in the visitor's words. `rest`: the message without the sentence that corrects. */
export type Correction = { readonly meant: string; readonly rest: string };

const before = '^(?:(?:no|nope|wait|but|well|hey|oh|sorry|lol)\\b[\\s,.!]*){0,4}';
const asked = new RegExp(
  `${before}i (?:was |only |just ){0,2}(?:asked|asking|meant|mean)(?: you)?,? (?:about |for )?(?!(?:that|it|you|to|so|a question|every|no|nothing|anything)\\b)(.{3,70}?)(?:,? (?:and )?not .{2,40})?[.!?…]*$`,
  'i',
);
const notThat = new RegExp(
  `${before}not (?!(?:now|yet|today|tonight|really|right now)\\b)(?:about )?[^,;]{2,40}[,;] ?(?:but )?([^,;]{3,50}?)[.!?…]*$`,
  'i',
);
const ratherThan = new RegExp(
  `${before}((?:the|my|your|his|her|their) [^,;]{2,30}), not (?:the|my|your|his|her|their) `,
  'i',
);

export function correctionIn(message: string): Correction | null {
  const sentences = message
    .replaceAll('*', '')
    .replaceAll('’', "'")
    .split(/(?<=[.!?…])\s+|\n+/);
  for (const sentence of sentences) {
    const isDenial = /^\W*(?:no\b|not (?:the|my|your|his|her|their|a|about)\b)/i.test(sentence);
    const meant = (asked.exec(sentence) ??
      (isDenial ? notThat.exec(sentence) : null) ??
      ratherThan.exec(sentence))?.[1];
    if (meant) return { meant: alone(meant), rest: sentences.filter((it) => it !== sentence).join(' ') };
  }
  return null;
}

/** "The herring, im hungry", "the table doris", "the ransom, how much gold did they ask": what of it is meant. */
function alone(meant: string): string {
  const [, question = ''] = /,\s+((?:who|what|where|when|why|how|which)\b.{3,})$/i.exec(meant) ?? [];
  return (question || meant)
    .replace(/,\s+(?:i['’]?m|i|we|my|and|but|so)\b.*$/i, '')
    .replace(called, '')
    .trim();
}
const called = new RegExp(
  `,? (?:${[...characterNames, 'puss', 'kitty', 'harold', 'lillian', 'suzy', 'gingy', 'love', 'dear'].join('|')})$`,
  'i',
);

const reported =
  /^(?:if|whether) ((?:the |your |my |his |her )?\w+) (should|would|could|can|are|is|am|was|were|have|has|had|do|did|does|will) (.+)$/;
const asks = /^(?:who|what|where|when|why|how|which|is|are|was|were|do|does|did|can|could|should|would|will|have|has) /;
const askWord = /\b(?:who|where|when|why|which|how (?:many|much|old|big|long|far|often)|how|what) /;
const pointing = /\b(?:it|them|they|that)\b/i;
/** What is said about a thing is not part of its name: "the notes you sent". */
const relative = / (?:you|that|which|who|i|we|they|he|she|it) .*$/;

const nameAsked = /\b(?:names?|called) /;

/** What is meant as a question; of a thing it asks what the message, or the question `before`, asks. `thing`: what it names, if it is no question itself. */
export function askedAnew(
  { meant, rest }: Correction,
  before: string,
): { readonly question: string; readonly thing: string | null } {
  const text = written(plainly(meant)).trim();
  const [, subject = '', verb = '', said = ''] = reported.exec(text) ?? [];
  if (subject) return { question: `${verb} ${subject} ${said}?`, thing: null };
  if (asks.test(`${text} `)) return { question: `${text}?`, thing: null };
  const [, theirs = ''] = /^your ([\w ]+?)s? names?$/.exec(text) ?? [];
  if (theirs) return { question: `what is your ${theirs} called?`, thing: null };
  const thing = text.replace(relative, '').replace(/^your /, 'my ');
  const [own] = rest.match(/[^.!?]+\?/g)?.slice(-1) ?? [];
  if (own && pointing.test(own)) return { question: own.trim().replace(pointing, thing), thing };
  if (/\bnames?$/.test(thing)) return { question: `what is ${thing}?`, thing };
  if (nameAsked.test(written(plainly(before)))) return { question: `what is ${thing} called?`, thing };
  const word = askWord.exec(written(plainly(before)))?.[0] ?? 'what is ';
  return { question: `${word}${thing}?`, thing };
}
