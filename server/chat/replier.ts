import type { Question, ReplierName } from '../../contract/chat.ts';

/** What goes along with a reply: where the conversation is in its scenes, and what the visitor may tap as an answer. */
export type Beside = { readonly scene?: string; readonly say?: readonly string[] };

/** Writes the characters' replies: the hosted service or the understudy. */
export type Replier = {
  readonly name: ReplierName;
  /** Loads what the first reply would have to wait for. */
  prepare?(): Promise<unknown>;
  /**
   * Calls `say` with each piece of the reply, none of them empty; no call means an empty reply. Resolves when the reply is whole. Rejects
   * with a `Problem` if it cannot be completed, also after the first pieces. `left` aborts when the visitor leaves. `beside` is called
   * before the first piece or not at all.
   *
   * Pieces are handed on by calls, because promises for each of them at each step cost too much (see call.ts).
   */
  reply(
    question: Question,
    left: AbortSignal,
    say: (piece: string) => void,
    beside?: (it: Beside) => void,
  ): Promise<void>;
  /** Closes its connections. */
  close(): Promise<void>;
};
