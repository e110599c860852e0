// The reply of the benchmarks' service: characters reply in fewer than 15 words, which are about 20 tokens.
const tokens = 'Get in the boat, lass. The swamp is warm to night and I kept you the dry log.'.match(/\S+\s*/g) ?? [];

export const usualPieces = 20;
export const usualPauseMs = 20;

export function pieceOf(index: number): string {
  return (tokens[index % tokens.length] ?? '').padEnd(4);
}

/** The text of a reply of so many pieces. */
export function replyOf(pieces: number): string {
  return Array.from({ length: pieces }, (_, i) => pieceOf(i)).join('');
}

/** A question in the middle of a conversation, with six earlier remarks. */
export const question = {
  character: 'Shrek',
  loveInterest: 'Fiona',
  message: 'what shall we eat tonight, and where do we watch the stars?',
  history: Array.from({ length: 6 }, (_, i) => ({
    category: i % 2 === 0 ? 'user' : 'AI',
    message: `Remark ${i} of a quiet evening by the log, neither short nor long.`,
  })),
} as const;
