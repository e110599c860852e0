import type { Mood } from '../../../cast/portraits.ts';
import type { Conversation } from './conversation.ts';

/** The puppet's face: in love while it types, cross with itself when its reply failed. */
export function puppetMood({ messages, awaited }: Conversation): Mood {
  if (awaited) return awaited.isTypingShown || awaited.text ? 'smitten' : 'rest';
  return messages.at(-1)?.notice === 'reply failed' ? 'cross' : 'rest';
}
