// What is answered in the middle of a scene, before it goes on or instead.
import { echoes, points } from './about-line.ts';
import { advised } from './advised.ts';
import { answerAside, answerInPlay, ofAllergy } from './answers.ts';
import { saidNext } from './answers-next.ts';
import { ownsUp, recalled } from './answers-recall.ts';
import { talkedOfPerhaps } from './answers-talk.ts';
import { heard } from './answers-told.ts';
import { fact } from './answers-world.ts';
import { quoted } from './asked-back.ts';
import { isAsking } from './clauses.ts';
import { corrected } from './corrected.ts';
import { hears } from './hears.ts';
import { inPlay } from './in-play.ts';
import { isExact } from './made-up.ts';
import { plainly, written } from './plain.ts';
import { ofIntent } from './repair.ts';
import { tookUp } from './takes-up.ts';
import { type Act, lastReplyOf, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const fewestWordsOfNews = 8;

/**
 * What is answered before anything else in a message that goes on with a scene too: its question, and what it tells at length or
 * corrects, if it `isAlone`: no other sentence goes on with the scene.
 */
export function answerBefore(turn: Turn, isAlone: boolean): Act | null {
  const tellsMuch = plainly(turn.message).length >= fewestWordsOfNews;
  const isOfScene = !isAlone && (points(turn.words) || asksForTask.test(written(turn.words))); // "Greet the duck! What do I say to it?"
  const known = recalled(turn);
  // What goes on with the scene is heard before it is owned up that something was never told.
  return (
    (isAlone || !ownsUp(turn, known) ? known : null) ??
    ofAllergy(turn) ??
    (isOfScene ? null : advised(turn)) ??
    (isAlone && tellsMuch ? (corrected(turn, answerAside, inPlay) ?? tookUp(turn) ?? heard(turn)) : null)
  );
}

/** "I'll help! What do I do?" is what the scene tells next. */
const asksForTask =
  /^(?:(?:and|so|okay|now|but) )*what (?:do|should|shall|must|can) i do (?:now |next |first |then )?$/;

/** What a message asks for, of the two and not of the scene, though some word in it would go on with that: "haha. what's for supper?" */
export function answerOfRequest(turn: Turn): Act | null {
  const { clause, words } = turn;
  const isOfTalk = points(words) || echoes(words, lastReplyOf(turn)) || guesses.test(written(words));
  return isAsking(clause) && !isOfTalk ? ofIntent(turn) : null;
}
const guesses = /^(?:(?:is|are|was|were|does|has|what about|how about) )/;

/** A question of its own in the middle of a scene; where the scene may well have the answer, nothing is made up. */
export function answerBeside(turn: Turn, mayBeTold: boolean): Act | null {
  if (!mayBeTold || isExact(turn)) return answerInPlay(turn);
  return saidNext(turn, false) ?? fact(turn, false) ?? quoted(turn);
}

/** News of a thing, which is heard before the character brings up anything. */
export function answerOfNews(turn: Turn): Act | null {
  const news = isQuestion(turn.clause, turn.words) ? null : hears(turn);
  return news && (talkedOfPerhaps(turn) ?? news);
}
