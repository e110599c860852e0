// "My cat wont eat today and im worried" is of a cat. "Pepe wont eat today" may be of a child, and is heard as it was; "not me, pepe the monkey" takes
// it back.
import { beasts, wildBeasts } from '../chat/understudy/told-words.ts';

const beast = `${beasts}|${wildBeasts}`;
const refuses =
  "(?:won['’]?t|will not|doesn['’]?t|does not|hasn['’]?t|has not|isn['’]?t|is not|refuses to|did(?:n['’]?t| not)|barely|hardly) (?:want to |even |really )?(?:eats?|eating|eaten|ate|touch(?:ed)? (?:his|her|its) food)\\b(?: (?:anything|his food|her food|its food|much|a thing))?";
const since =
  '(?: (?:today|tonight|this morning|yesterday|lately|again|properly|since (?:yesterday|this morning|breakfast)))*';
const ofABeast = new RegExp(
  `\\b((?:my|our|the|this|one of (?:my|our|the)) (?:[a-z]+ ){0,2}(?:${beast})s?(?: \\p{L}+)?) ${refuses}${since}`,
  'giu',
);
/** With any of these more may be meant. */
const mayWeigh =
  /\b(?:die|dying|dead|kill\w*|starv\w*|fat|thin|weigh\w*|calor\w*|diet|purg\w*|days|weeks|months|myself|i (?:won['’]?t|don['’]?t|can['’]?t|haven['’]?t|didn['’]?t|wont|dont|cant|havent|didnt|stopped|never)|me (?:either|neither|too)|neither (?:do|can|will|have) i|same (?:here|with me)|hurt\w*|hit\w*|sister|brother|friend|baby|child|son|daughter|mum|mom|dad|girl|boy)\b/i;

/** `message` with a beast that is sleepy instead, where nothing in it may mean more. */
export function withoutFastingBeast(message: string): string {
  return mayWeigh.test(message) ? message : message.replace(ofABeast, '$1 is sleepy');
}

/** "No no not me, pepe the monkey!" takes such a danger back. */
export function isOfABeast(message: string): boolean {
  const isSo = new RegExp(`\\b(?:the|my|our|an?|is a) (?:[a-z]+ ){0,2}(?:${beast})\\b`, 'i').test(message);
  return isSo && takesBack.test(message);
}
const takesBack =
  /^(?:\W*(?:no|nah|nope|wait|haha|lol|omg|oh|huh|what)\b)*\W*(?:(?:it['’]?s |its |that['’]?s |thats |i meant? )?not me\b|(?:it['’]?s|its|i meant?) (?:the|my|our) )/i;
