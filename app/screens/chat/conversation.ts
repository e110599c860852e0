// What is said and what is awaited: the chat's rules, to be held against docs/product.md, 5.2 to 5.9.
import { mostHistoryBytes, mostRemarks, type Remark } from '../../../contract/chat.ts';

export type ChatMessage = Remark;

/** A greeting or reply that was asked for and has not ended. */
export type Awaited = {
  readonly id: number;
  readonly kind: 'greeting' | 'reply';
  readonly isTypingShown: boolean;
  /** As much of it as has arrived. */
  readonly text: string;
};

export type Conversation = {
  readonly character: string;
  readonly messages: readonly ChatMessage[];
  readonly awaited: Awaited | null;
};

/** An event of the exchange that `id` names; one for an exchange that is over changes nothing. */
export type Action =
  | { readonly type: 'greetingAsked'; readonly id: number }
  | { readonly type: 'messageSent'; readonly id: number; readonly message: string }
  | { readonly type: 'typingShown'; readonly id: number }
  | { readonly type: 'fragmentArrived'; readonly id: number; readonly fragment: string }
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number };

export const presetMessages: readonly ChatMessage[] = [];
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
    const messages = [...conversation.messages, said('user', action.message)];
    return { ...conversation, messages, awaited: awaiting(action.id, 'reply') };
  }

  const { awaited } = conversation;
  if (awaited?.id !== action.id) return conversation;
  switch (action.type) {
    case 'typingShown':
      return { ...conversation, awaited: { ...awaited, isTypingShown: true } };
    case 'fragmentArrived':
      return { ...conversation, awaited: { ...awaited, text: awaited.text + action.fragment } };
    case 'ended':
      return answered(conversation, isBlank(awaited.text) ? insteadOfNothing(conversation, awaited) : awaited.text);
    case 'failed':
      return answered(conversation, awaited.kind === 'greeting' ? fallbackGreeting : failureMessage);
  }
}

/** Nobody may send now: a reply is awaited, or the greeting, also in the instant before it is asked for. */
export function isAwaitingReply({ messages, awaited }: Conversation): boolean {
  return awaited !== null || messages.length === presetMessages.length;
}

/** The list as it stands on the screen: what was said, then what is being said or typed. */
export function visibleMessages({ messages, awaited }: Conversation): readonly ChatMessage[] {
  if (awaited && !isBlank(awaited.text)) return [...messages, said('AI', awaited.text)];
  if (awaited?.isTypingShown) return [...messages, said('AI', typingMessage)];
  return messages;
}

/** In letters that take a byte each; wider ones are cut shorter where the question is sent. */
const longestRemembered = mostHistoryBytes / mostRemarks;

/** What goes along with the next question: the last messages, long ones cut, without those that nobody in the conversation said. */
export function historyOf({ character, messages }: Conversation): readonly ChatMessage[] {
  const notSaid: readonly string[] = [fallbackGreeting, failureMessage, emptyReplyMessage(character)];
  return messages
    .filter(({ category, message }) => category === 'user' || !notSaid.includes(message))
    .slice(-mostRemarks)
    .map(({ category, message }) => ({ category, message: message.slice(0, longestRemembered) }));
}

/** What a screen reader hears: that someone types, then the whole reply, each once. */
export function announcement({ character, messages, awaited }: Conversation): string {
  if (awaited) return awaited.isTypingShown ? `${character} is typing` : '';
  const last = messages.at(-1);
  return last?.category === 'AI' ? `${character}: ${last.message}` : '';
}

function awaiting(id: number, kind: Awaited['kind']): Awaited {
  return { id, kind, isTypingShown: false, text: '' };
}

function answered(conversation: Conversation, message: string): Conversation {
  return { ...conversation, messages: [...conversation.messages, said('AI', message)], awaited: null };
}

function insteadOfNothing({ character }: Conversation, { kind }: Awaited): string {
  return kind === 'greeting' ? fallbackGreeting : emptyReplyMessage(character);
}

function said(category: ChatMessage['category'], message: string): ChatMessage {
  return { category, message };
}
