// A character comes back once, on the same day, to a fortune of theirs that the visitor has kept: docs/product.md, 7.7.
import { mentions, whatMyFortuneMeans } from '#texts/chat-late.ts';
import type { Box, KeptFortune } from '../../kept/fortune-box.ts';
import { isFriendOnly } from './conversation.ts';
import type { Conversation } from './conversation-state.ts';
import { said } from './listed-message.ts';

/** How long after the greeting: it is a second thought. */
export const mentionAfterMs = 2000;
export const whatItMeans = whatMyFortuneMeans;

/** The newest of `box` that `character` told today and has not come back to. */
export function fortuneToMention(box: Box, character: string, today: string): KeptFortune | null {
  if (!Object.hasOwn(mentions, character)) return null;
  return box.find(({ teller, on, isMentioned }) => teller === character && on === today && !isMentioned) ?? null;
}

/** All that this character told that day, because it is mentioned once. */
export function withMentioned(box: Box, { teller, on }: KeptFortune): Box {
  return box.map((one) => (one.teller === teller && one.on === on ? { ...one, isMentioned: true } : one));
}

/** Only behind a greeting of the character's own, to which nothing was said. */
export function mayMention(conversation: Conversation): boolean {
  const { messages, awaited, isOver } = conversation;
  return messages.length === 1 && !messages[0]?.notice && !awaited && !isOver && !isFriendOnly(conversation);
}

/** The conversation with one more line of the character, about that fortune. */
export function withMention(conversation: Conversation, { teller, text }: KeptFortune): Conversation {
  return withSecondThought(conversation, `${mentions[teller]} “${text}”`);
}

/** The conversation with one more line of the character, while it may come. */
export function withSecondThought(conversation: Conversation, line: string): Conversation {
  if (!mayMention(conversation)) return conversation;
  const { messages } = conversation;
  return { ...conversation, messages: [...messages, said(line)], newFrom: messages.length };
}

/** Whether the mention stands at the end, and may be asked about. */
export function isMention({ messages, character, awaited }: Conversation): boolean {
  const [, last, ...more] = messages;
  return (
    !awaited && more.length === 0 && last?.category === 'AI' && last.message.startsWith(`${mentions[character]} “`)
  );
}
