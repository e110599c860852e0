// Whether somebody asks what a button says, in a sentence of their own.
import { plainly, written } from './plain.ts';
import { speller } from './spelling.ts';

/** "But WHY the edge of the foot?", where a button asks "Why the edge?" */
export function asks(sentence: string, button: readonly string[]): boolean {
  const words = plainly(sentence);
  const isShort = button.length >= fewestWordsAsked && words.length - button.length <= mostWordsMore;
  return isShort && sentence.includes('?') && written(words).replace(opening, '').startsWith(written(button));
}
export const sentenceEnds = /(?<=[.!?…])\s+/;

/** "Right, what do i need then", without its mark, where a button asks "What do I need?" */
export function asksLoosely(part: string, text: string): boolean {
  const button = plainly(text);
  const said = written(speller(new Set(button))(plainly(part)));
  const forms = [said, said.replace(closing, ''), said.replace(toThem, '')]
    .flatMap((it) => [it, it.replace(opening, '')])
    .flatMap((it) => [it, ...['he ', 'she ', 'they ', 'it '].map((pronoun) => it.replace(somebody, pronoun))]);
  const asked = [written(button), written(button).replace(opening, '')];
  return asked.some((it) => {
    const count = plainly(it).length;
    // "What about the heron did you send it back"
    const isBehind = count >= fewestWordsBehind && forms.some((form) => form.endsWith(` ${it}`));
    return isBehind || (count >= fewestWordsOfAPart && forms.includes(it));
  });
}
export const partEnds = /(?<=[.!?…])\s+|,\s+|\s+(?:lol|haha|but|btw)\s+/i;
/** "So what did the boy do to you", where a button asks "What did he do?" */
const somebody = /\b(?:the|your|that|this) \w+ (?=\w)/;
const toThem = /(?:to|with|at|for) (?:you|him|her|them|it) $/;
const fewestWordsOfAPart = 2;
const fewestWordsBehind = 4;
const closing = /(?:(?:then|tho|though|now|again|lol|haha|please|instead|anyway) )+$/;
const fewestWordsAsked = 3;
const mostWordsMore = 4;
const opening =
  /^(?:(?:and|but|so|then|well|okay|ok|oh|wait|haha|now|right|yes|yeah|sure|fine|cool|nice|hm|hmm|lol|omg|wow|shh|psst|hehe|aha|ooh|um|hey) )+/;
