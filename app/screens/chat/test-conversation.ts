// For tests of the chat's state: conversations that were played so far.
import { converse } from './conversation.ts';
import { type Action, type Conversation, newConversation } from './conversation-state.ts';
import type { ReplyHead } from './reply-head.ts';

export const play = (...actions: Action[]): Conversation => actions.reduce(converse, newConversation('Shrek'));
export const greeted = [
  { type: 'greetingAsked', id: 1 },
  { type: 'fragmentArrived', id: 1, fragment: 'Evening, lass.' },
  { type: 'ended', id: 1 },
] as const;
export const sent = [...greeted, { type: 'messageSent', id: 2, message: 'hello' }] as const;
/** What the headers of a reply to message `id` say. */
export const head = (id: number, given: Partial<ReplyHead>): Action => ({
  type: 'headArrived',
  id,
  head: { writer: 'understudy', care: null, language: 'en', ...given },
});
/** A message and its whole reply. */
export const turn = (id: number, message: string, given: Partial<ReplyHead>, fragment = `answer ${id}`): Action[] => [
  { type: 'messageSent', id, message },
  head(id, given),
  { type: 'fragmentArrived', id, fragment },
  { type: 'ended', id },
];
