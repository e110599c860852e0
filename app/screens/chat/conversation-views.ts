// What is read from the chat's state: the list as shown and as heard, and what goes along with a question.
import { isTyping, typing } from '#texts/chat.ts';
import { nameOf } from '#texts/names.ts';
import { mostHistoryBytes, mostRemarks } from '../../../contract/chat.ts';
import { type Conversation, presetMessages } from './conversation-state.ts';
import { type ChatMessage, heard, isBlank, type ListedMessage, said, speakerOf } from './listed-message.ts';
import { isAnsweredByPage } from './reply-head.ts';

/** Whether sending is disabled: a reply or the greeting is awaited, or the greeting was not yet asked for. */
export function isAwaitingReply({ messages, awaited }: Conversation): boolean {
  return awaited !== null || messages.length === presetMessages.length;
}

/** The list as shown: all messages, then the part of a reply that has arrived, or "Typing...". */
export function visibleMessages({ messages, awaited }: Conversation): readonly ListedMessage[] {
  if (isAnsweredByPage(awaited?.head)) return messages; // it is shown whole
  if (awaited && !isBlank(awaited.text)) return [...messages, said(awaited.text)];
  if (awaited?.isTypingShown) return [...messages, said(typing)];
  return messages;
}

/** Whether a reply is awaited of which nothing is shown yet, not even "Typing...". */
export function isSilent(conversation: Conversation): boolean {
  return conversation.awaited !== null && visibleMessages(conversation) === conversation.messages;
}

/** Counts letters, not bytes: ask-server.ts cuts further where letters take more than a byte. */
const longestRemembered = mostHistoryBytes / mostRemarks;

/**
 * The history sent with the next question: the last messages, long ones cut, without notices and what was told of danger. The site's answer
 * to that goes along while it is the last, so that the server makes no joke right behind it.
 */
export function historyOf({ messages }: Conversation): readonly ChatMessage[] {
  const last = messages.at(-1);
  const isHelp = (message: ListedMessage) => message === last && message.notice === 'danger answered';
  return messages
    .filter((message) => isHelp(message) || (!message.notice && !message.isWithheld))
    .slice(-mostRemarks)
    .map(({ category, message }) => ({ category, message: message.slice(0, longestRemembered) }));
}

/** What a screen reader hears: that someone types, then the whole reply and what the page adds to it, each once. */
export function announcement({ character, messages, awaited, newFrom, isOver }: Conversation): string {
  if (isOver) return '';
  if (awaited) return awaited.isTypingShown ? nameOf(character) + isTyping : '';
  return messages
    .slice(newFrom)
    .filter(({ category }) => category === 'AI')
    .map((message) => `${speakerOf(character, message)}: ${heard(message)}`)
    .join(' ');
}
