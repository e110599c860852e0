// Names that stand apart from whom they are of: "my dad just rang. ron.", "i have a goat in the kitchen, hilde", "gladys my tortoise, 40".
import { withAges } from './told-ages.ts';
import { numberWords } from './told-aspects.ts';
import { isName } from './told-capitals.ts';
import { pasts } from './told-clauses.ts';
import { withFlatmates } from './told-flatmates.ts';
import { withTeams } from './told-teams.ts';
import { beasts, relatives, many as several, size } from './told-words.ts';

const kin = `(?:${relatives}|${beasts})`;
const title = '(?:(?:Mrs?|Ms|Dr|Miss|Sir|Lady|Lord|Captain|Auntie|Uncle)\\.? )?';
const name = `(${title}\\p{L}{3,12}(?: \\p{Lu}\\p{Ll}+)?)`;
const where = '(?: (?:in|at|on|from|under|next to|back) (?:the |my |our )?[a-z]+)?';
const mine = `\\b(?:my|our|(?:have|got|keep|own|with) an?|'ve an?) (?:[a-z-]+ )?${size}`;
const age = `(?:(?:aged |age )?(?:\\d{1,3}|${numberWords})(?:[ -](?:years?|months?|yrs?)(?:[ -]old)?)?)`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isCalled = (noun: string, called: string) => `My ${noun.toLowerCase()} is called ${capital(called)}`;
const old = (number: string) =>
  /\bold$/.test(number) ? number : `${number.replace(/^aged? /i, '').replace(/ yrs?$| years?$/, '')} years old`;

