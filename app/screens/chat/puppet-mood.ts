import type { Mood } from '../../../cast/portraits.ts';
import { heldMs, isFriendOnly } from './conversation.ts';
import type { Conversation } from './conversation-state.ts';
import type { Notice } from './listed-message.ts';
import { isAnsweredByPage } from './reply-head.ts';

/** Who has nothing to say and sends one away does not look on placidly. */
const sulks: ReadonlySet<Notice> = new Set(['reply failed', 'reply empty', 'out of bounds']);

/**
 * The puppet's face: in love from the moment something is sent to it until it has replied, or cross if that was an insult; cross with itself
 * when its reply failed; sulky when it has none; stern where the page turns something down; and calm where it is a friend only or the page answers danger.
 */
export function puppetMood(conversation: Conversation, isInsulted = false): Mood {
  const { messages, awaited } = conversation;
  if (isFriendOnly(conversation)) return 'rest';
  if (isAnsweredByPage(awaited?.head)) return awaited?.head?.care === 'danger' ? 'rest' : 'cross';
  if (isInsulted) return 'cross';
  if (awaited) return awaited.kind === 'reply' || awaited.text ? 'smitten' : 'rest';
  const notice = messages.at(-1)?.notice;
  return notice && sulks.has(notice) ? 'cross' : 'rest';
}

/**
 * How long after sending it shows. The page's own answer to a message that tells of danger comes within this time, and
 * nobody shall look in love at that.
 */
export const beatMs = 250;

/** After how many milliseconds the face `shown` gives way to `wanted`, the one of `puppetMood`; 0 is at once. */
export function faceDelayMs(shown: Mood, wanted: Mood, conversation: Conversation): number {
  const { messages, awaited, isOver } = conversation;
  if (wanted !== 'rest' && awaited) return awaited.head || awaited.isTypingShown || awaited.text ? 0 : beatMs;
  const hasReplied = !awaited && !isOver && !isFriendOnly(conversation) && messages.at(-1)?.notice === undefined;
  return wanted === 'rest' && shown !== 'rest' && hasReplied && messages.length > 1 ? heldMs : 0;
}
