// What a message does while a scene is under way: it goes on, or is answered beside it, or closes it.
import type { Question } from '../../../contract/chat.ts';
import { goOn, guessedAt, leading, withButtons, without } from './act-scene.ts';
import { answerOfOther, answerOfThings, answerTo } from './answers.ts';
import { answerBefore, answerBeside, answerOfRequest } from './answers-beside.ts';
import { asksElse } from './asks-else.ts';
import { inPassing } from './beside.ts';
import { besideScene } from './beside-scene.ts';
import { elsewhere } from './choice.ts';
import { choiceAt, goesOnBesides, isAside, meantFor } from './choice-at.ts';
import { freely } from './free-talk.ts';
import { letOff, stepAsked } from './in-a-lesson.ts';
import { newsFirst } from './news-first.ts';
import { ofNoBeat } from './of-no-beat.ts';
import { begunBehind } from './offer-asked.ts';
import { asksForRules, begun, declines } from './offers.ts';
import { heardAnswer } from './own-question.ts';
import { ownedUp } from './owned-up.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { questionBeside } from './question-beside.ts';
import { asksForBeat, toldNext } from './scene-order.ts';
import { isOpen } from './takes-offer.ts';
import type { Act, Turn } from './turn.ts';
import { bothParts, withOther } from './two-parts.ts';
import { wantsIt } from './wants-it.ts';

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
