// Trying again, another answer and stopping: what may be asked for at the end of the list, and what becomes of the conversation.
import { longestInstead, mostInstead } from '../../../contract/chat.ts';
import { answered, awaiting } from './conversation.ts';
import type { Conversation, Take } from './conversation-state.ts';
import { isBlank, said } from './listed-message.ts';
import { isAnsweredByPage } from './reply-head.ts';
import type { Asked } from './use-conversation.ts';

/** `shown`: the place in `all` of the reply that stands in the list; behind them where a failure stands there. */
export type Takes = { readonly all: readonly Take[]; readonly shown: number };

/**
 * What the visitor may ask for about the message at the end of the list, `asked` being the last question. Nothing where the page answered,
 * where care noticed something in this very message, and of what another visit left.
 */
export function mayAskAgain(
  { messages, awaited, noticed }: Conversation,
  asked: Asked,
): 'Try again' | 'Another answer' | null {
  const last = messages.at(-1);
  if (awaited || !last || asked.message === undefined) return null;
  const isUnanswered = last.category === 'user';
  const message = isUnanswered ? last : messages.at(-2);
  if (message?.category !== 'user' || message.message !== asked.message) return null;
  if (isUnanswered || last.notice === 'reply failed' || last.notice === 'reply empty') return 'Try again';
  const isNoticedHere = noticed.some((kind) => !asked.noticed?.includes(kind));
  return last.notice || isNoticedHere ? null : 'Another answer';
}

/** The question once more. The replies that were read go along, so that none of them is the answer. */
export function questionAgain(conversation: Conversation, asked: Asked): Asked {
  const { instead: _, ...question } = asked;
  const read = (takesIn(conversation) ?? takesUntil(conversation)).all
    .map(({ reply }) => reply.message)
    .filter((words) => words.length <= longestInstead)
    .slice(-mostInstead);
  return { ...question, ...(read.length > 0 && { instead: read }) };
}

/** The reply or notice at the end is gone, and another is awaited. */
export function askedAgain(conversation: Conversation, id: number, { scene = null }: { scene?: string | null }) {
  const { messages } = conversation;
  const isAnswered = messages.at(-1)?.category === 'AI';
  const place = isAnswered ? messages.length - 1 : messages.length;
  const { all } = takesIn(conversation) ?? takesUntil(conversation);
  return {
    ...conversation,
    messages: messages.slice(0, place),
    takes: { place, all },
    scene,
    say: [],
    awaited: awaiting(id, 'reply'),
  } satisfies Conversation;
}

/** All replies to the last message, where one of them stands at the end of the list; else `null`. */
export function takesIn(conversation: Conversation): Takes | null {
  const { messages, scene, say, awaited } = conversation;
  const reply = messages.at(-1);
  if (awaited || reply?.category !== 'AI') return null;
  const { all } = takesUntil(conversation);
  const isMissing = reply.notice === 'reply failed' || reply.notice === 'reply empty';
  if (reply.notice) return isMissing && all.length > 0 ? { all, shown: all.length } : null;
  const shown = all.findIndex((take) => take.reply === reply);
  return shown === -1 ? { all: [...all, { reply, scene, say }], shown: all.length } : { all, shown };
}

/** Those that were read before the last was asked for. */
function takesUntil({ takes, messages, awaited }: Conversation): Takes {
  const place = messages.length - (awaited || messages.at(-1)?.category === 'user' ? 0 : 1);
  return { all: takes?.place === place ? takes.all : [], shown: -1 };
}

/** The reply at `place` among `takes` stands at the end of the list again, with where it left the scene. */
export function paged(conversation: Conversation, { all }: Takes, place: number): Conversation {
  const take = all[place];
  if (!take) return conversation;
  const before = conversation.messages.slice(0, -1);
  return {
    ...conversation,
    messages: [...before, take.reply],
    takes: { place: before.length, all },
    scene: take.scene,
    say: take.say,
    newFrom: before.length,
  };
}

/** Whether a reply is being typed, which may be stopped. What the page answers is not: nobody types it. */
export function isTyping({ awaited }: Conversation): boolean {
  if (awaited?.kind !== 'reply' || isAnsweredByPage(awaited.head)) return false;
  return awaited.isTypingShown || !isBlank(awaited.text);
}

/** What has come of the reply stays; where nothing has, the message stands there without one. */
export function stopped(conversation: Conversation): Conversation {
  const { awaited, messages } = conversation;
  if (!isTyping(conversation) || !awaited) return conversation;
  if (isBlank(awaited.text)) return { ...conversation, awaited: null, newFrom: messages.length };
  return answered(conversation, said(awaited.text));
}
