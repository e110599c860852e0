// The visitor's own name, told by the way: "stuck waiting for a train anyway. emil by the way", "im a piano tuner, ivo".
import { characterNames } from '../../../cast/characters.ts';
import { isRepeatable } from '../../care/never-repeated.ts';
import { isCommonName, isName } from './told-capitals.ts';
import { beasts, jobs, many, relatives, size } from './told-words.ts';

const trade = `(?:${jobs}|[a-z]{2,12}(?:er|or|ist|ian|smith|wright|keeper))`;
const word = '(\\p{L}{3,12})';
const forms: readonly RegExp[] = [
  // "aw thanks. petra, by the way"
  new RegExp(
    `(?<=^|[.!?…,;:] ?|\\b(?:lol|haha) )${word},? (?:btw|by the way)(?=\\s*(?:$|[.!,)]| (?:hi|hello|hey|lol|haha|and|im|i)\\b))`,
    'iu',
  ),
  // "btw emil. and i like the goat"
  new RegExp(`(?<=^|[.!?…] ?)(?:btw|by the way),? ${word}(?=\\s*(?:$|[.!]))`, 'iu'),
  // "im a piano tuner, ivo"
  new RegExp(
    `\\b(?:i['’]m|i am|im|i work as) an? (?:[a-z-]+ ){0,2}?${trade}, ${word}(?=\\s*(?:$|[.!]|, (?:and|but|hi|hello|hey|\\d)))`,
    'iu',
  ),
];
/** "My dad just rang. ron by the way" names him. */
const ofOthers = new RegExp(
  `\\b(?:my|our|your|(?:have|got|own|keep|with|['’]ve) an?) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}|${many})\\b|\\b(?:he|she|his|her|its|their)\\b`,
  'iu',
);
/** What nobody is called, though no text of the house has it. */
const slang = new Set(
  'congrats grats delish thanx thnx thx tysm cheers sorry soz kinda lmao rofl yikes yummy meh ugh ooh oops whoops yolo wow bravo darn dang duh yup yep nope nah okie dokie kudos pls plz aww awww omw brb gtg ttyl btw fyi imo tbh irl yay woohoo amen dude bro sis mate boss babe hun bestie'.split(
    ' ',
  ),
);
const characters: ReadonlySet<string> = new Set(
  characterNames.flatMap((name) => name.toLowerCase().split(' ')).concat('gingy', 'puss', 'ogre', 'kitty'),
);

/** The first such name of `text` as it was typed, and where it stands; null if there is none. */
export function nameByTheWay(text: string): { readonly name: string; readonly from: string } | null {
  for (const form of forms) {
    const found = form.exec(text);
    const name = found?.[1] ?? '';
    const small = name.toLowerCase();
    if (!found || characters.has(small) || slang.has(small) || !isRepeatable(name)) continue;
    if (!(isCommonName(small) || isName(small)) || ofOthers.test(text.slice(0, found.index + found[0].length)))
      continue;
    return { name, from: found[0] };
  }
  return null;
}

/** `text` with it in a sentence of its own. */
export function withNameApart(text: string): string {
  const told = nameByTheWay(text);
  if (!told) return text;
  const { name, from } = told;
  const rest = from.replace(new RegExp(`,? ?\\b${name}\\b,?`, 'u'), '').replace(/^\s*(?:btw|by the way)\s*,?/i, '');
  return text.replace(
    from,
    `${/btw|by the way/i.test(rest) ? '' : rest}. I'm ${name.charAt(0).toUpperCase()}${name.slice(1)}. `,
  );
}
