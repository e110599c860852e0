// For tests of the understudy: talks with the small character, sending along what the page sends.
import type { Question } from '../../contract/chat.ts';
import { act } from '../chat/understudy/act.ts';
import type { Part } from '../chat/understudy/part.ts';
import { writeProgress } from '../chat/understudy/place.ts';
import { readPart } from '../chat/understudy/understudy.ts';
import { smallPart } from './small-part.ts';

export const part = smallPart();
/** The odds of everything that comes by chance: never. */
export const never = () => 0.999;

/** What is said to each of `messages`, and what may be tapped after the last. */
export function talk(
  messages: readonly string[],
  { random = never, by = part }: { random?: () => number; by?: Part } = {},
) {
  let scene = '';
  const history: { category: 'user' | 'AI'; message: string }[] = [];
  const lines = messages.map((message) => {
    const question: Question = {
      character: 'Shrek',
      loveInterest: 'Fiona',
      message,
      history: history.slice(-20),
      scene,
    };
    const { line, progress, say } = act(question, by, random);
    scene = writeProgress(progress);
    history.push({ category: 'user', message }, { category: 'AI', message: line });
    return { line, say };
  });
  return { lines: lines.map(({ line }) => line), say: lines.at(-1)?.say, scene };
}
/** What is said to the last of `messages`. */
export const last = (...messages: string[]) => talk(messages).lines.at(-1);
/** What Shrek himself, with all of his lines, says to the last of `messages`. */
export const toldShrek = (...messages: string[]) =>
  talk(messages, { by: readPart('Shrek'), random: () => 0.4 }).lines.at(-1);
