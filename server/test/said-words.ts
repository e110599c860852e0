// Words as somebody writes them who wants a list not to know them, and what they say with them.

const leet = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' } as Readonly<Record<string, string>>;
/** Ways to write a word that a reader still reads. */
export const disguises: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => word.charAt(0).toUpperCase() + word.slice(1),
  (word) => word.replace(/[aeiost]/, (letter) => leet[letter] ?? letter),
  (word) => word + (word.at(-1) ?? '').repeat(3),
  (word) => word.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  (word) => `${word.charAt(0)}\u200b${word.slice(1)}`,
  (word) => `${word.slice(0, 2)}-${word.slice(2)}`,
  (word) => word.replace(/a/, 'á').replace(/e/, 'ê').replace(/o/, 'ö'),
  (word) => word.replace(/a/, 'а').replace(/e/, 'е'),
];

/** A name or a thing that is found. */
export const templates: readonly ((word: string) => string)[] = [
  (word) => `my name is ${word}`,
  (word) => `they call me ${word}`,
  (word) => `Call me ${word}!`,
  (word) => `hi, I'm ${word}.`,
  (word) => `I found a ${word}`,
  (word) => `there is a shiny ${word} in my ${word}`,
];

/** What somebody tells of themself. */
export const tellings: readonly ((word: string) => string)[] = [
  (word) => `i like ${word}`,
  (word) => `i really hate ${word}`,
  (word) => `i'm a ${word} teacher`,
  (word) => `i am a ${word}er`,
  (word) => `i work at the ${word}`,
  (word) => `i live in ${word}`,
  (word) => `i'm allergic to ${word}`,
  (word) => `my sister is called ${word}`,
  (word) => `my sister ${word.charAt(0).toUpperCase()}${word.slice(1)} is here`,
  (word) => `i lost my ${word}`,
  (word) => `i have a ${word} exam tomorrow`,
];
