// Ages told of several at once: "my daughters Saar and Lotte would love this, Saar is 9 and Lotte 12".
import { numberWords } from './told-aspects.ts';

const two = /\b(?:my|our) ([a-z]+s|children) (\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+)/iu;
const age = `(?:\\d{1,2}|${numberWords})`;
const single: Readonly<Record<string, string>> = { kids: 'kid', children: 'child', twins: 'twin' };

/** "My twins, Hugo and Max, who are eight" */
const together =
  /\b((?:my|our) (?:[a-z]+ )?(?:[a-z]+s|children),? \p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+),? (?:who are|both|aged|they are|they're|are) /giu;
const ageNext = new RegExp(`^(${age})(?=[.,!?]|$| and\\b| years? old)`, 'i');

function withOneAge(text: string): string {
  return text.replace(together, (all, who: string, at: number) => {
    const found = ageNext.exec(text.slice(at + all.length))?.[1];
    return found ? `${who.replace(',', '')} are ${found} years old. ${who.replace(',', '')} are ` : all;
  });
}

/** `text` with each age in a sentence of its own that says whose it is. */
export function withAges(said: string): string {
  const text = withOneAge(said);
  const [, nouns = '', one = '', other = ''] = two.exec(text) ?? [];
  if (!one) return text;
  const noun = single[nouns.toLowerCase()] ?? nouns.toLowerCase().replace(/s$/, '');
  const both = new RegExp(
    `[,;.]? (?:and )?\\b(${one}|${other})(?:'s| is) (${age}),? (?:and |but )?(${one}|${other})(?:'s| is)? (${age})(?=[.,!?]|$)`,
    'iu',
  );
  return text.replace(
    both,
    (_, first: string, firstAge: string, second: string, secondAge: string) =>
      `. My ${noun} ${first} is ${firstAge} years old. My ${noun} ${second} is ${secondAge} years old. `,
  );
}
