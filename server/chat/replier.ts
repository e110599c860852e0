import type { Question, ReplierName } from '../../contract/chat.ts';

/** What goes along with a reply: where the conversation is in its scenes, and what the visitor may tap as an answer. */
export type Beside = { readonly scene?: string; readonly say?: readonly string[] };

/** Writes the characters' replies: the hosted service or the understudy. */
export type Replier = {
  readonly name: ReplierName;
  /**
   * The reply in pieces, none of them empty; no piece at all means an empty reply. Throws a `Problem` if the reply cannot be
   * completed, also after the first pieces. `left` aborts when the visitor leaves. `beside` is called before the first piece or not at all.
   */
  reply(question: Question, left: AbortSignal, beside?: (it: Beside) => void): AsyncIterable<string>;
  /** Closes its connections. */
  close(): Promise<void>;
};
