// In the middle of a recipe or a lesson: "what do I do with the butter?", "my butter is rock hard, what now?"
import { nextBeat } from './act-scene.ts';
import { namedNext } from './answers-next.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { isAboutRest, restOf } from './rest.ts';
import { type Act, fromPool, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const bareQuestion =
  /^(?:(?:so|and|but|ok|okay|oh) )*(?:what now|now what|what (?:do|should|can) i do(?: now| then)?|what then|is (?:that|it|this) (?:ok|okay|fine|right|bad)|help(?: me)?) $/;
/** "Can I leave it out?", "what would you use instead of butter?" */
const leavesOut =
  /\b(?:leave|skip|omit|drop) (?:it|that|this|them|those|the \w+)(?: out)? |(?<!\bwhat )\b(?:do|does|must|have to) (?:i|it|we|you) (?:really )?(?:need|have) (?:the )?(?!then|now|next|first|here|this|for)\w+ (?:in it )?$|\bwithout (?:the |any )?\w+ $|\binstead of (?:the )?\w+ |\b(?:use|take|put in|have) instead /;
const repliesBack = 3;
const ownWords: ReadonlySet<string> = new Set(['i', 'my', 'me', 'mine', 'we', 'our']);

/** The step that tells of what is asked for, or what helps with what the message tells; null outside lessons and for any other message. */
export function stepAsked(turn: Turn, place: Place): Act | null {
  const { part, message, clause, words, remarks, progress } = turn;
  const kind = part.scenes.all.find(({ name }) => name === place.scene)?.kind;
  if ((kind !== 'recipe' && kind !== 'lesson') || !isQuestion(clause, words)) return null;
  if (kind === 'recipe' && leavesOut.test(written(words))) return fromPool(turn, 'leaves out');
  const parts = message.split(/[,.!?;]+\s+/);
  if (parts.length > 1 && bareQuestion.test(written(plainly(parts.at(-1) ?? '')))) {
    const all = plainly(message).filter((word) => !ownWords.has(word)); // it is the lesson's butter, whosever it is
    const answer = namedNext({ ...turn, clause: message, words: all, intent: 'question' });
    return answer && { ...answer, progress };
  }
  const replies = remarks.filter(({ category }) => category === 'AI').slice(-repliesBack);
  const rest = restOf(words, [...replies.map((reply) => reply.message), 'with']);
  const next = rest.length > 0 ? nextBeat(turn, place) : null;
  return next && isAboutRest(next.line, rest) ? next : null;
}
