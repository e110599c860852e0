// A danger that may well have been none, and the visitor who says that all is well.
import type { CareKind, Question } from '../../contract/chat.ts';
import { plainly, written } from '../chat/understudy/plain.ts';
import { isNotSafe, takesBackAYes } from './after.ts';
import { type Earlier, saysFine } from './earlier.ts';
import { isHint, type Notice } from './notice.ts';
import { isOfABeast } from './told-beast.ts';

const fewestWordsOfAllClear = 3;

/** Whether a doubtful danger was none, because the visitor says in so many words that all is well. */
export function isDoubtOver({ message = '', inDoubt = false }: Pick<Question, 'message' | 'inDoubt'>): boolean {
  const isLong = plainly(message).length >= fewestWordsOfAllClear;
  return inDoubt && isLong && !isHalf.test(message) && (saysFine(message) || calms(message) || takesBack(message));
}

/** "Why so serious, im fine! where do i work?", "huh? its only for ice cream, relax": one part says just that, and no other hints at more. */
function calms(message: string): boolean {
  const words = plainly(message);
  if (takesBackAYes(words) || isNotSafe(words) || isHint(message)) return false;
  return message.split(partEnds).some((part) => isCalm.test(written(plainly(part))));
}
/** "No no not me, pepe the monkey! he is 31 and old" */
function takesBack(message: string): boolean {
  return isOfABeast(message) && !takesBackAYes(plainly(message)) && !isHint(message);
}
/** "I'm fine with dying", "fine i guess" */
const isHalf = /\b(?:fine|ok|okay|good|alright) with (?!you\b)|\bi (?:guess|suppose)\b|\bnot really\b/i;
const partEnds = /[.,!?;…\n]+|\s+[:;]-?[)D]+|\s+(?:lol|haha)\s+/i;
const isCalm =
  /^(?:(?:gingerbread|gingy|shrek|fiona|donkey|puss|kitty|suzy|harold|lillian|doris|huh|haha|lol|no|nah|omg|hey|eh|oh|okay|ok|wait|what|wow|aw|please|dude|but|and) )*(?:why so serious|relax|chill(?: out)?|calm down|lighten up|do not panic|i am (?:totally |really |perfectly |just |all )?(?:fine|okay|ok|alright|all right|good)|(?:it is|it was|that was) (?:all )?(?:just |only )?a joke) (?:(?:really|though|tho|honestly|i promise|promise|mate|dude|lol|haha|you know|shrek|fiona|donkey|puss|kitty|suzy|harold|lillian|doris|gingy) )*$/;

/** What is known of a conversation with its newest message, in which care `noticed` something. Where a doubt is over the play goes on. */
export function kindsOf(asked: Question, noticed: Notice | null, { kinds }: Earlier): readonly CareKind[] {
  const isOver = !noticed && isDoubtOver(asked);
  return [...kinds, ...(noticed ? [noticed.kind] : [])].filter((kind) => kind !== 'danger' || !isOver);
}
