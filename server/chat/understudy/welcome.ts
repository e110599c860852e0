// "I'm back": whoever returns is welcomed, whatever else they say.
import { clausesOf } from './clauses.ts';
import { plainly, written } from './plain.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const returned =
  /\b(?:(?:i am|we are|i have come|i came|it is me i am|guess who is|look who is|back|home) (?:back|home|again)(?: home| again| now| at last| finally| (?:from|with) \w+(?: \w+){0,2})?|i (?:have )?returned|did you miss me)(?: haha| your (?:majesty|highness)| my (?:love|dear|king|queen|lady|lord)| babe| love| honey| darling| handsome| mate| everyone| everybody| guys| boss)* $/;
/** "Back!!", "back from the shops", "returned!" */
const bare =
  /^(?:(?:and|ok|okay|hey|hi|hiya|hello|right|well|now) )*(?:back|returned|(?:it is )?me again|back (?:from|with)(?: \w+){1,3}?)(?: now| already| haha)* $/;
/** "Did it ever come home again?" */
const asksOfOthers = /^(?:(?:and|but|so) )*(?:did|does|do|is|was|will|would|has) (?!you )/;
const mostWords = 8;

export function isBack(message: string): boolean {
  return parts(message).some((part) => isReturn(part));
}

/** Who says nothing else. */
export function welcomed(turn: Turn): Act | null {
  const said = parts(turn.message).filter((part) => plainly(part).length > 0);
  const rest = clausesOf(said.filter((part) => !isReturn(part)).join(' ')).filter((part) => plainly(part).length > 2);
  return isBack(turn.message) && rest.length === 0 ? welcomes(turn) : null;
}

/** The same, of whoever does not ask to go on either: "back with tea, go on". */
export function welcomedAlone(turn: Turn): Act | null {
  return wantsOn.test(turn.message) ? null : welcomed(turn);
}
const wantsOn = /\b(?:go on|carry on|continue|keep going|next|then|where were we|again please)\b/i;

/** A welcome is all that needs to be said. */
export function welcomes(turn: Turn): Act | null {
  const act = fromPool(turn, 'welcome back');
  return act && { ...act, hasNodded: true };
}

function isReturn(part: string): boolean {
  const words = plainly(part);
  if (part.includes('?') && asksOfOthers.test(written(words))) return false;
  const text = written(words);
  return words.length <= mostWords && (returned.test(text) || (!part.includes('?') && bare.test(text)));
}

function parts(message: string): readonly string[] {
  return message.split(/(?<=[.!?…,])\s+|\n+/);
}
