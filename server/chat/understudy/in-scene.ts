// What a message does while a scene is under way: it goes on, or is answered beside it, or closes it.
import type { Question } from '../../../contract/chat.ts';
import { goOn, guessedAt, held, leading, mostWaits, nextBeat, toldOn, withButtons, without } from './act-scene.ts';
import { answerInPlay, answerOfOther, answerOfThings, answerTo } from './answers.ts';
import { answerBefore, answerBeside, answerOfNews, answerOfRequest } from './answers-beside.ts';
import { talkedOfRather } from './answers-talk.ts';
import { asksElse } from './asks-else.ts';
import { inPassing } from './beside.ts';
import { elsewhere } from './choice.ts';
import { choiceAt, goesOnBesides, isAside, meantFor } from './choice-at.ts';
import { beneath, freely } from './free-talk.ts';
import { letOff, stepAsked } from './in-a-lesson.ts';
import { isLeadable, leadBack } from './leading.ts';
import { newsFirst } from './news-first.ts';
import { isANod, nods } from './nods.ts';
import { ofNoBeat } from './of-no-beat.ts';
import { begunBehind } from './offer-asked.ts';
import { storyAsked } from './offer-taken.ts';
import { asksForRules, begun, declines } from './offers.ts';
import { heardAnswer } from './own-question.ts';
import { heardSomehow } from './own-tales.ts';
import { ownedUp } from './owned-up.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { questionBeside } from './question-beside.ts';
import { actsAlong, asksForBeat, playsAlong, toldNext } from './scene-order.ts';
import { drawnIn, isOpen } from './takes-offer.ts';
import { tookUpSelf } from './takes-up.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { bothParts, withOther } from './two-parts.ts';
import { isQuestion, unmatched } from './understand.ts';
import { wantsIt } from './wants-it.ts';
import { waysIn } from './ways.ts';
import { wonders } from './wondering.ts';

/** "So did you get arrested?" takes no offer of a poem. */
const asksOfThePast =
  /^(?:(?:and|but|so|wait|then|oh|haha) )*(?:did|was|were|had|has|have) (?:you|he|she|they|it|the \w+|any\w+) \w+ \w+ /;

/** What is said to a message at `place`. */
export function inScene(question: Question, turn: Turn, place: Place): Act {
  const found = meantFor(turn, place, choiceAt(turn, place));
  const step = found?.isButton ? null : (letOff(turn, place, found) ?? stepAsked(turn, place));
  if (step) return withButtons(turn, inPassing(turn, step) ?? step);
  const wanted = !found?.isButton && wantsIt(turn, place) ? begun(turn, place) : null;
  if (wanted) return begunBehind(turn, wanted);
  const own = heardAnswer(turn, place, found);
  if (own) return own;
  const guessed = found?.isButton || found?.isSure ? null : guessedAt(turn, place);
  if (guessed) return guessed;
  const isLeaving = !found?.isButton ? turn.intent === 'parting' : leaves.test(turn.message);
  const isWondered =
    place.entry === 'offer' &&
    place.choices.length === 0 &&
    !found?.isSure &&
    asksOfThePast.test(written(plainly(turn.clause)));
  const chosen = !isLeaving && !isWondered && (found?.isSure || !elsewhere.has(turn.intent)) ? found : null;
  const mayGoOn = chosen?.isSure && (chosen.isButton || goesOnBesides(turn, place, chosen));
  const urgent = chosen?.isSure && !chosen.isButton ? answerBefore(turn, !mayGoOn) : null;
  if (urgent) return withButtons(turn, urgent);
  const beside = chosen && declines(turn, place, chosen) ? answerTo(without(turn)) : null;
  if (beside) return beside;
  const isBeside = chosen !== null && isAside(turn, place, chosen);
  const both = chosen?.isSure ? bothParts(turn, place, chosen) : null;
  if (both) return withButtons(turn, both);
  const unknown = chosen?.isSure ? ownedUp(turn, place, chosen) : null;
  if (unknown) return withButtons(turn, unknown);
  if (chosen && asksElse(turn, place, chosen))
    return withAnswer(place, answerOfOther(turn)) ?? besideScene(question, turn, place);
  const ownQuestion = chosen?.isSure ? questionBeside(turn, place, chosen) : null;
  if (ownQuestion) return withButtons(turn, leading(ownQuestion, place));
  const ofTale = ofNoBeat(turn, place, chosen);
  if (ofTale) return withButtons(turn, ofTale);
  const news = chosen?.isSure && !isBeside ? newsFirst(turn, place, chosen) : null;
  if (news) return news;
  if (chosen?.isSure && !isBeside) {
    const next = goOn(turn, place, chosen) ?? freely(question, without(turn));
    return isOpen(place) && !chosen.isButton ? begunBehind(turn, next) : next;
  }
  if (chosen && asksForBeat(turn, place, chosen))
    return goOn(turn, place, { ...chosen, isSure: true }) ?? freely(question, without(turn));
  const rules = asksForRules(turn, place) ? begun(turn, place) : null;
  if (rules) return rules;
  const other = withAnswer(place, answerOfOther(turn));
  if (other) return other;
  const next = toldNext(turn, place);
  if (next) return next;
  const aside = answerOfThings(turn);
  if (aside) return withButtons(turn, withOther(turn, aside));
  const asked = isBeside ? answerBeside(turn, chosen.isSure) : null;
  if (asked) return withButtons(turn, asked);
  const request = chosen && !chosen.isSure ? answerOfRequest(turn) : null;
  if (request) return leading(request, place);
  if (chosen) {
    const owned = ownedUp(turn, place, chosen);
    return (owned && withButtons(turn, owned)) ?? goOn(turn, place, chosen) ?? freely(question, without(turn));
  }
  return besideScene(question, turn, place);
}

/** "Take a biscuit. gotta run, bye" presses a button on the way out. */
const leaves = /[.!?,] *(?:ok |okay |well |anyway )?(?:good)?bye\b(?=[^.?!]*$)/i;

/** `answer` leads away from the scene, unless it opens another one. */
function withAnswer(place: Place, answer: Act | null): Act | null {
  return answer?.progress.place === place ? leading(answer, place) : answer;
}

/** The scene that was offered, with a word for what else was said. */
function drawn(turn: Turn, place: Place): Act | null {
  const begins = drawnIn(turn, place);
  return begins && begunBehind(turn, begins);
}

/** The message has nothing to do with the scene, which waits, or closes. */
function besideScene(question: Question, turn: Turn, place: Place): Act {
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
