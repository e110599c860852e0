// The forms in which visitors give people and beasts a name.
import { beasts, many, relatives, size } from './told-words.ts';
import { worth } from './told-worth.ts';

const title = String.raw`(?:(?:Mrs?|Ms|Dr|Miss)\.? )?`;
const name = String.raw`(${title}\p{L}[\p{L}'-]{1,15})`;
const named = ([, who = '', called = '']: readonly string[]) =>
  worth(called) && !notNames.has(called.toLowerCase())
    ? { someone: `your ${who}`, called: called.charAt(0).toUpperCase() + called.slice(1) }
    : null;
const notNames = new Set(
  'her his its their them is was has had who that and but the my a not so just very really always never like with loves likes hates said says told got will can does did came went calls called named btw lol tho idk tbh omg haha him me you it us today earlier yesterday again back now also always even still would who which probably definitely actually once only both there here'.split(
    ' ',
  ),
);

type Form = {
  readonly form: RegExp;
  readonly read: (found: readonly string[]) => Readonly<Record<string, string>> | null;
};

/** The most telling first. */
export const calledForms: readonly Form[] = [
  {
    form: new RegExp(
      `(?<!\\bone of )\\b(?:my|our) ${size}(${relatives}|${beasts})(?:'s|s)? (?:name is|name's|named|called|is called|is named) ${name}`,
      'iu',
    ),
    read: named,
  },
  {
    form: new RegExp(
      `\\b(?:i have|i've got|i got|we have|we've got) an? (?:[\\w-]+ )?${size}(${relatives}|${beasts}),? (?:named|called|and (?:his|her|its|their) name is) ${name}`,
      'iu',
    ),
    read: named,
  },
  {
    form: new RegExp(
      `\\b(?:[Mm]y|[Oo]ur) (?:[\\w-]+'s )?${size}(${relatives}|${beasts}),? (${title}\\p{Lu}\\p{Ll}{1,14})\\b`,
      'u',
    ),
    read: named,
  },
  {
    // "My dog biscuit would steal that": a beast's name, where nothing but a verb follows it
    form: new RegExp(
      `\\bmy ${size}(${beasts}) (\\p{Ll}{3,12}) (?=(?:would|will|loves|likes|hates|ate|stole|keeps|steals|barks|snores|chased?|chases|jumped|jumps|bit|bites)\\b)`,
      'u',
    ),
    read: named,
  },
  {
    form: new RegExp(
      `\\bmy ${size}(${relatives}|${beasts})\\b.{0,60}?\\b(?:her|his|its|their) name(?: is|'s|s) ${name}`,
      'iu',
    ),
    read: named,
  },
  {
    form: new RegExp(
      `(?:\\b(?:[Mm]y|[Tt]wo|[Tt]hree|[Oo]ur|twin|have)|[Ii]'ve) (?:little |big |two |three )?(${many}),?:? (?:are |called |named |are called )?(\\p{Lu}\\p{Ll}{1,14} and \\p{Lu}\\p{Ll}{1,14})\\b`,
      'u',
    ),
    read: named,
  },
  {
    // "Too many boxes and a parrot called Admiral, who imitates my phone"
    form: new RegExp(
      `\\b(?:an?|one) (?:[a-z-]+ ){0,2}?(${beasts}),? (?:called|named) (\\p{Lu}\\p{Ll}{1,14})(?=,? (?:who|that|and)\\b|[.,!]|$)`,
      'u',
    ),
    read: named,
  },
  {
    // "A boy named Teddo came to my office" is nobody's baby.
    form: /\b(?:baby(?:,| is)? (?:named|called) (?=\p{Lu})|(?:girl|boy)(?:,| is)? (?:named|called) (?=\p{Lu}\p{Ll}+\s*(?:[.,!?]|$)))(\p{Lu}\p{Ll}{1,14})\b/u,
    read: ([, called = '']) => (worth(called) ? { someone: 'the baby', called } : null),
  },
];
