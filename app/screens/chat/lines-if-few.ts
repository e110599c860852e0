// A window that is low has room for what was said beside its answer, where both are short.
import type { ListedMessage } from './listed-message.ts';

type Few = 'one' | 'two' | 'broad two' | 'three';

/** In letters: so many of the visitor's are one line or two of a narrow bubble. */
const mostSaid: readonly (readonly [number, Few])[] = [
  [10, 'one'],
  [20, 'two'],
];
/** And so many of an answer are two lines beside what is carved into the wall, or beside one word, or three beside two. */
const mostAnswered: readonly (readonly [number, Few])[] = [
  [64, 'two'],
  [70, 'broad two'],
  [80, 'three'],
];

/** Of how many lines the message is beside another; nothing where it is too long for that. */
export function linesIfFew({ category, message }: ListedMessage): Few | undefined {
  if (message.includes('\n')) return undefined;
  const most = category === 'user' ? mostSaid : mostAnswered;
  return most.find(([letters]) => message.length <= letters)?.[1];
}
