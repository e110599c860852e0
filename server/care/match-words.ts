// Writes a message as care's phrases are written. The understudy's plain.ts hears 600 letters, forgets where sentences end and takes
// "y" for "why"; care reads every letter, Spanish too, and what is spelt so that a filter shall not see it.

import { characterNames } from '../../cast/characters.ts';
import { contractions } from '../chat/understudy/shorthand.ts';
import type { Speller } from './match-spelling.ts';
import { edge } from './phrase-grammar.ts';
import { isLetter, spelled } from './typed-word.ts';

/** The letters of a message that are read: more than the contract allows nobody can send. */
export const readLetters = 1000;

/**
 * The words of a message, and the numbers of those that begin anew behind a comma, a dash or an emoji. Behind dots none does: they hold
 * one sentence together ("I can not go on... the rollercoaster").
 */
export type WordsAndPauses = { readonly words: readonly string[]; readonly pauses: ReadonlySet<number> };

/** The words of `message` in small letters without accents, with an `edge` before and behind each sentence. */
export function wordsIn(message: string, speller: Speller): readonly string[] {
  return wordsAndPausesIn(message, speller).words;
}

export function wordsAndPausesIn(message: string, speller: Speller): WordsAndPauses {
  let text = message.slice(0, readLetters).toLowerCase().replaceAll('`', "'");
  // Whoever types no other signs has no accents and no emoji that must be looked for.
  if (!/^[\n -~]*$/.test(text)) text = withoutSigns(message);
  if (text.includes("'")) for (const [short, long] of contractions) text = text.replace(short, long);
  const raw = text.match(/(?:[a-z\d@$]|['*!|](?=[a-z\d]))+|[.?!¿¡\n]+|[,;:…]+|(?<=\s)[–—-]+(?=\s)/g) ?? [];
  const words = [edge];
  const pauses = new Set<number>();
  for (const word of joinSpaced(raw, speller)) {
    const plain = speller.plain(word);
    if (plain) words.push(...plain);
    else if (/^[.?!¿¡\n]/.test(word)) {
      // Dots between words are seldom an end.
      if (words.at(-1) !== edge && !/^\.\.+$/.test(word)) words.push(edge);
    } else if (/^[,;:–—-]/.test(word)) pauses.add(words.length);
    else for (const each of spelled(word, speller)) words.push(each);
  }
  if (words.at(-1) !== edge) words.push(edge);
  return withoutNameBehind(words, pauses);
}

/** In small letters, without accents, and emoji as words. */
function withoutSigns(message: string): string {
  let text = message.slice(0, readLetters).normalize('NFKC').normalize('NFD').toLowerCase();
  text = text.replace(/[\p{M}\p{Cf}]+/gu, '').slice(0, readLetters * 2);
  text = text.replace(/[’‘`´ʼ]/g, "'").replace(/[😂🤣😆😹💀☠😅]/gu, ' haha ');
  // Each of these alone is a dinner or a splash; together they mean one thing.
  text = text.replace(/[🍆🍑🍌👅]\s*[💦🍑🍆][💦🍑🍆👅\s]*/gu, ' sext ');
  return text.replace(/\p{Extended_Pictographic}+/gu, ', ');
}

/** Whoever is spoken to here. */
const spokenTo: ReadonlySet<string> = new Set([
  ...characterNames.flatMap((name) => name.toLowerCase().split(' ')),
  ...'gingy lilian pinocchio hun hon babe ogre'.split(' '),
]);
/** Words behind which a name says who is spoken to, and not whom something is done to: "nobody would miss me puss". */
const mayEnd: ReadonlySet<string> = new Set(
  'me myself it this that here there anymore more anything everything nothing nobody anyone someone life point burden alone dead tonight today tomorrow now again going gone die dying living sleep tired scared sad lonely empty numb worthless useless pointless hopeless broken bad worse fat ugly stupid pain please sorry forever ever never too much enough matters good end existing lost mistake failure'.split(
    ' ',
  ),
);

/** Without names at the ends of sentences that only say who is spoken to: phrases and classifier know the sentences without. */
function withoutNameBehind(words: readonly string[], pauses: ReadonlySet<number>): WordsAndPauses {
  const kept: string[] = [];
  const places: number[] = []; // of each word, where it stands now
  for (const [at, word] of words.entries()) {
    if (word === edge) {
      let length = kept.length;
      while (length > 0 && spokenTo.has(kept[length - 1] ?? '')) length -= 1;
      if (mayEnd.has(kept[length - 1] ?? '')) kept.length = length;
    }
    places[at] = kept.length;
    kept.push(word);
  }
  return kept.length === words.length
    ? { words, pauses }
    : { words: kept, pauses: new Set([...pauses].map((at) => places[at] ?? at)) };
}

/** "k i l l", "k.i.l.l" and "i w a n t t o d i e" as words. */
function joinSpaced(raw: readonly string[], speller: Speller): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < raw.length; ) {
    let letters = '';
    let end = at;
    while (isLetter(raw[end]) && letters.length < 40) {
      letters += raw[end];
      end += /^[.,-]$/.test(raw[end + 1] ?? '') && isLetter(raw[end + 2]) ? 2 : 1;
    }
    const words = letters.length > 2 ? (speller.isKnown(letters) ? [letters] : speller.divided(letters)) : null;
    const next = Math.max(end, at + 1);
    if (words) joined.push(...words);
    else for (let each = at; each < next; each += 1) joined.push(raw[each] ?? '');
    at = next;
  }
  return joined;
}
