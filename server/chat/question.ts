import { isSpeaking } from '../../cast/characters.ts';
import { profileOf } from '../../cast/profiles.ts';
import {
  historyBytes,
  mostHistoryBytes,
  mostMessageLetters,
  type Question,
  type QuestionBody,
} from '../../contract/chat.ts';
import { Problem } from '../problem.ts';

/**
 * Checks what the contract's schema cannot: throws a 400 for Dragon and for two who are no couple, a 413 for too long a message or
 * history. Leaves out unknown fields.
 */
export function readQuestion({
  character,
  loveInterest,
  message,
  history,
  scene,
  noticed,
  inDoubt,
  instead,
  language,
}: QuestionBody): Question {
  if (!isSpeaking(character)) throw new Problem(400, 'Not a question', 'Dragon growls, and never here.');
  const beloved = profileOf(character).loveInterest;
  if (loveInterest !== beloved)
    throw new Problem(400, 'Not a question', `The love interest of ${character} is ${beloved}.`);
  if (message && message.length > mostMessageLetters)
    throw tooLong('Message', `A message holds at most ${inWords(mostMessageLetters)} characters.`);
  if (history && historyBytes(history) > mostHistoryBytes)
    throw tooLong('History', `A history holds at most ${inWords(mostHistoryBytes)} bytes, counted as JSON in UTF-8.`);
  return {
    character,
    loveInterest,
    ...(message !== undefined && { message }),
    ...(history && { history: history.map(({ category, message }) => ({ category, message })) }),
    ...(scene && { scene }),
    ...(noticed && { noticed }),
    ...(inDoubt && { inDoubt }),
    ...(instead && { instead }),
    ...(language && { language }),
  };
}

function tooLong(what: string, detail: string): Problem {
  return new Problem(413, `${what} too long`, detail);
}

function inWords(count: number): string {
  return count.toLocaleString('en');
}
