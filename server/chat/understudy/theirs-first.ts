// What is of the visitor's own is heard before the scene goes on: an answer to what the character asked of it, and a small tale.
import { leading, withButtons } from './act-scene.ts';
import { answeredBack } from './answered-back.ts';
import type { Chosen } from './choice.ts';
import { isInvited } from './hears.ts';
import { letOff } from './in-a-lesson.ts';
import { nameTold } from './memory.ts';
import { heardAnswer, heardOfTheirs } from './own-question.ts';
import { isOfThem } from './own-tale-whose.ts';
import { heardAsATale, heardOfKin, heardOfWork } from './own-tales.ts';
import { isGuessed } from './stage.ts';
import type { Act, Turn } from './turn.ts';
import { wantsIt } from './wants-it.ts';

/** Null for a button, a guess and a yes to an offer. `found`: what of the scene the message chooses. */
export function theirsFirst(turn: Turn, found: Chosen | null): Act | null {
  const { place } = turn.progress;
  const isGuess = found?.isSure && isGuessed(turn.part, place?.scene);
  if (nameTold(turn.message)) return null; // who says a name is called by it first (own-name.ts)
  if (found?.isButton || isGuess || (place && (wantsIt(turn, place) || letOff(turn, place, found)))) return null;
  const isAnswer =
    (isInvited(turn) && !isOfThem(turn, turn.message)) || (place !== null && heardAnswer(turn, place, found) !== null);
  const ofTheirs = found?.isSure ? null : (heardOfWork(turn) ?? heardOfKin(turn)); // before what goes on with the scene a word will do
  const said = answeredBack(turn) ?? heardOfTheirs(turn) ?? (isAnswer ? null : (ofTheirs ?? heardAsATale(turn)));
  return said && place ? withButtons(turn, leading(said, place)) : said;
}
