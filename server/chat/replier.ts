import type { Question, ReplierName } from '../../contract/chat.ts';

/** Writes the characters' replies: the hosted service or the understudy. */
export type Replier = {
  readonly name: ReplierName;
  /**
   * The reply in pieces, none of them empty; no piece at all means an empty reply. Throws a `Problem` if the reply cannot be
   * completed, also after the first pieces. `left` aborts when the visitor leaves.
   */
  reply(question: Question, left: AbortSignal): AsyncIterable<string>;
  /** Closes its connections. */
  close(): Promise<void>;
};
