// What was offered, or is told, can wait: whoever asks for something else first gets that, and the scene closes.
import type { Question } from '../../../contract/chat.ts';
import { leading, without } from './act-scene.ts';
import { answerTo } from './answers.ts';
import { freely } from './free-talk.ts';
import { plainly, written } from './plain.ts';
import { type Act, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** "Later with the feather, first tell me how your day was": what was offered, or is told, can wait. */
export function postponed(question: Question, turn: Turn): Act | null {
  const { message } = turn;
  if (plainly(message).length <= mostWordsOfAButton || !postponing.test(written(plainly(message)))) return null;
  const rest = message.split(/(?<=[.!?…])\s+|,\s+/).filter((part) => !refusing.test(written(plainly(part))));
  const then = saying(without(turn), rest.join(', '));
  const asks = rest.length > 0 && (isQuestion(then.clause, then.words) || asksFirst.test(written(then.words)));
  const said = asks ? (answerTo(then) ?? freely({ ...question, message: then.message }, then)) : null;
  // "Pretty. But first, how do I begin my speech?" refuses nothing: what is told waits.
  const { place } = turn.progress;
  const isWaiting =
    said !== null && place !== null && !said.progress.place && !refusing.test(written(plainly(message)));
  return isWaiting ? leading(said, place) : said;
}
const mostWordsOfAButton = 4;
const asksFirst = /\b(?:tell me|how (?:are|was|is)|what) /;
const refusing =
  /\b(?:not now|not yet|not right now|not today|not tonight|not this time|another day|maybe later|later with?|okay later|ok later|some other time|another time|in a (?:minute|moment|bit)|i said (?:not now|later|no more)|no more \w+|forget the \w+|never mind the \w+|enough of the \w+|(?:pause|stop|hold|save|keep) (?:the|your|that) (?:\w+ )?(?:lesson|story|tale|song|game|riddle|riddles|poem|recipe|charades|watch|voyage|dance)) /;
const postponing = new RegExp(`${refusing.source}|\\bfirst (?:tell me|how|what|i (?:want|have|must|need)) `);
