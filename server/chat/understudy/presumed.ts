// A way that answers its button, "One, and it wobbled." behind "Only a chair?", is gone only by what says or asks nearly that: neither
// pity nor a word by the way would be answered by it.
import { type Chosen, common } from './choice.ts';
import { plainly, written } from './plain.ts';
import type { Beat, Choice } from './scenes.ts';
import { isQuestion } from './understand.ts';
import { waysIn } from './ways.ts';

/** With these anybody may take notice of anything. */
const vague: ReadonlySet<string> = new Set(
  'more any what how really laugh cheer yes no ok okay done aw aww poor sad wow oh ouch oops lovely nice sweet'.split(
    ' ',
  ),
);
const asksForIt = /^(?:and |but |so )?(?:why|who|whose|where|when|how|what|which)\b/i;
/** How a line begins that answers a question which nobody may have asked. */
const answersOne =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a hundred|both|neither|none|once|twice|never|always|no|yes|aye|not|nobody|nothing|everybody|because|mostly|only|until|till|for (?:a|half|you)|certainly|of course|you may|(?:i|he|she|it|they|you|we) (?:did|was|were|had|has|have|is|are|do|does|could|will|would|can))\b/i;
const ofThemself =
  /\b(?:i|my|mine) |(?<!\b(?:kiss|hug|tell|show|give|teach|with|let|help|take|for|to|forgive|pardon) )me /;
const ofOthers = /\b(?:you|your|he|him|his|she|her|they|them|it) /;
const fewWords = 3;

/** Whether `message` says or asks nearly what the button of `choice` does. */
function isNear(message: string, { text, tags }: Choice): boolean {
  const words = plainly(message);
  const said = written(words);
  const asks = isQuestion(message, words);
  if (!asks && (asksForIt.test(text) || (ofThemself.test(said) && !ofOthers.test(said)))) return false;
  const ways = waysIn(words);
  if (asks && words.length <= fewWords && ways.has('really') && tags.includes('really')) return true;
  const own = plainly(text).filter((word) => !common.has(word) || (asks && asksForIt.test(word)));
  const near = [...own, ...tags.filter((tag) => !vague.has(tag))];
  return near.some((it) => ways.has(it) || ` ${said}`.includes(` ${written(plainly(it))}`));
}

/** `found`, or what goes on without it, or nothing where something else is asked. `lineBehind`: what a way leads to. */
export function unlessPresumed(
  message: string,
  { choices }: Beat,
  found: Chosen | null,
  lineBehind: (index: number) => string,
): Chosen | null {
  const choice = choices[found?.index ?? -1];
  if (!found || found.isButton || !choice?.text.endsWith('?') || choice.tags.includes('more')) return found;
  if (isNear(message, choice)) return found;
  if (!asksForIt.test(choice.text) && !answersOne.test(lineBehind(found.index))) return found;
  const onward = isQuestion(message, plainly(message)) ? -1 : choices.findIndex(({ tags }) => tags.includes('more'));
  const isAnswer = choices[onward]?.text.endsWith('?') && answersOne.test(lineBehind(onward));
  return onward === -1 || isAnswer ? null : { ...found, index: onward };
}
