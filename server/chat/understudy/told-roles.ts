// What somebody is or studies, said behind their name without "I am": "i'm Bea, night porter at a hotel".
import { nameTold } from './memory.ts';
import { jobs } from './told-words.ts';

const trade = `(?:${jobs}|(?!(?:her|over|after|later|other|another|under|never|ever|weather|dinner|supper|winter|summer|sister|brother|mother|father|daughter)\\b)[a-z]{3,12}(?:er|or|ist|ian|smith|wright))`;
const named = "\\b(?:i'm|i am|im|my name is|my name's|name's) (\\p{L}{2,15})(?: here|,? btw|,? by the way)?, ";
/** Without it "I'm sorry, doctor" would be of a trade. */
const where = '(?:at|in|on|by|for) \\p{L}';

const ofATrade = new RegExp(
  `${named}(?!an?\\b|the\\b|your\\b|my\\b|dear\\b|good\\b|oh\\b|(?:i|we|and i|but i)\\b)((?:[a-z-]+ ){0,2}?${trade} (?=${where}))`,
  'giu',
);
const ofAYear = new RegExp(
  `${named}(?:in my )?((?:first|second|third|fourth|fifth|last|final)[- ]year) (of|at|in|studying) (?=\\p{L})`,
  'giu',
);

/** `text` with such things in sentences of their own. */
export function withRoles(text: string): string {
  return text
    .replace(ofATrade, (all, name: string, role: string) =>
      behind(all, name, `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}`),
    )
    .replace(ofAYear, (all, name: string, year: string, of: string) => behind(all, name, `in my ${year} ${of} `));
}

/** "I'm cold, chef on the left" names nobody. */
function behind(all: string, name: string, what: string): string {
  return nameTold(`I'm ${name}`) ? `I'm ${name}. I'm ${what}` : all;
}
