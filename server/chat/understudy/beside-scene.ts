// What is said to a message that has nothing to do with the scene that is under way.
import type { Question } from '../../../contract/chat.ts';
import { held, mostWaits, nextBeat, toldOn, withButtons, without } from './act-scene.ts';
import { answerInPlay } from './answers.ts';
import { answerOfNews, answerOfRequest } from './answers-beside.ts';
import { talkedOfRather } from './answers-talk.ts';
import { beneath } from './free-talk.ts';
import { isLeadable, leadBack } from './leading.ts';
import { isANod, nods } from './nods.ts';
import { begunBehind } from './offer-asked.ts';
import { storyAsked } from './offer-taken.ts';
import { heardSomehow } from './own-tales.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { actsAlong, playsAlong } from './scene-order.ts';
import { drawnIn } from './takes-offer.ts';
import { tookUpSelf } from './takes-up.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion, unmatched } from './understand.ts';
import { waysIn } from './ways.ts';
import { wonders } from './wondering.ts';

/** The scene that was offered, with a word for what else was said. */
function drawn(turn: Turn, place: Place): Act | null {
  const begins = drawnIn(turn, place);
  return begins && begunBehind(turn, begins);
}

/** The message has nothing to do with the scene, which waits, or closes. */
export function besideScene(question: Question, turn: Turn, place: Place): Act {
  const closed = without(turn);
  const asks = isQuestion(turn.clause, turn.words);
  // "What made her stop?" is of the tale, "can we stop?" is a wish.
  const isStop = waysIn(plainly(turn.message)).has('stop') && !(asks && ofSomeStop.test(written(turn.words)));
  if (isStop && !unmatched.has(turn.intent) && turn.intent !== 'boredom') return beneath(question, closed);
  if (isStop) return fromPool(closed, 'scene closed') ?? beneath(question, closed);
  const told = storyAsked(turn, place);
  if (told) return told;
  const isRemark = unmatched.has(turn.intent) && !asks;
  const isNod = !asks && isANod(turn);
  if (place.waited + 1 < mostWaits) {
    const waiting = { ...turn, progress: { ...turn.progress, place: { ...place, waited: place.waited + 1 } } };
    const heard = actsAlong(turn, place) ?? answerOfNews(waiting);
    if (heard) return heard;
    const said =
      answerInPlay(waiting) ??
      (isRemark ? tookUpSelf(waiting) : null) ??
      (isNod ? nextBeat(turn, place) : null) ??
      playsAlong(turn, place) ??
      (turn.intent === 'kiss' ? answerOfRequest(waiting) : null) ??
      toldOn(turn, place) ??
      heardSomehow(waiting) ??
      talkedOfRather(waiting) ??
      (isLeadable(turn) ? drawn(turn, place) : null) ??
      leadBack(waiting, place) ??
      wonders(waiting) ??
      held(waiting) ??
      beneath(question, waiting);
    const isElsewhere = !isLeadable(turn) && !nods.has(turn.intent);
    return isElsewhere ? said : withButtons(waiting, said);
  }
  const isBegun = place.entry === 'begin' || place.choices.length > 0;
  return (
    answerInPlay(closed) ?? (isRemark && isBegun ? fromPool(closed, 'scene closed') : null) ?? beneath(question, closed)
  );
}
const ofSomeStop =
  /^(?:(?:and|but|so) )?(?:what (?:made|would)|why (?:did|would)|who|how|when did|where did|did|does|was) /;
