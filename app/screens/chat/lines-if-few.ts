// A window that is low has room for what was said above its answer, where both are short.
import type { ListedMessage } from './listed-message.ts';

/** In letters. */
const mostSaid = 20;
const mostOfTwoLines = 64;
const mostOfThree = 80;

/** Of how many lines a short message is at most there; nothing where it is longer. */
export function linesIfFew({ category, message }: ListedMessage): 'two' | 'three' | undefined {
  if (message.includes('\n') || message.length > (category === 'user' ? mostSaid : mostOfThree)) return undefined;
  return message.length <= mostOfTwoLines ? 'two' : 'three';
}
