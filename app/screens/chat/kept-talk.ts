// What of a talk is kept on the device (docs/product.md, 5.13, and docs/decisions/0025-kept-on-the-device.md), and how it comes back.
import { type CareKind, careKinds, type ReplierName } from '../../../contract/chat.ts';
import { scenePattern } from '../../../contract/scene.ts';
import { fieldsOf } from '../../kept/fields.ts';
import { keep } from '../../kept/store.ts';
import type { Conversation } from './conversation-state.ts';
import { type ListedMessage, type Notice, speakerOf } from './listed-message.ts';

/** What one visit added, so that two tabs never overwrite each other's words. */
export type Sitting = { readonly id: string; readonly messages: readonly ListedMessage[] };

/** All that is kept of the talks with one character, the sitting last spoken in at the end. The rest is as that one left it. */
export type KeptTalk = Pick<Conversation, 'scene' | 'say' | 'noticed' | 'isInDoubt' | 'writers'> & {
  readonly sittings: readonly Sitting[];
};

/** Of one character; older ones go. */
const mostMessages = 200;
/** Longer than any message or reply may be. */
const mostLetters = 2000;
const mostSay = 3;

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
    return talk && { ...talk, noticed, isInDoubt: talk.isInDoubt || conversation.isInDoubt };
  }
  const { isInDoubt, writers } = conversation;
  const isClosed = conversation.messages.some(({ notice }) => notice === 'danger answered');
  // What the visitor tells of themself goes into the scene, too.
  const { scene, say } = isClosed ? { scene: talk?.scene ?? null, say: [] } : conversation;
  const others = talk?.sittings.filter((sitting) => sitting.id !== id) ?? [];
  return { sittings: trimmed([...others, { id, messages }], most), scene, say, noticed, isInDoubt, writers };
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
  const { scene, say, noticed, isInDoubt, writers } = talk;
  return {
    ...conversation,
    messages,
    newFrom: messages.length - 1,
    scene,
    say,
    noticed: careKinds.filter((kind) => noticed.includes(kind) || conversation.noticed.includes(kind)),
    isInDoubt,
    writers: [...writers.filter((it) => !conversation.writers.includes(it)), ...conversation.writers],
  };
}

/** The talk as a text for a file. What told of danger, and what the page said to it, is not in it. */
export function asText(character: string, messages: readonly ListedMessage[]): string {
  const lines = messages
    .filter(({ notice, isWithheld }) => !isWithheld && notice !== 'danger answered' && notice !== 'reply failed')
    .map((message) => `${speakerOf(character, message)}: ${message.message}`);
  return [`A talk with ${character} on Swampheart. What ${character} says is fiction.`, ...lines, ''].join('\n\n');
}

const notices: readonly Notice[] = [
  'greeting missing',
  'reply empty',
  'out of bounds',
  'machine reminder',
  'pause suggested',
];
const sceneForm = new RegExp(scenePattern);
const writerNames: readonly ReplierName[] = ['service', 'understudy'];

/** Anything may stand in a storage. `null` where it is no talk; what is odd beside the words is left out. */
export function readTalk(value: unknown): KeptTalk | null {
  const { sittings, scene, say, noticed, isInDoubt, writers } = fieldsOf(value);
  if (!Array.isArray(sittings) || sittings.length === 0) return null;
  const read = sittings.map(readSitting);
  if (!read.every((sitting) => sitting !== null)) return null;
  return {
    sittings: read,
    scene: typeof scene === 'string' && sceneForm.test(scene) ? scene : null,
    say: listOf(say).filter(isText).slice(0, mostSay),
    noticed: careKinds.filter((kind: CareKind) => listOf(noticed).includes(kind)),
    isInDoubt: isInDoubt === true,
    writers: writerNames.filter((name) => listOf(writers).includes(name)),
  };
}

function readSitting(value: unknown): Sitting | null {
  const { id, messages } = fieldsOf(value);
  if (!isText(id) || !Array.isArray(messages)) return null;
  const read = messages.map(readMessage);
  return read.every((message) => message !== null) ? { id, messages: read } : null;
}

function readMessage(value: unknown): ListedMessage | null {
  const { category, message, notice, language } = fieldsOf(value);
  if ((category !== 'user' && category !== 'AI') || !isText(message)) return null;
  const known = notices.find((one) => one === notice);
  if (notice !== undefined && !known) return null;
  return { category, message, ...(known && { notice: known }), ...(language === 'es' && { language }) };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= mostLetters;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
