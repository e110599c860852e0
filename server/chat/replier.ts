import type { Question, ReplierName } from '../../contract/chat.ts';

/** What writes the characters' replies: the hosted service or the understudy. */
export type Replier = {
  readonly name: ReplierName;
  /**
   * The reply in pieces, none of them empty; no piece at all is an empty reply. Throws a `Problem` if it cannot be had
   * whole, also after the first pieces. `left` aborts when the visitor is gone.
   */
  reply(question: Question, left: AbortSignal): AsyncIterable<string>;
  /** Closes its connections. */
  close(): Promise<void>;
};