const forms: readonly (readonly [form: RegExp, written: (...parts: string[]) => string | null])[] = [
  // "My dad just rang. ron.", "my rabbit would steal it. Sir Peter, fattest rabbit in town."
  [
    new RegExp(
      `(${mine}(${kin})\\b(?! \\p{Lu})[^.?!]{0,60}[.!]+ )${name}(?=[.!]|$|, (?:the |my )?(?:[a-z-]+ ){0,5}[a-z-]+[.!]|, (?:the |my )?(?:[a-z-]+ ){0,5}[a-z-]+$)`,
      'gu',
    ),
    (_, before = '', noun = '', called = '') => (isOne(called) ? `${before}${isCalled(noun, called)}. ` : null),
  ],
  // "I have a goat in the kitchen, hilde", "i got a gran too, pearl"
  [
    new RegExp(`(${mine}(${kin})(?: too| also| as well)?${where}), ${name}(?=[.!?,]|$)`, 'giu'),
    (_, before = '', noun = '', called = '') => (isOne(called) ? `${before}. ${isCalled(noun, called)}. ` : null),
  ],
  // "Gladys my tortoise, 40", "this is Tim, my grandson, six years old"
  [
    new RegExp(
      `(?<=^|[.!?,] |\\b(?:and|so|but|cos|because|is|with) )${name},? my ((?:[a-z-]+ )?${size}${kin})\\b(?:, (${age})(?=[.,!?]|$)|,(?= (?:${pasts}|is|has|will|can|[a-z]{3,}(?:s|ed))\\b))?`,
      'giu',
    ),
    (_, called = '', noun = '', years = '') =>
      isOne(called)
        ? `my ${noun} ${capital(called)}${years ? `. My ${noun} ${capital(called)} is ${old(years)}. ` : ''}`
        : null,
  ],
  // "My son Jonte, nine, cheats with stones"
  [
    new RegExp(`\\b(my|our) ((?:[a-z-]+ )?${size}${kin}) (\\p{Lu}\\p{Ll}+), (${age}), `, 'gu'),
    (_, whose = '', noun = '', called = '', years = '') =>
      `${whose} ${noun} ${called} is ${old(years)}. ${whose} ${noun} ${called} `,
  ],
  // "My son is the same with mud. elias, 6, lost his first tooth today"
  [
    new RegExp(
      `(\\b[Mm]y ((?:[a-z]+ )?${size}${kin})\\b(?! \\p{Lu})[^.?!]{0,60}[.!]+ )${name}, (${age}),? (?=(?:${pasts}|is|has|had|will)\\b)`,
      'gu',
    ),
    (_, before = '', noun = '', called = '', years = '') =>
      isOne(called) ? `${before}My ${noun} ${capital(called)} is ${old(years)}. My ${noun} ${capital(called)} ` : null,
  ],
  // "One of my cats is called Biscuit! The other is Gravy."
  [
    new RegExp(
      `\\b[Oo]ne of (my|our) (${several}) is (?:called )?(\\p{Lu}\\p{Ll}+)[.!,]? (?:and )?[Tt]he other(?: one)?(?: is|'s)(?: called)? (\\p{Lu}\\p{Ll}+)(?=[,.!?]|$)`,
      'gu',
    ),
    (_, whose = '', kinds = '', one = '', other = '') => `${whose} ${kinds} are ${one} and ${other}`,
  ],
  // "I keep four hens, and the bravest, Duchess, pecks my boots"
  [
    new RegExp(
      `(\\b(${several})\\b[^.?!]{0,40}?), (?:and |but )?(?:the|my) ([a-z]+est|youngest|favou?rite|boss)(?: one)?,? (?:is called |is )?(\\p{Lu}\\p{Ll}+)(?=[,.!?]|$)`,
      'gu',
    ),
    (_, before = '', kinds = '', which = '', called = '') =>
      `${before}. ${isCalled(`${which} ${single(kinds)}`, called)}. ${called}`,
  ],
  // "His name is admiral by the way, the cat"
  [
    new RegExp(
      `\\b(?:his|her|its) name(?:'s|s| is| was) (\\p{L}{3,12})(?: by the way| btw)?,? (?:that's |it's )?(?:the|my) (${kin})\\b`,
      'giu',
    ),
    (_, called = '', noun = '') => isCalled(noun, called),
  ],
  // "Alfie is staring at me. He's my grandson."
  [
    new RegExp(
      `(?<!\\bI am )\\b(\\p{Lu}\\p{Ll}{2,})((?: is| was| has| says| just|'s) [^.?!]*[.!] )(?:[Hh]e|[Ss]he)(?:'s| is) my ((?:[a-z-]+ )?${size}${kin})\\b`,
      'gu',
    ),
    (_, called = '', between = '', noun = '') => (isOne(called) ? `my ${noun} ${called}${between}` : null),
  ],
  // "That's my Tuesday! She's a dog with three legs"
  [
    new RegExp(
      `\\b[Mm]y (\\p{Lu}\\p{Ll}{2,})([!.,]+ (?:[Hh]e|[Ss]he|[Ii]t)(?:'s| is) an? (?:[a-z-]+ ){0,2}?(${beasts})\\b)`,
      'gu',
    ),
    (_, called = '', between = '', noun = '') => `my ${noun} is called ${called}${between}`,
  ],
  // "My car broke down this morning. It's called Brenda."
  [
    new RegExp(
      `\\b([Mm]y (?:old |new )?(?!(?:${relatives}|${beasts}|${several})\\b)([a-z]{3,})\\b(?! [a-z]+, (?:it|she|he)(?:'s| is) (?:called|named))[^.?!]{0,60}[.!,]+ )(?:[Ii]t|[Ss]he|[Hh]e)(?:'s| is) (?:called|named) (\\p{Lu}\\p{Ll}+)`,
      'gu',
    ),
    (_, before = '', noun = '', called = '') => `${before}${isCalled(noun, called)}`,
  ],
  // "The hen is beatrix"
  [
    new RegExp(`\\bthe (${beasts}) is (?:called )?${name}(?=[.!?,]|$)`, 'giu'),
    (_, noun = '', called = '') => (isOne(called) ? isCalled(noun, called) : null),
  ],
  // "One of my dog's socks, Bruno eats them anyway"
  [
    new RegExp(`(\\bmy (?:[a-z]+ )?(${kin})'?s [a-z]+), ${name} (?=[a-z]{2,}(?:s|ed) )`, 'giu'),
    (_, before = '', noun = '', called = '') =>
      isOne(called) ? `${before}. ${isCalled(noun, called)}. ${capital(called)} ` : null,
  ],
  // "One of my chillies, i grow them myself. biggest one is called kevin"
  [
    /(\b(?:my|our) (?:[a-z]+ )?([a-z]{3,}s)\b[^?]{0,80}?)(?:the |my )?\b([a-z]+est|favou?rite|first) (?:one )?(?:is|was) called (\p{L}{3,12})/giu,
    (_, before = '', things = '', which = '', called = '') =>
      `${before}${isCalled(`${which} ${single(things)}`, called)}`,
  ],
];

function single(things: string): string {
  return things
    .replace(/(?<=ll)ies$/, 'i')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

/** In small letters only what is no other word. */
function isOne(called: string): boolean {
  return called.includes(' ') ? called.split(' ').every((word) => /^\p{Lu}/u.test(word)) : isName(called);
}

/** `text` with each name in a sentence of its own that says whose it is. */
export function withNamesApart(text: string): string {
  return forms.reduce(
    (said, [form, written]) => said.replace(form, (...parts: string[]) => written(...parts) ?? parts[0] ?? ''),
    withAges(withTeams(withFlatmates(text))),
  );
}
