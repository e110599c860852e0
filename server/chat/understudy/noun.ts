// Finds a noun in the visitor's words that a reply can repeat, judging by the words around it.
import { characterNames } from '../../../cast/characters.ts';
import { isRepeatable } from '../../care/never-repeated.ts';

/** Nobody is a thing. */
export const ourNames: ReadonlySet<string> = new Set(characterNames.flatMap((name) => name.toLowerCase().split(' ')));

const before = new Set(
  'a an the my your our his her their this that these those some any no every each another'.split(' '),
);
/** Words that end a noun phrase, or that make a dull reply when repeated. */
export const ends: ReadonlySet<string> = new Set(
  (
    'a an the about between behind under inside beside near like called than her him after my your our his her their i you he she it we they me him us them and or but so if then than as at by for from in into of off on onto out over to up along across past through round around down away back home together ' +
    'with without is are was were am be been being do does did have has had will would can could shall should may might must not that this these those every each any some there here ' +
    'very really just too also only again always never ever now today yesterday tomorrow tonight soon later still yet who what where when why how which because while ' +
    'sometimes often back okay again after before instead maybe already together home away around since until went came got saw said told made like likes want wants one ones thing things stuff way lot bit kind sort time all both half other same more most'
  ).split(' '),
);
export const roundNothing: ReadonlySet<string> = new Set(
  'while day days best whole people person man thing says woman guy girl boy someone something anything nothing everything everyone nobody name month week year years morning evening night moment minute hour world end side place reason sense idea question answer life work rest part point fact case kind chance matter word words asleep awake alone alive afraid aware ready sure right wrong left list'.split(
    ' ',
  ),
);

/** A noun after "a" or "my" is more likely to be news than one after "the". */
const news = new Set('a an my our your some another'.split(' '));

/** The last word of the last noun phrase in `words` (normalised by `plainly`), preferring nouns that are news; `null` if none is worth repeating. */
export function nounIn(words: readonly string[]): string | null {
  let found: string | null = null;
  for (let i = words.length - 1; i > 0; i -= 1) {
    if (!before.has(words[i - 1] ?? '')) continue;
    let end = i;
    while (end < words.length && end < i + 3 && !ends.has(words[end] ?? '')) end += 1;
    const noun = words[end - 1] ?? '';
    if (end === i || !isWorthwhile(noun)) continue;
    if (news.has(words[i - 1] ?? '')) return noun;
    found ??= noun;
  }
  return found;
}

function isWorthwhile(noun: string): boolean {
  return (
    /^[a-z]{4,14}$/.test(noun) &&
    !roundNothing.has(noun) &&
    !ourNames.has(noun) &&
    !/(?:ly|ing|ed)$/.test(noun) &&
    isRepeatable(noun)
  );
}
