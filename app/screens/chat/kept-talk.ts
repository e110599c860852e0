// What of a talk is kept on the device (docs/product.md, 5.13, and docs/decisions/0025-kept-on-the-device.md), and how it comes back.
import { talkWith } from '#texts/chat-late.ts';
import { nameOf } from '#texts/names.ts';
import { careKinds } from '../../../contract/chat.ts';
import { keep } from '../../kept/store.ts';
import type { Conversation } from './conversation-state.ts';
import { type ListedMessage, speakerOf } from './listed-message.ts';
import { readTalk } from './read-talk.ts';

/** What one visit added, so that two tabs never overwrite each other's words. */
export type Sitting = { readonly id: string; readonly messages: readonly ListedMessage[] };

/** All that is kept of the talks with one character, the sitting last spoken in at the end. The rest is as that one left it. */
export type KeptTalk = Pick<Conversation, 'scene' | 'say' | 'noticed' | 'inDoubtFor' | 'writers'> & {
  readonly sittings: readonly Sitting[];
};

/** Of one character; older ones go. */
const mostMessages = 200;

export const keptTalks = (character: string) =>
  keep({ name: `talk ${character}`, version: 1, readAs: (value) => readTalk(value) });

/**
 * What may be kept of what was said from the message `from` on: exchanges that were answered. From the first that told of danger on, nothing
 * is; what stands before stays.
 */
export function keptOf({ messages, awaited }: Conversation, from: number): readonly ListedMessage[] {
  const panel = messages.findIndex(({ notice }) => notice === 'danger answered');
  const settled = awaited ? messages.slice(0, -1) : messages;
  const until = panel === -1 ? settled.length : panel;
  return settled.slice(from, until).filter((message, place, all) => {
    if (message.isWithheld || message.notice === 'reply failed') return false;
    return message.category === 'AI' || isAnswered(all[place + 1]);
  });
}

function isAnswered(next: ListedMessage | undefined): boolean {
  return next?.category === 'AI' && next.notice !== 'reply failed';
}

/** What the visitor has written and nobody has answered: it is lost if the page goes. What told of danger is left to go. */
export function unanswered({ messages, awaited }: Conversation): string {
  const last = messages.at(-1);
  const sent = last?.notice === 'reply failed' ? messages.at(-2) : last;
  return sent?.category === 'user' && awaited?.head?.care !== 'danger' ? sent.message : '';
}

/** `talk` with what this visit has said, as its last sitting. `null` where there is nothing to keep: a greeting alone is none. */
export function withSitting(
  talk: KeptTalk | null,
  id: string,
  conversation: Conversation,
  from: number,
  most = mostMessages,
): KeptTalk | null {
  const noticed = careKinds.filter((kind) => conversation.noticed.includes(kind) || talk?.noticed.includes(kind));
  const messages = keptOf(conversation, from);
  if (!messages.some(({ category }) => category === 'user')) {
    return talk && { ...talk, noticed, inDoubtFor: Math.max(talk.inDoubtFor, conversation.inDoubtFor) };
  }
  const { inDoubtFor, writers } = conversation;
  const isClosed = conversation.messages.some(({ notice }) => notice === 'danger answered');
  // What the visitor tells of themself goes into the scene, too.
  const { scene, say } = isClosed ? { scene: talk?.scene ?? null, say: [] } : conversation;
  const others = talk?.sittings.filter((sitting) => sitting.id !== id) ?? [];
  return { sittings: trimmed([...others, { id, messages }], most), scene, say, noticed, inDoubtFor, writers };
}

function trimmed(sittings: readonly Sitting[], most: number): readonly Sitting[] {
  let left = most;
  return sittings
    .toReversed()
    .map(({ id, messages }) => {
      const kept = messages.slice(Math.max(0, messages.length - left));
      left -= kept.length;
      return { id, messages: kept };
    })
    .filter(({ messages }) => messages.length > 0)
    .toReversed();
}

export function messagesOf({ sittings }: KeptTalk): readonly ListedMessage[] {
  return sittings.flatMap(({ messages }) => messages);
}

/** The kept talk in place of the new greeting: it goes on where it was left, with what care noticed in it. */
export function carriedOn(conversation: Conversation, talk: KeptTalk): Conversation {
  const messages = messagesOf(talk);
  const { scene, say, noticed, inDoubtFor, writers } = talk;
  return {
    ...conversation,
    messages,
    newFrom: messages.length - 1,
    scene,
    say,
    noticed: careKinds.filter((kind) => noticed.includes(kind) || conversation.noticed.includes(kind)),
    inDoubtFor,
    writers: [...writers.filter((it) => !conversation.writers.includes(it)), ...conversation.writers],
  };
}

/** The talk as a text for a file. What told of danger, and what the page said to it, is not in it. */
export function asText(character: string, messages: readonly ListedMessage[]): string {
  const lines = messages
    .filter(({ notice, isWithheld }) => !isWithheld && notice !== 'danger answered' && notice !== 'reply failed')
    .map((message) => `${speakerOf(character, message)}: ${message.message}`);
  return [talkWith(nameOf(character)), ...lines, ''].join('\n\n');
}
