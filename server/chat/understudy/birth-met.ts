// Who tells that a baby comes is wished joy before anything goes on, the first time that they tell it.
import { talkOf } from './answers-talk.ts';
import { birthIn } from './glad-news.ts';
import { isHeavy } from './heavy.ts';
import { tookUp } from './takes-up.ts';
import { type Act, saying, type Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

const pool = 'new-baby';

/** A line of joy; null for any other message, for whoever asks something besides, and where it was said already. */
export function birthMet(turn: Turn): Act | null {
  const told = birthIn(turn.message);
  if (!told || isHeavy(turn.message) || isQuestion(turn.clause, turn.words)) return null;
  const lines = turn.part.talk.get(pool) ?? [];
  const isSaid = turn.remarks.some(
    ({ category, message }) => category === 'AI' && lines.some((it) => message.includes(it)),
  );
  return isSaid ? null : (tookUp(saying(turn, told)) ?? talkOf(saying(turn, told), pool));
}
