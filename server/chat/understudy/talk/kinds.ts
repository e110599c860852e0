// The kinds of messages in messages.md, and which of them a message is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSections } from '../sections.ts';

export const messagesFile = join(import.meta.dirname, 'messages.md');
const answerNote = 'answer: ';

/** `answer`: what answers it, as after "answer: " in messages.md, or null. `isOnlyAlone`: beside anything else it is a remark by the way. */
export type Kind = {
  readonly title: string;
  readonly answer: string | null;
  readonly isOnlyAlone: boolean;
  readonly messages: readonly string[];
};

export const kinds: readonly Kind[] = kindsOf(readFileSync(messagesFile, 'utf8'));

export function kindsOf(markdown: string): readonly Kind[] {
  return readSections(markdown).map(({ title, notes, items }) => ({
    title,
    answer: notes.find(({ text }) => text.startsWith(answerNote))?.text.slice(answerNote.length) ?? null,
    isOnlyAlone: notes.some(({ text }) => text === 'only alone'),
    messages: items.map(({ text }) => text),
  }));
}
