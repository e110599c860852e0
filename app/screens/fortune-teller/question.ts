// What the visitor asks about a fortune in the chat: docs/product.md, 7.6.
import { question } from '#texts/fortune-late.ts';

export const questionAbout = question;

const [before = '', behind = ''] = question('|').split('|');

/** Whether `draft`, which waits in the chat, has words of the visitor's own. Our question, which was not sent, is none. */
export function isOwnDraft(draft: string): boolean {
  const words = draft.trim();
  const quoted = words.startsWith(before) && words.endsWith(behind) ? words.slice(before.length, -behind.length) : null;
  return words !== '' && (quoted === null || /[“”]/.test(quoted));
}
