import { advised } from './advised.ts';
import { agreed } from './agreed.ts';
import { namedNext, saidNext } from './answers-next.ts';
import { recalled } from './answers-recall.ts';
import { opened } from './answers-scene.ts';
import { notCross, talkedOfSurely } from './answers-talk.ts';
import { goodnight, heard } from './answers-told.ts';
import { asksForOwner, fact } from './answers-world.ts';
import { corrected } from './corrected.ts';
import { serves } from './guests.ts';
import { inPlay } from './in-play.ts';
import { inSpanish } from './in-spanish.ts';
import { lends } from './lends.ts';
import { isExact, madeUp } from './made-up.ts';
import { namedTogether } from './naming.ts';
import { announced, newsMet } from './news-met.ts';
import { named } from './own-name.ts';
import { plainly, written } from './plain.ts';
import { contradicted, ofIntent, ofOtherClauses, repaired, saysLittle } from './repair.ts';
import { comforted, isSoreness } from './soreness.ts';
import { fromPoolBehind, tellsOnly, tookUp } from './takes-up.ts';
import { allToldIn } from './told.ts';
import { type Act, fromPool, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** What is answered also in the middle of a scene. */
export function answerAside(turn: Turn): Act | null {
  return answerOfOther(turn) ?? answerOfThings(turn);
}

/** What leads away from the scene: another one, the visitor's own life, what they ask and say freely. */
export function answerOfOther(turn: Turn): Act | null {
  return (
    named(turn, answerOfThings) ??
    namedTogether(turn) ??
    recalled(turn) ??
    ofAllergy(turn) ??
    (tellsOnly(turn) && !isSoreness(turn.message, soreIfTold) ? tookUp(turn) : null) ??
    serves(turn) ??
    corrected(turn, answerAside, inPlay) ??
    repaired(turn, answerTo) ??
    contradicted(turn) ??
    (asksForASide.test(turn.message) ? advised(turn) : null) ??
    opened(turn) ??
    agreed(turn, false) ??
    soreTold(turn) ??
    inSpanish(turn) ??
    advised(turn) ??
    exactly(turn) ??
    notCross(turn) ??
    tookUp(turn) ??
    talkedOfSurely(turn) ??
    (asksBesides(turn) ? null : heard(turn)) ??
    announced(turn)
  );
}

/** "Should I move poetry or fix the roof?" wants no poem. */
const asksForASide = /\bshould i\b/i;

/** News of one's own life has to be surely sad to be comforted and not taken up. */
const soreIfTold = 0.75;

/** Comfort, with what it is for. */
function soreTold(turn: Turn): Act | null {
  return comforted(turn) && fromPoolBehind(turn, 'sadness');
}

/** What must never be passed over, said for the first time or again. */
export function ofAllergy(turn: Turn): Act | null {
  const isNew = turn.telling.some(({ kind }) => kind === 'allergy');
  if (isNew) return heard(turn);
  const known = turn.told.findLast(({ kind }) => kind === 'allergy');
  const isSaidAgain = /\ballerg(?:ic|y|ies) /.test(written(plainly(turn.message)));
  return known && isSaidAgain ? fromPool(turn, 'told allergy', known.words) : null;
}

/** An answer to what was passed over, to a part of a message, or to the question of somebody who declines an offer. */
export function answerTo(turn: Turn): Act | null {
  if (turn.intent === 'protest') return null;
  const asks = isQuestion(turn.clause, turn.words) || turn.intent === 'request';
  return answerAside(turn) ?? (asks ? inPlay(turn) : newsMet(turn)) ?? ofIntent(turn);
}

/** "How old was it?" is answered by nothing but an age, where no scene goes on that may tell it. */
function exactly(turn: Turn): Act | null {
  return turn.progress.place === null && isExact(turn)
    ? (namedNext(turn) ?? saidNext(turn) ?? fact(turn, false) ?? madeUp(turn))
    : null;
}

/** What is asked and said of things that were named. */
export function answerOfThings(turn: Turn): Act | null {
  const owner = asksForOwner(turn) ? fact(saying(turn, 'Whose is it?'), false) : null; // who owns it is known of the thing, whichever line spoke of it
  return owner ?? namedNext(turn) ?? goodnight(turn) ?? fact(turn, true) ?? lends(turn);
}

/** What is answered where no scene takes the message. */
export function answerInPlay(turn: Turn): Act | null {
  return (
    inPlay(turn) ??
    (saysLittle(turn) ? ofOtherClauses(turn, answerTo) : null) ??
    (saysLittle(turn) ? heard(turn) : null)
  );
}

/** Whether the message asks something beside what it tells, which is then answered first. */
function asksBesides({ clause, message, words }: Turn): boolean {
  return clause !== message && isQuestion(clause, words) && allToldIn(clause).length === 0;
}
