// What stands in the chat's list: what was said, and what the page says in place of a reply or beside it (docs/product.md, 5.4 and 14).
import * as texts from '#texts/chat.ts';
import { language as ours } from '#texts/language.ts';
import { nameOf } from '#texts/names.ts';
import type { Remark } from '../../../contract/chat.ts';
import { type PageLanguage, pageWords } from '../../care/words.ts';
import { isAnsweredByPage, type ReplyHead } from './reply-head.ts';

export type ChatMessage = Remark;

/** Why a message that the character did not say is in the list. */
export type Notice =
  | 'greeting missing'
  | 'reply failed'
  | 'reply empty'
  | 'danger answered'
  | 'out of bounds'
  | 'machine reminder'
  | 'pause suggested';

/** A message in the list. */
export type ListedMessage = ChatMessage & {
  readonly notice?: Notice;
  /** Of what the page says; that of the page if it is missing. */
  readonly language?: PageLanguage;
  /** The visitor told of danger: these words go along with no question. */
  readonly isWithheld?: true;
};

export function isBlank(message: string): boolean {
  return message.trim() === '';
}

/** Who says the message. The fallback greeting is said in the character's name. */
export function speakerOf(character: string, { category, notice, language = ours }: ListedMessage): string {
  if (category === 'user') return texts.you;
  return isSaidByPage(notice) ? pageWords[language].says : nameOf(character);
}

/** Whether the page says this, not the character. */
export function isSaidByPage(notice: Notice | undefined): boolean {
  return notice !== undefined && notice !== 'greeting missing';
}

/** What a screen reader hears of a message after its speaker. */
export function heard({ message, notice, language = ours }: ListedMessage): string {
  return notice === 'danger answered' ? `${message} ${pageWords[language].below}` : message;
}

const greetingMissing: ListedMessage = { category: 'AI', message: texts.greeting, notice: 'greeting missing' };
const replyFailed: ListedMessage = { category: 'AI', message: texts.failure, notice: 'reply failed' };
export const reminderOfMachine: ListedMessage = {
  category: 'AI',
  message: texts.machineReminder,
  notice: 'machine reminder',
};

type Reply = { readonly kind: 'greeting' | 'reply'; readonly head: ReplyHead | null; readonly text: string };

/** The whole reply, or what stands for it. `isFriendOnly`: the character neither flirts nor sulks. */
export function replyWith({ kind, head, text }: Reply, character: string, isFriendOnly: boolean): ListedMessage {
  if (head?.care === 'danger') return dangerAnswered(head, text);
  if (isBlank(text)) {
    if (kind === 'greeting') return greetingMissing;
    if (isFriendOnly) return replyFailed; // the other one is a sulk
    return { category: 'AI', message: texts.emptyReply(nameOf(character)), notice: 'reply empty' };
  }
  if (isAnsweredByPage(head)) return { ...said(text), notice: 'out of bounds', language: head?.language ?? ours };
  return said(text);
}

/** Who tells of danger is answered also where the answer was lost on its way. */
function dangerAnswered({ language }: ReplyHead, text: string): ListedMessage {
  return { ...said(isBlank(text) ? pageWords[language].below : text), notice: 'danger answered', language };
}

export function noticeOfFailure({ kind, head }: Reply): ListedMessage {
  if (head?.care === 'danger') return dangerAnswered(head, '');
  return kind === 'greeting' ? greetingMissing : replyFailed;
}

/** The other party's words, without blank lines before, after and between them. */
export function said(text: string): ListedMessage {
  return { category: 'AI', message: text.trim().replace(/\s*\n\s*/g, '\n') };
}
