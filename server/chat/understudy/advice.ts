// "Should I ...": which side to take.
import { isRepeatable } from '../../care/never-repeated.ts';
import { written } from './plain.ts';

export type Advice = { readonly side: 'yes' | 'no' } | { readonly side: 'either'; readonly one: string };

/** What nobody should be encouraged to, whoever asks. */
const unwise =
  /\b(?:hit|kill|hurt|punch|slap|fight|bite|steal|rob|lie|cheat|skip|ditch|drink|smoke|vape|run away|jump|burn|break|starve|stop eating|not eat|scream|shout|yell|insult|hate|revenge|ghost|ignore|block|meet (?:him|her|them|a|someone|somebody)|send (?:him|her|them|a|my)|give (?:him|her|them)|password|address|pills?|medicine|knife|gun|dye|tattoo|quit|drop out|give up|gamble|bet|spend|eat (?:it|that|this)|touch|drive|text my ex|call my ex) /;
const mostWords = 4;

/** Which side to take where `words` (normalised by `plainly`) ask for advice; null if they do not. */
export function adviceOn(words: readonly string[], random: () => number): Advice | null {
  const text = written(words);
  const asked =
    /(?<!\b(?:what|where|when|who|how|which|why|whom) )(?<!\b(?:what|which) \w+ )\b(?:should i|shall i|ought i to|do you think i should|would you advise me to) (.*)$/.exec(
      text,
    )?.[1];
  if (!asked) return eitherOf(text, random);
  if (/^be (?:jealous|worried|scared|afraid|nervous|sad|angry|mad|offended|concerned|proud) /.test(asked)) return null; // asks how things are
  const [, first = '', second = ''] =
    /^(?:\w+ )*?((?:\w+ ){1,4})or (?:should i |shall i )?((?:\w+ ){1,4})$/.exec(asked) ?? [];
  if (first && second && !/^not /.test(second) && !unwise.test(asked)) {
    const one = (random() < 0.5 ? lastWords(first, second) : second).trim().replace(/\bmy\b/g, 'your');
    if (one.split(' ').every(isRepeatable)) return { side: 'either', one };
  }
  return { side: unwise.test(`${asked} `) ? 'no' : 'yes' };
}

/** "Tea or coffee?" */
function eitherOf(text: string, random: () => number): Advice | null {
  const [, first = '', second = ''] = /^((?:\w+ ){1,3})or ((?:\w+ ){1,3})$/.exec(text) ?? [];
  const one = (random() < 0.5 ? first : second).trim();
  const isChoice = first !== '' && !/\b(?:i|you|he|she|they|we|it|what|who|is|are|do|not) /.test(text);
  return isChoice && one.split(' ').every(isRepeatable) ? { side: 'either', one } : null;
}

/** Of the words before "or" as many as stand behind it: "wear red or blue" is red or blue. */
function lastWords(before: string, behind: string): string {
  return before
    .trim()
    .split(' ')
    .slice(-Math.min(mostWords, behind.trim().split(' ').length))
    .join(' ');
}
