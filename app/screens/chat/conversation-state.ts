// What the chat knows of a conversation, and what may happen to it.
import type { CareKind, ReplierName } from '../../../contract/chat.ts';
import type { ListedMessage } from './listed-message.ts';
import type { ReplyHead } from './reply-head.ts';

/** The line that suggests a pause (pauses.ts); `null` if it is for children only. */
export type PauseSuggestion = (isForChild: boolean) => string | null;

/** A greeting or reply that was asked for and is not complete. */
export type Awaited = {
  readonly id: number;
  readonly kind: 'greeting' | 'reply';
  readonly isTypingShown: boolean;
  readonly head: ReplyHead | null;
  /** The part that has arrived. */
  readonly text: string;
};

/** A reply that was read, with what it brought along: the visitor may go back to it. */
export type Take = {
  readonly reply: ListedMessage;
  readonly scene: string | null;
  readonly say: readonly string[];
};

export type Conversation = {
  readonly character: string;
  readonly messages: readonly ListedMessage[];
  /** The replies to one message that another one was wanted for, and their place in the list (another-answer.ts). */
  readonly takes?: { readonly place: number; readonly all: readonly Take[] };
  readonly awaited: Awaited | null;
  /** What server/care noticed, each kind once. It lasts as long as the conversation and goes along with each question. */
  readonly noticed: readonly CareKind[];
  /** With so many further questions goes "danger", because a message was taken for danger that may well have told of none. */
  readonly inDoubtFor: number;
  /** Where it is in the character's scenes, as the last reply said it. */
  readonly scene: string | null;
  /** What the visitor may tap as an answer to the newest message. */
  readonly say: readonly string[];
  /** Who wrote what the character said, each once, the latest last. */
  readonly writers: readonly ReplierName[];
  /** The messages from this one on were added last, together. */
  readonly newFrom: number;
  /** The pause that fell due while a reply was awaited. */
  readonly pauseDue: PauseSuggestion | null;
  /** The visitor has stepped out of the swamp. */
  readonly isOver: boolean;
};

/** An event of the exchange with this `id`, or one without. Events of an exchange that is over are ignored. */
export type Action =
  /** For rules that come late (afterwards.tsx): what they make of the conversation. */
  | { readonly type: 'revised'; readonly revise: (conversation: Conversation) => Conversation }
  | { readonly type: 'pauseDue'; readonly suggest: PauseSuggestion }
  | { readonly type: 'steppedOut' }
  | { readonly type: 'greetingAsked'; readonly id: number }
  | { readonly type: 'messageSent'; readonly id: number; readonly message: string }
  | { readonly type: 'typingShown'; readonly id: number }
  | { readonly type: 'headArrived'; readonly id: number; readonly head: ReplyHead }
  | { readonly type: 'fragmentArrived'; readonly id: number; readonly fragment: string }
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number };

/** Questions after a doubtful danger that are answered as after danger. */
export const mostInDoubt = 3;
export const presetMessages: readonly ListedMessage[] = [];
export function newConversation(character: string): Conversation {
  return {
    character,
    messages: presetMessages,
    awaited: null,
    noticed: [],
    inDoubtFor: 0,
    scene: null,
    say: [],
    writers: [],
    newFrom: 0,
    pauseDue: null,
    isOver: false,
  };
}
