// "My sister's a chef" and "my dogs scared of the hoover" with the verb that they shorten.
import { beasts, relatives } from './told-words.ts';

/** "My sister's a chef", and not "my sister's wedding". */
const contracted =
  /\b((?:my|our) (?:[a-z]+ )?\p{L}+)'s (?=(?:an?|the|in|at|on|not|from|very|so|really|also|just|allergic|afraid|pregnant|married|engaged|called|(?!(?:wedding|ring|king|thing|evening|morning|clothing|building|painting|earring|string|ceiling|wing|swing|spring|sibling|darling|meeting|opening|housewarming)\b)\p{L}+ing)\b)/giu;
/** "My dogs scared of the hoover". */
const contractedInHaste = new RegExp(
  `\\b((?:my|our) (?:${relatives}|${beasts}))s (?=(?:scared|afraid|terrified|allergic|called|named|ill|sick|pregnant|getting|coming|obsessed|an?|so|really|not) )`,
  'gi',
);
/** "His names Pepper" */
const namedInHaste = /\b(his|her|its) names (?=\p{L}{3,}(?=\W*(?:$|[.,!?])))/giu;
const hasDone = /\b((?:my|our) \p{L}+)'s (?=been\b|had\b|got\b)/giu;

/** `text` with "is" and "has" for the "s" of whoever it is about. */
export function withoutContractions(text: string): string {
  return text
    .replace(contracted, '$1 is ')
    .replace(contractedInHaste, '$1 is ')
    .replace(namedInHaste, '$1 name is ')
    .replace(hasDone, '$1 has ');
}
