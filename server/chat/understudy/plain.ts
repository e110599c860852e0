// What visitors type, made plain: one spelling, no shorthand, words between single blanks.
import { contractions, emojis, shorthand } from './shorthand.ts';

/** Beyond so much of a message nobody listens: its first words tell what it is about. */
export const heardLetters = 600;

/**
 * The words of `message` in lower case without accents, shorthand, emoji or punctuation, a blank behind each; digits stay.
 * "Hellooo, whats up?" is "hello what is up ".
 */
export function plainly(message: string): string {
  let text = message.slice(0, heardLetters).normalize('NFKC').replaceAll('’', "'");
  // Words say more than faces, where there are any.
  const hasWords = (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
  for (const [emoji, word] of emojis) text = text.replace(emoji, hasWords ? ' ' : word);
  text = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  text = text.replace(/\bur (?=(?:a|an|so|such|the|very|really|not|too|just|always|all)\b)/g, 'you are ');
  text = text.replace(
    /\bill (?=(?:be|go|have|get|call|try|make|give|take|see|do|tell|bring|come|never|always|just|wait|let|ask|find|show|buy|love|say|put|stay|keep|pay|think|play|fix|hold|help|write|leave|win|send|miss|not|still|also)\b)/g,
    'i will ',
  );
  for (const [short, long] of contractions) text = text.replace(short, long);
  const words = text.replaceAll("'", '').match(/[a-z\d]+/g) ?? [];
  // In full, shorthand is longer.
  return upTo(heardLetters, words.map(spelled).join(' ')).replace(/.$/, '$& ');
}

/** The whole words among the first `letters` of `text`. */
function upTo(letters: number, text: string): string {
  const end = text.length <= letters ? text.length : text.lastIndexOf(' ', letters);
  return text.slice(0, end === -1 ? letters : end); // one ligature can be three letters of one long word
}

/** Shorthand in full, and stretched letters let go: "soooo" is "so". A word that is meant to be long stays: "hahaha". */
function spelled(word: string): string {
  if (/^(ha|he|hi|ho|a?ha)?(ha|he|ho){2,}h?$/.test(word) || /^(ja){2,}$/.test(word)) return 'haha';
  const short = /\d/.test(word) ? word : word.replace(/([a-z])\1{2,}/g, '$1');
  return Object.hasOwn(shorthand, short) ? (shorthand[short] ?? short) : short;
}
