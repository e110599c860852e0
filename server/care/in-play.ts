// Whether a message answers what the character has just said in play: there a ghost, a knife or a lost shoe are the tale's.
import type { Question } from '../../contract/chat.ts';
import { echoes } from '../chat/understudy/about-line.ts';
import { readProgress } from '../chat/understudy/place.ts';
import { plainly } from '../chat/understudy/plain.ts';

/** A scene is under way, or the message takes up a word of the character's last line. An offer alone, as most greetings make one, is no play yet. */
export function isInPlay({ message, history = [], scene }: Pick<Question, 'message' | 'history' | 'scene'>): boolean {
  const { place } = readProgress(scene);
  if (place && (place.entry === 'begin' || place.choices.length > 0)) return true;
  const last = history.at(-1);
  return message !== undefined && last?.category === 'AI' && echoes(plainly(message), last.message);
}
