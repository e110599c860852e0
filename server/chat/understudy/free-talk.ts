// What is said where no scene goes on, and beneath all else.
import type { Question } from '../../../contract/chat.ts';
import { answerInPlay } from './answers.ts';
import { answerOfNews } from './answers-beside.ts';
import { talkedOfRather } from './answers-talk.ts';
import { cueFor } from './cue.ts';
import { deal } from './deal.ts';
import { isWelcome } from './fit-to-say.ts';
import { hears, listens } from './hears.ts';
import { leadOn } from './leading.ts';
import { grants } from './lends.ts';
import { inLull } from './lull.ts';
import { heardSomehow } from './own-tales.ts';
import { tookUpSelf } from './takes-up.ts';
import type { Act, Turn } from './turn.ts';
import { isQuestion, unmatched } from './understand.ts';
import { isBack, welcomes } from './welcome.ts';
import { wonders } from './wondering.ts';

/** The probability that a line is taken, where there is one, about which more may be asked. */
const prefersFollowed = 0.75;

/** Where no scene is under way. */
export function freely(question: Question, turn: Turn): Act {
  const isRemark = (unmatched.has(turn.intent) || turn.intent === 'maybe') && !isQuestion(turn.clause, turn.words);
  const mayChangeTheSubject = isRemark && turn.memory.feeling !== 'sad';
  return (
    answerOfNews(turn) ??
    (isRemark ? (tookUpSelf(turn) ?? listens(turn)) : null) ??
    answerInPlay(turn) ??
    hears(turn) ??
    grants(turn) ??
    (isBack(turn.message) && turn.memory.feeling !== 'sad' ? welcomes(turn) : null) ??
    heardSomehow(turn) ??
    talkedOfRather(turn) ??
    (mayChangeTheSubject ? inLull(turn) : leadOn(turn)) ??
    wonders(turn) ??
    beneath(question, turn)
  );
}

/** A line of the pools that fit the message. */
export function beneath(question: Question, turn: Turn): Act {
  const { part, random, clause, message, progress } = turn;
  const isPlain = question.message === undefined || (question.noticed?.length ?? 0) > 0;
  const asked = isPlain ? question : { ...question, message: clause || message };
  const isNice = isWelcome(turn);
  const isPreferred =
    random() < prefersFollowed ? (line: string) => part.followUps.isFollowed(line) && isNice(line) : isNice;
  return {
    line: deal(part.script, cueFor(asked, random, turn.memory), random, [isPreferred, isNice]),
    progress,
    say: [],
  };
}
