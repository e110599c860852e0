// Few type capital letters: "my flatmate jonas tried to lick it" speaks of Jonas.
import { isRepeatable } from '../../care/never-repeated.ts';
import { meanings } from './talk/kind-of.ts';
import { kinds } from './talk/kinds.ts';
import { pasts } from './told-clauses.ts';
import { beasts, many, relatives, size } from './told-words.ts';

/** Between kin and a verb stands a name, if it is no word that people use: "my brother always sings". */
const inSmall = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}),? (?:is |was )?(?:called |named )?)([a-z]{3,12})(?=,|[.!?]|$| (?:${pasts}|is|has|can|will|says|and|who|\\p{L}{2,}(?:ed|es|s))\\b)`,
  'giu',
);
/** The same, of a name that many have, whatever stands behind it. */
const commonInSmall = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${relatives}|${beasts}),? )([a-z]{3,12})\\b`,
  'giu',
);
/** "My brothers milan and petr". */
const twoInSmall = new RegExp(
  `\\b((?:my|our) (?:[a-z-]+ )?${size}(?:${many}),? (?:are |called |named )?)([a-z]{3,12}) and ([a-z]{3,12})\\b`,
  'giu',
);
const messages = kinds.flatMap((kind) => kind.messages);
/** Words of the messages that visitors were thought to write, and those of them that are names there. */
const inSmallLetters: ReadonlySet<string> = new Set(messages.flatMap((it) => it.match(/\b[a-z']+/g) ?? []));
const names: ReadonlySet<string> = new Set(
  messages
    .flatMap((it) => it.match(/(?<=[a-z,] )\p{Lu}\p{Ll}{2,}/gu) ?? [])
    .map((name) => name.toLowerCase())
    .filter((name) => !inSmallLetters.has(name)),
);
/** Common ones that stand in other texts of the house too. */
const common: ReadonlySet<string> = new Set(
  'adam alex ali alice amy ana andy anna anne ben bella bob carla carlos carmen cara clara dan dana david ella elsa emil emily emma eva eve fred gina hana hans ida ines ivan jack jan jane jean jen jim joe john jon jose juan julia kate katie ken kim lara laura lea lena leo lily lisa liz lola lou lucas lucy luis luke mara maria marie mario mark marta mary matt max maya mia mike mila mira nadia ned nick nico nina noah nora olga ola oscar otto pablo pam pat paul pete peter pia rita rob robin rosa rose ruth sally sam sara sarah sean sofia sonia sue susan tim tina tom toni una vera victor zoe'.split(
    ' ',
  ),
);
/** Words with these endings say how somebody is. */
const ending = /(?:ed|ing|ish|ous|ful|less|able|ible|ive|ic|ese|ean|ary|ant|ent|ly|ist|er|iac|ian)$/;

/** Whether `word`, in small letters, may be somebody's name. */
export function isName(word: string): boolean {
  const small = word.toLowerCase();
  if (!isRepeatable(small)) return false;
  const isWord = inSmallLetters.has(small) || meanings.words.rows.has(small) || ending.test(small);
  return common.has(small) || names.has(small) || !isWord;
}

/** Of two, the other may be a word that the house knows, such as a town's. */
function areNames(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const isOther = (word: string) =>
    isName(word) || (isRepeatable(word) && !inSmallLetters.has(word) && !ending.test(word));
  return (isName(first) && isOther(second)) || (isName(second) && isOther(first));
}

/** `text` with a capital letter at each name of the visitor's kin and beasts. */
export function withCapitals(text: string): string {
  const capital = (before: string, name: string) => `${before}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return text
    .replace(twoInSmall, (all, before: string, one: string, other: string) =>
      areNames(one, other) ? `${capital(before, one)} and ${capital('', other)}` : all,
    )
    .replace(commonInSmall, (all, before: string, name: string) =>
      common.has(name.toLowerCase()) ? capital(before, name) : all,
    )
    .replace(inSmall, (all, before: string, name: string) => (isName(name) ? capital(before, name) : all));
}
