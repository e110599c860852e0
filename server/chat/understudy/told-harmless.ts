// What of their own words may be said back to somebody though a word of it is otherwise kept from names and topics.
import { graveWords } from '../../care/grave-words.ts';

/** Words that never-repeated.md keeps from names and topics, and that are harmless in what somebody tells of their day. */
export const harmless: ReadonlySet<string> = new Set(
  'property kid kids church pool head black white american german lost done afraid scared fear fears hungry tired name names knee knees hip hips ankle wrist arm leg legs toe toes shoulder elbow finger thumb nose ear eye lip chin tummy stomach foot feet tooth teeth hand hands cut bad back behind master fight thief will wine beer doctor hospital surgery fever cold toy pet slow giant elephant whale pig pigs cow cows special nothing left mad crazy ward wards pregnant widow widower allergy throat cough flu fail fails failed failing baby babies solo sir peter tongue tongues fingers thumbs eyes ears hive hives'.split(
    ' ',
  ),
);

/** "Viola" is an instrument in English and a crime in Spanish. */
export function isGrave(word: string, before = ''): boolean {
  return (
    graveWords.has(word.toLowerCase()) &&
    !(/^violas?$/i.test(word) && /^(?:play\w*|practi[cs]\w*|the|my|a|on|plays)$/i.test(before))
  );
}

/** No harm came to anybody, and no other word in it is grave. */
export const burnsAThing =
  /^(?:i|we|my (?:[\p{L}-]+ )?\p{L}+(?: \p{Lu}\p{L}+)?) (?:\p{L}+ly )?burned (?:my|the|our|a) (?:cakes?|toast|bread|pie|rice|dinner|supper|lunch|breakfast|soup|biscuits|cookies|hat|socks?|shirt|pan|pot|stew|jam|porridge)(?: (?:this|last) \p{L}+| today| yesterday| tonight| again)*$/iu;
