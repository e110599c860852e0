// "Thirteen! Poor lad", of the footman who is thirteen: a number that the character has just said, and that nobody says of themself.
import type { Remark } from '../../contract/chat.ts';
import { plainly } from '../chat/understudy/plain.ts';
import { type Notice, notice } from './notice.ts';

/** What care notices in `message`, which answers `last`; `circumstances` as of `notice`. */
export function noticeBehind(
  last: Remark | undefined,
  message: string,
  ...circumstances: readonly [isAfterDanger?: boolean, isInPlay?: boolean]
): Notice | null {
  const found = notice(message, ...circumstances);
  const rest =
    found?.kind === 'minor'
      ? withoutNumbersGivenBack(message.replace(forWhom, 'for a child').replace(ofWhom, '$1,'), last)
      : message;
  return rest === message ? found : notice(rest, ...circumstances);
}

/** "Tell me a joke then, one for a six year old with a gap in his teeth" */
const forWhom =
  /\bfor (?:a|my|our|the) (?:\p{L}+ )?(?:\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)[ -]years?[ -]old(?:s|'s)?\b(?! (?:girl |boy |kid )?like me)/giu;

/** "Is it my son Jonas? 16 and never combs his hair" tells how old he is */
const ofWhom =
  /(\bmy (?:\p{L}+ )?(?:son|daughter|boy|girl|brother|sister|grandson|granddaughter|nephew|niece|cousin|kid|eldest|oldest|youngest|twin)(?: \p{Lu}\p{L}+)?)\?(?=\s+(?:\d{1,2}|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:here|btw|as well|too|like me|myself)\b)(?![^.?!]*\b(?:i|i['’]?m|im|me|my)\b)[^.?!]*\b(?:his|hers?|he|she|him)\b)/giu;

/** `message` without the sentences that only give back a number of `last`, the line that it answers. Whoever was asked how old they are has answered. */
function withoutNumbersGivenBack(message: string, last: Remark | undefined): string {
  if (last?.category !== 'AI' || last.message.includes('?')) return message;
  const said = new Set(numbersOf(last.message));
  const sentences = message.split(/(?<=[.!?…])\s+/);
  const isGivenBack = (sentence: string, at: number) => {
    if (goesOnOfThemself.test(sentences[at + 1] ?? '')) return false;
    if (isBareQuestion(sentence)) return true;
    const numbers = numbersOf(sentence);
    return numbers.length > 0 && !ofThemself.test(sentence) && numbers.every((it) => said.has(it));
  };
  return sentences.some(isGivenBack) ? sentences.filter((it, at) => !isGivenBack(it, at)).join(' ') : message;
}

/** "Thirteen??", of the clock that has struck twelve and one over: nobody asks how old they are. */
const isBareQuestion = (sentence: string) =>
  /\?\s*$/.test(sentence) && plainly(sentence).length === 1 && numbersOf(sentence).length === 1;

const words = 'five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(' ');
function numbersOf(text: string): readonly string[] {
  return plainly(text).flatMap((word) =>
    /^\d+$/.test(word) ? [word] : words.includes(word) ? [String(words.indexOf(word) + 5)] : [],
  );
}
/** "Thirteen! I'm that too" */
const goesOnOfThemself = /^\W*(?:and |but |so |haha |lol )*(?:i|i['’]?m|im|me|my|same|snap|too|also|yo|soy)\b/iu;
const ofThemself = /\b(?:i|i['’]?m|im|me|my|mine|myself|we|same|too|also|yo|tengo|soy|mi|mis)\b/iu;
