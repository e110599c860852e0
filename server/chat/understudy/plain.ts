// Normalises what visitors type: words in one spelling, without shorthand.
import { onceAReply } from './once-a-reply.ts';
import { contractions, emojis, shorthand } from './shorthand.ts';

/** The letters of a message that are read: the first words tell the intent, and matching takes time. */
export const heardLetters = 600;

/** Finds any of them. Most messages have none, and need not be searched for each. */
const anyEmoji = new RegExp(emojis.map(([{ source }]) => source).join('|'), 'iu');

/**
 * The words of `message` in lower case without accents, shorthand, emoji or punctuation; digits stay.
 * "Hellooo, whats up?" is hello, what, is, up.
 */
export const plainly: (message: string) => readonly string[] = onceAReply(inPlainWords);

function inPlainWords(message: string): readonly string[] {
  let text = message.slice(0, heardLetters).normalize('NFKC').replaceAll('’', "'");
  if (anyEmoji.test(text)) {
    // In a message of three words or more an emoji adds nothing; in a shorter one it becomes a word.
    const hasWords = (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
    for (const [emoji, word] of emojis) text = text.replace(emoji, hasWords ? ' ' : word);
  }
  text = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  text = text.replace(/\bur (?=(?:a|an|so|such|the|very|really|not|too|just|always|all)\b)/g, 'you are ');
  text = text.replace(
    /\bill (?=(?:be|go|have|get|call|try|make|give|take|see|do|tell|bring|come|never|always|just|wait|let|ask|find|show|buy|love|say|put|stay|keep|pay|think|play|fix|hold|help|write|leave|win|send|miss|not|still|also)\b)/g,
    'i will ',
  );
  if (text.includes("'")) for (const [short, long] of contractions) text = text.replace(short, long);
  const typed = text.replaceAll("'", '').match(/[a-z\d]+/g) ?? [];
  return upTo(
    heardLetters,
    typed.flatMap((word) => spelled(word).split(' ')),
  );
}

/** The text that the phrases' patterns match: a blank behind every word marks where it ends. */
export function written(words: readonly string[]): string {
  return words.map((word) => `${word} `).join('');
}

/** The first words that fit into `letters` with blanks between; shorthand written in full may exceed what was typed. */
function upTo(letters: number, words: readonly string[]): readonly string[] {
  let used = -1;
  const end = words.findIndex((word) => {
    used += 1 + word.length;
    return used > letters;
  });
  if (end === 0) return [words[0]?.slice(0, letters) ?? '']; // a ligature is up to three letters
  return end === -1 ? words : words.slice(0, end);
}

/** Writes shorthand in full and shortens stretched letters: "soooo" becomes "so". Words such as "hahaha" stay. */
function spelled(word: string): string {
  // Most words are neither laughter nor stretched, and the patterns that tell are slow.
  if (/^[ahj]/.test(word) && (/^(ha|he|hi|ho|a?ha)?(ha|he|ho){2,}h?$/.test(word) || /^(ja){2,}$/.test(word)))
    return 'haha';
  const short = isStretched(word) && !/\d/.test(word) ? word.replace(/([a-z])\1{2,}/g, '$1') : word;
  return Object.hasOwn(shorthand, short) ? (shorthand[short] ?? short) : short;
}

/** Whether a letter stands three times in a row. */
function isStretched(word: string): boolean {
  for (let at = 2; at < word.length; at += 1) {
    if (word[at] === word[at - 1] && word[at] === word[at - 2]) return true;
  }
  return false;
}
