// The chat's state and rules: what was said, and which reply is awaited. Specified in docs/product.md, 5.2 to 5.9.
import { mostHistoryBytes, mostRemarks, type Remark } from '../../../contract/chat.ts';

export type ChatMessage = Remark;

/** A message in the list. One with a `notice` stands in for a missing reply; the notice says why it is missing. */
export type ListedMessage = ChatMessage & { readonly notice?: 'greeting missing' | 'reply failed' | 'reply empty' };

/** A greeting or reply that was asked for and is not complete. */
export type Awaited = {
  readonly id: number;
  readonly kind: 'greeting' | 'reply';
  readonly isTypingShown: boolean;
  /** The part that has arrived. */
  readonly text: string;
};

export type Conversation = {
  readonly character: string;
  readonly messages: readonly ListedMessage[];
  readonly awaited: Awaited | null;
};

/** An event of the exchange with this `id`. Events of an exchange that is over are ignored. */
export type Action =
  | { readonly type: 'greetingAsked'; readonly id: number }
  | { readonly type: 'messageSent'; readonly id: number; readonly message: string }
  | { readonly type: 'typingShown'; readonly id: number }
  | { readonly type: 'fragmentArrived'; readonly id: number; readonly fragment: string }
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number };

export const presetMessages: readonly ListedMessage[] = [];
export const typingMessage = 'Typing...';
export const fallbackGreeting = 'Hi there! How can I make your day better today? 😊';
export const failureMessage = 'Failed to fetch response. Please try again.';
export const emptyReplyMessage = (character: string) => `That's all ${character}'s got! Go bother others instead.`;

export function newConversation(character: string): Conversation {
  return { character, messages: presetMessages, awaited: null };
}

export function isBlank(message: string): boolean {
  return message.trim() === '';
}

export function converse(conversation: Conversation, action: Action): Conversation {
  if (action.type === 'greetingAsked') return { ...conversation, awaited: awaiting(action.id, 'greeting') };
  if (action.type === 'messageSent') {
    if (conversation.awaited || isBlank(action.message)) return conversation;
    const message = { category: 'user', message: action.message } as const;
    return { ...conversation, messages: [...conversation.messages, message], awaited: awaiting(action.id, 'reply') };
  }

  const { awaited } = conversation;
  if (awaited?.id !== action.id) return conversation;
  switch (action.type) {
    case 'typingShown':
      return { ...conversation, awaited: { ...awaited, isTypingShown: true } };
    case 'fragmentArrived':
      return { ...conversation, awaited: { ...awaited, text: awaited.text + action.fragment } };
    case 'ended':
      return answered(conversation, isBlank(awaited.text) ? noticeOfEmpty(conversation, awaited) : said(awaited.text));
    case 'failed':
      return answered(conversation, awaited.kind === 'greeting' ? greetingMissing : replyFailed);
  }
}

/** Whether sending is disabled: a reply or the greeting is awaited, or the greeting was not yet asked for. */
export function isAwaitingReply({ messages, awaited }: Conversation): boolean {
  return awaited !== null || messages.length === presetMessages.length;
}

/** The list as shown: all messages, then the part of a reply that has arrived, or "Typing...". */
export function visibleMessages({ messages, awaited }: Conversation): readonly ListedMessage[] {
  if (awaited && !isBlank(awaited.text)) return [...messages, said(awaited.text)];
  if (awaited?.isTypingShown) return [...messages, said(typingMessage)];
  return messages;
}

/** Counts letters, not bytes: ask-server.ts cuts further where letters take more than a byte. */
const longestRemembered = mostHistoryBytes / mostRemarks;

/** The history sent with the next question: the last messages, long ones cut, without notices. */
export function historyOf({ messages }: Conversation): readonly ChatMessage[] {
  return messages
    .filter(({ notice }) => !notice)
    .slice(-mostRemarks)
    .map(({ category, message }) => ({ category, message: message.slice(0, longestRemembered) }));
}

/** Who says the message. The fallback greeting is said in the character's name. */
export function speakerOf(character: string, { category, notice }: ListedMessage): string {
  if (category === 'user') return 'You';
  return isSaidByPage(notice) ? 'The page says' : character;
}

/** Whether the page says this, not the character: that a reply failed or was empty. */
export function isSaidByPage(notice: ListedMessage['notice']): boolean {
  return notice === 'reply failed' || notice === 'reply empty';
}

/** What a screen reader hears: that someone types, then the whole reply, each once. */
export function announcement({ character, messages, awaited }: Conversation): string {
  if (awaited) return awaited.isTypingShown ? `${character} is typing` : '';
  const last = messages.at(-1);
  return last?.category === 'AI' ? `${speakerOf(character, last)}: ${last.message}` : '';
}

function awaiting(id: number, kind: Awaited['kind']): Awaited {
  return { id, kind, isTypingShown: false, text: '' };
}

function answered(conversation: Conversation, message: ListedMessage): Conversation {
  return { ...conversation, messages: [...conversation.messages, message], awaited: null };
}

const greetingMissing: ListedMessage = { category: 'AI', message: fallbackGreeting, notice: 'greeting missing' };
const replyFailed: ListedMessage = { category: 'AI', message: failureMessage, notice: 'reply failed' };

function noticeOfEmpty({ character }: Conversation, { kind }: Awaited): ListedMessage {
  if (kind === 'greeting') return greetingMissing;
  return { category: 'AI', message: emptyReplyMessage(character), notice: 'reply empty' };
}

/** The other party's words, without blank lines before, after and between them. */
function said(text: string): ListedMessage {
  return { category: 'AI', message: text.trim().replace(/\s*\n\s*/g, '\n') };
}
