import type { Mood } from '../../../cast/portraits.ts';
import { isFriendOnly } from './conversation.ts';
import type { Conversation } from './conversation-state.ts';

/** The puppet's face: in love while it types, cross with itself when its reply failed, and calm where it is a friend only. */
export function puppetMood(conversation: Conversation): Mood {
  const { messages, awaited } = conversation;
  if (isFriendOnly(conversation)) return 'rest';
  if (awaited) return awaited.isTypingShown || awaited.text ? 'smitten' : 'rest';
  return messages.at(-1)?.notice === 'reply failed' ? 'cross' : 'rest';
}
