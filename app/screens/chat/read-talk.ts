// Reads a kept talk back from the device, where anything may stand.
import { language as ours } from '#texts/language.ts';
import { type CareKind, careKinds, type ReplierName } from '../../../contract/chat.ts';
import { scenePattern } from '../../../contract/scene.ts';
import { fieldsOf } from '../../kept/fields.ts';
import { mostInDoubt } from './conversation-state.ts';
import type { KeptTalk, Sitting } from './kept-talk.ts';
import type { ListedMessage, Notice } from './listed-message.ts';

/** Longer than any message or reply may be. */
const mostLetters = 2000;
const mostSay = 3;
const notices: readonly Notice[] = [
  'greeting missing',
  'reply empty',
  'out of bounds',
  'machine reminder',
  'pause suggested',
];
const sceneForm = new RegExp(scenePattern);
const writerNames: readonly ReplierName[] = ['service', 'understudy'];

/** `null` where it is no talk; what is odd beside the words is left out. */
export function readTalk(value: unknown): KeptTalk | null {
  const { sittings, scene, say, noticed, inDoubtFor, writers } = fieldsOf(value);
  if (!Array.isArray(sittings) || sittings.length === 0) return null;
  const read = sittings.map(readSitting);
  if (!read.every((sitting) => sitting !== null)) return null;
  return {
    sittings: read,
    scene: typeof scene === 'string' && sceneForm.test(scene) ? scene : null,
    say: listOf(say).filter(isText).slice(0, mostSay),
    noticed: careKinds.filter((kind: CareKind) => listOf(noticed).includes(kind)),
    inDoubtFor: typeof inDoubtFor === 'number' ? Math.min(inDoubtFor, mostInDoubt) : 0,
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
  return {
    category,
    message,
    ...(known && { notice: known }),
    ...((language === 'es' || (language === 'en' && ours !== 'en')) && { language }),
  };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= mostLetters;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
