// The chat's rules: what each event makes of a conversation. Specified in docs/product.md, 5.2 to 5.9.
import type { CareKind } from '../../../contract/chat.ts';
import {
  type Action,
  type Awaited,
  type Conversation,
  mostInDoubt,
  type PauseSuggestion,
} from './conversation-state.ts';
import { isBlank, type ListedMessage, noticeOfFailure, reminderOfMachine, replyWith } from './listed-message.ts';
import { isAnsweredByPage, type ReplyHead } from './reply-head.ts';

/** How long after a reply the puppet keeps the face that it made for it, and speaks on. */
export const heldMs = 2000;

export function converse(conversation: Conversation, action: Action): Conversation {
  if (conversation.isOver) return conversation;
  if (action.type === 'steppedOut') return { ...conversation, awaited: null, isOver: true };
  if (action.type === 'revised') return action.revise(conversation);
  if (action.type === 'pauseDue') {
    return conversation.awaited
      ? { ...conversation, pauseDue: action.suggest }
      : withPauseSuggested(conversation, action.suggest);
  }
  if (action.type === 'greetingAsked') return { ...conversation, awaited: awaiting(action.id, 'greeting') };
  if (action.type === 'messageSent') {
    if (conversation.awaited || isBlank(action.message)) return conversation;
    const message = { category: 'user', message: action.message } as const;
    return {
      ...conversation,
      messages: [...conversation.messages, message],
      say: [],
      awaited: awaiting(action.id, 'reply'),
    };
  }

  const { awaited } = conversation;
  if (awaited?.id !== action.id) return conversation;
  switch (action.type) {
    case 'typingShown':
      if (isAnsweredByPage(awaited.head)) return conversation; // nobody types
      return { ...conversation, awaited: { ...awaited, isTypingShown: true } };
    case 'headArrived':
      return { ...noted(conversation, action.head), awaited: { ...awaited, head: action.head } };
    case 'fragmentArrived':
      return { ...conversation, awaited: { ...awaited, text: awaited.text + action.fragment } };
    case 'ended':
      return answered(conversation, replyWith(awaited, conversation.character, isFriendOnly(conversation)));
    case 'failed':
      return answered(conversation, noticeOfFailure(awaited));
  }
}

/** Whether the character is a friend and nothing else from now on: after danger, and for children. */
export function isFriendOnly(conversation: Conversation): boolean {
  const known = noticedBefore(conversation);
  return known.includes('danger') || known.includes('minor');
}

/** What goes along with the next question: for a while after a doubtful danger questions are heard, and answered, as after danger. */
export function noticedBefore(conversation: Conversation): readonly CareKind[] {
  const { noticed } = conversation;
  return isInDoubt(conversation) ? [...noticed, 'danger'] : noticed;
}

/** Whether the danger that goes along is a doubtful one only. */
export function isInDoubt({ noticed, inDoubtFor }: Conversation): boolean {
  return inDoubtFor > 0 && !noticed.includes('danger');
}

export function awaiting(id: number, kind: Awaited['kind']): Awaited {
  return { id, kind, isTypingShown: false, head: null, text: '' };
}

function noted(conversation: Conversation, { care, writer, isDoubtful, isDoubtOver }: ReplyHead): Conversation {
  const { noticed, writers, inDoubtFor } = conversation;
  return {
    ...conversation,
    noticed: care && !isDoubtful && !noticed.includes(care) ? [...noticed, care] : noticed,
    inDoubtFor: isDoubtful ? mostInDoubt : isDoubtOver ? 0 : Math.max(0, inDoubtFor - 1),
    writers: writer === 'site' ? writers : [...writers.filter((it) => it !== writer), writer],
  };
}

/** The end of an exchange: its reply, and after it what the page has to say at this point. */
export function answered(conversation: Conversation, reply: ListedMessage): Conversation {
  const { messages, awaited, pauseDue } = conversation;
  const isReminderDue =
    awaited?.head?.care === 'minor' && !messages.some(({ notice }) => notice === 'machine reminder');
  const asked = reply.notice === 'danger answered' ? withLastWithheld(messages) : messages;
  const now = withNew(
    {
      ...conversation,
      messages: asked,
      awaited: null,
      pauseDue: null,
      scene: awaited?.head?.scene ?? conversation.scene,
      say: reply.notice ? [] : (awaited?.head?.say ?? []),
    },
    reply,
    ...(isReminderDue ? [reminderOfMachine] : []),
  );
  return pauseDue === null ? now : { ...withPauseSuggested(now, pauseDue), newFrom: now.newFrom };
}

/** Suggests a pause, unless the last line does so already, because nobody has written since. */
function withPauseSuggested(conversation: Conversation, suggest: PauseSuggestion): Conversation {
  const { messages, noticed } = conversation;
  const message = suggest(noticed.includes('minor'));
  if (!message || messages.at(-1)?.notice === 'pause suggested') return conversation;
  return withNew(conversation, { category: 'AI', message, notice: 'pause suggested' });
}

function withNew(conversation: Conversation, ...added: ListedMessage[]): Conversation {
  const { messages } = conversation;
  return { ...conversation, messages: [...messages, ...added], newFrom: messages.length };
}

function withLastWithheld(messages: readonly ListedMessage[]): readonly ListedMessage[] {
  const last = messages.at(-1);
  return last?.category === 'user' ? [...messages.slice(0, -1), { ...last, isWithheld: true }] : messages;
}
