// What the visitor asks about a fortune in the chat: docs/product.md, 7.6.

/** The understudy knows this form (server/chat/understudy/fortune.ts). */
export const questionAbout = (fortune: string) => `You told me this fortune: “${fortune}” What does it mean?`;

const ours = /^You told me this fortune: “[^“”]*” What does it mean\?$/;

/** Whether `draft`, which waits in the chat, has words of the visitor's own. Our question, which was not sent, is none. */
export function isOwnDraft(draft: string): boolean {
  return draft.trim() !== '' && !ours.test(draft.trim());
}
