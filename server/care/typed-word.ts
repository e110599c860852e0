// What a single word stands for as it is typed: short forms, drawn out letters, digits and signs in place of letters.
import { laughter, type Speller, stretched } from './match-spelling.ts';
import { shorthandInFull } from './shorthand.ts';

const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

function isDigit(typed: string | undefined): boolean {
  return typed !== undefined && typed >= '0' && typed <= '9';
}

export function isLetter(typed: string | undefined): boolean {
  return typed?.length === 1 && typed >= 'a' && typed <= 'z';
}

/** The words that `typed` stands for. */
export function spelled(typed: string, speller: Speller): readonly string[] {
  const word = typed.includes("'") ? typed.replaceAll("'", '') : typed;
  if (/^[a-z]+$/.test(word)) return inFull(word, speller);
  const letters = lettersMeant(word);
  if (letters) {
    const found = speller.known(shortened(letters, speller)) ?? speller.known(letters.replaceAll('i', 'l'));
    if (found) return [found];
  }
  // "12yo" is a number and a word; "die!i" two words.
  const words: string[] = [];
  for (let at = 0; at < word.length; ) {
    const isPart = isDigit(word[at]) ? isDigit : isLetter;
    let end = at;
    while (isPart(word[end])) end += 1;
    const part = word.slice(at, end);
    if (isPart === isDigit) words.push(withoutZeros(part));
    else if (part) words.push(...inFull(part, speller));
    at = Math.max(end, at + 1);
  }
  return words;
}

/** "s3xy" with letters only; null if `word` is no word with signs in place of letters. */
function lettersMeant(word: string): string | null {
  let letters = '';
  let hasFirst = false;
  let hasMore = false;
  for (const sign of word) {
    if (sign === '*') continue;
    const isOne = isLetter(sign);
    const letter = isOne ? sign : leet[sign];
    if (letter === undefined) return null;
    letters += letter;
    hasMore ||= hasFirst && (isOne || sign === '@' || sign === '$');
    hasFirst ||= isOne;
  }
  return hasMore && letters.length > 2 ? letters : null;
}

/** A number as it counts: "007" is 7. */
function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').slice(0, 12);
}

function inFull(typed: string, speller: Speller): readonly string[] {
  if (/^[ahj]/.test(typed) && laughter.test(typed)) return ['haha'];
  const word = shortened(typed, speller);
  return shorthandInFull.get(word) ?? speller.corrected(word);
}

/** Stretched letters shortened: to two where that is a word, as in "killll", else to one. */
function shortened(word: string, speller: Speller): string {
  if (!stretched.test(word)) return word;
  const two = word.replace(/([a-z])\1{2,}/g, '$1$1');
  return speller.isKnown(two) ? two : word.replace(/([a-z])\1{2,}/g, '$1');
}
