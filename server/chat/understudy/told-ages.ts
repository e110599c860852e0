// Ages told of several at once: "my daughters Saar and Lotte would love this, Saar is 9 and Lotte 12".
import { numberWords } from './told-aspects.ts';

const two = /\b(?:my|our) ([a-z]+s|children) (\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+)/iu;
const age = `(?:\\d{1,2}|${numberWords})`;
const single: Readonly<Record<string, string>> = { kids: 'kid', children: 'child', twins: 'twin' };

/** `text` with each age in a sentence of its own that says whose it is. */
export function withAges(text: string): string {
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
