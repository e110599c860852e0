// Who leaves in the middle of something hears a word of goodbye behind whatever is answered: "omg the moon?? ok gotta sleep, night gorgeous".

import type { Remark } from '../../../contract/chat.ts';
import { isWelcome } from './fit-to-say.ts';
import { countWords, isSaying, mostWordsOfALine, sayings } from './grammar.ts';
import { isHeavy } from './heavy.ts';
import { plainly, written } from './plain.ts';
import type { Act, Turn } from './turn.ts';

const parting = /(?<=[.!?…])\s+|,\s+|\n+|\s+(?:but|and|anyway|btw|lol|haha|ok|okay)\s+/iu;
const leaves =
  /^(?:(?:ok|okay|well|anyway|so|right|now|oh|aw|it is late|its late) )*(?:(?:good ?night|night night|nighty night|night|nite|goodbye|good bye|bye|bye bye|byee+|cya|see (?:you|u|ya)(?: soon| later| tomorrow)?|ttyl|farewell|adios|hasta (?:luego|manana)|buenas noches)(?: (?:for now|then|now|x+|\w+))?(?: \w+)?|(?:i )?(?:am )?(?:gotta|got to|have to|need to|must|should|better) (?:go|run|dash|sleep|leave|head off|be off)(?: (?:now|soon|to (?:bed|sleep|work|school)|in a (?:min|minute|sec)|home))?|(?:i am )?(?:off|going) to (?:bed|sleep)(?: now)?) $/;
/** What is a goodbye itself, or asks for nothing more. */
const isFarewell =
  /\b(?:night|goodbye|bye|farewell|adiós|sleep|dream\p{L}*|bed|tomorrow|come back|door|safe|return|until|miss(?:ed)? you|lantern|candle|window)\b/iu;

/** `act` with it, where nothing in it says goodbye and there is room. */
export function withFarewell(turn: Turn, act: Act): Act {
  const { message, part, remarks, random } = turn;
  const { pools, slots } = part.script;
  const goodbyes = ['parting', 'sleep', 'says goodnight'].flatMap((title) => pools.get(title) ?? []);
  const isOver =
    /\bdream/i.test(message) ||
    saysBye(turn, act) ||
    isFarewell.test(act.line) ||
    goodbyes.some((line) => isSaying(act.line, line));
  if (isOver || !message.split(parting).some((it) => leaves.test(written(plainly(it))))) return act;
  if ([...lastOfTheirs(remarks), message].some((it) => isHeavy(it))) return act;
  const isNice = isWelcome(turn);
  const lines = (pools.get('beside leaving') ?? [])
    .flatMap((word) => sayings(word, slots))
    .filter(isNice)
    .map((word) => `${act.line} ${word}`)
    .filter((line) => countWords(line) <= mostWordsOfALine && !line.includes('\n'));
  const line = lines[Math.floor(random() * lines.length)];
  return line ? { ...act, line, say: [] } : act;
}

/** "Give the soup my warm regards" is one. */
function saysBye({ part }: Turn, { line }: Act): boolean {
  return (part.script.pools.get('leaves for') ?? [])
    .map((it) => it.split('{thing}'))
    .some(([before = '', after = '']) => line.startsWith(before) && line.endsWith(after));
}

/** Whoever told something sad just now goes with no joke. */
function lastOfTheirs(remarks: readonly Remark[]): readonly string[] {
  return remarks.flatMap(({ category, message }) => (category === 'user' ? [message] : [])).slice(-remarksMinded);
}
const remarksMinded = 2;
