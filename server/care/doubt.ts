// A danger that may well have been none, and the visitor who says that all is well.
import type { CareKind, Question } from '../../contract/chat.ts';
import { plainly } from '../chat/understudy/plain.ts';
import { type Earlier, saysFine } from './earlier.ts';
import type { Notice } from './notice.ts';

const fewestWordsOfAllClear = 3;

/** Whether a doubtful danger was none, because the visitor says in so many words that all is well. */
export function isDoubtOver({ message = '', inDoubt = false }: Pick<Question, 'message' | 'inDoubt'>): boolean {
  return inDoubt && plainly(message).length >= fewestWordsOfAllClear && saysFine(message);
}

/** What is known of a conversation with its newest message, in which care `noticed` something. Where a doubt is over the play goes on. */
export function kindsOf(asked: Question, noticed: Notice | null, { kinds }: Earlier): readonly CareKind[] {
  const isOver = !noticed && isDoubtOver(asked);
  return [...kinds, ...(noticed ? [noticed.kind] : [])].filter((kind) => kind !== 'danger' || !isOver);
}
