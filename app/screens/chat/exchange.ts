import type { Action, Awaited } from './conversation-state.ts';
import { isAnsweredByPage, type ReplyHead } from './reply-head.ts';

/** Resolves after so many milliseconds. */
export type Sleep = (ms: number) => Promise<void>;

export type Exchange = Pick<Awaited, 'id' | 'kind'> & {
  /** `null` where there are no headers: a call that failed, a growl. Never rejects. */
  readonly head: Promise<ReplyHead | null>;
  /** The reply in pieces, already requested; iterating throws if it does not arrive whole. */
  readonly answer: AsyncIterable<string>;
};

/** How long after sending the placeholder appears (docs/product.md, 5.4). */
export const typingDelayMs = 1500;
/** The placeholder is shown at least this long: if shorter, it flickers, and screen readers skip it. */
export const typingShownMs = 400;

/**
 * Reports one question and its reply as actions of the conversation. A reply is held back until "Typing..." has been
 * shown; a greeting is shown as soon as it arrives, after "Typing..." only if it is slow. What the page itself answers comes
 * at once: nobody types it, and who is in danger does not wait for a pretence. Stops once `signal` aborts.
 */
export async function follow(
  { id, kind, head, answer }: Exchange,
  tell: (action: Action) => void,
  sleep: Sleep,
  signal: AbortSignal,
): Promise<void> {
  const tellUnlessLeft = (action: Action) => {
    if (!signal.aborted) tell(action);
  };
  const typing = sleep(typingDelayMs).then(() => tellUnlessLeft({ type: 'typingShown', id }));
  // At once: it decides whether the character types, and with what face.
  const known = head.then((it) => {
    if (it) tellUnlessLeft({ type: 'headArrived', id, head: it });
    return it;
  });
  if (kind === 'reply') {
    const typed = typing.then(() => sleep(typingShownMs));
    await Promise.race([typed, known.then((it) => (isAnsweredByPage(it) ? undefined : typed))]);
  }
  try {
    await known;
    for await (const fragment of answer) tellUnlessLeft({ type: 'fragmentArrived', id, fragment });
    tellUnlessLeft({ type: 'ended', id });
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    tell({ type: 'failed', id });
  }
}
