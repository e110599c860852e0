// What a message is known by: its words, and the words that stand next to each other in it.
import { characterNames } from '../../../../cast/characters.ts';
import { plainly } from '../plain.ts';

const namesOfTheCast = new Set([
  ...characterNames.flatMap((name) => name.toLowerCase().split(' ')),
  ...['gingy', 'gingie', 'harry', 'lily', 'susie'],
]);
const fewestLettersOfAStem = 5;

/** The words of `message` without the names that address somebody and without laughter, unless there is nothing else. */
export function wordsMeant(message: string): readonly string[] {
  const words = plainly(message);
  const told = words.filter((word) => !namesOfTheCast.has(word) && word !== 'haha');
  return told.length > 0 ? told : words;
}

/** Stems, pairs of neighbours with the edges of the message, and pairs with one word between them. */
export function termsOf(words: readonly string[]): readonly string[] {
  const stems = words.map(stem);
  const edged = ['^', ...stems, '$'];
  const terms = new Set(stems);
  for (let i = 1; i < edged.length; i += 1) terms.add(`${edged[i - 1]} ${edged[i]}`);
  for (let i = 2; i < stems.length; i += 1) terms.add(`${stems[i - 2]} * ${stems[i]}`);
  return [...terms];
}

function stem(word: string): string {
  return word.length >= fewestLettersOfAStem ? word.replace(/(?:ings?|ed|es|s|ly|er)$/, '') : word.replace(/s$/, '');
}
