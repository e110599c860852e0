import type { Action, Awaited } from './conversation.ts';

/** Resolves after so many milliseconds. */
export type Sleep = (ms: number) => Promise<void>;

export type Exchange = Pick<Awaited, 'id' | 'kind'> & {
  /** The answer, already on its way, in pieces; throws if it cannot be had whole. */
  readonly answer: AsyncIterable<string>;
};

/** How long after sending the placeholder appears (docs/product.md, 5.4). */
export const typingDelayMs = 1500;
/** An instant reply leaves the placeholder up this long: shorter, and it is a flicker to the eye and lost on the ear. */
export const typingShownMs = 400;

/**
 * One question and its answer, told as a conversation's actions. A reply waits until "Typing..." has been shown;
 * a greeting appears as soon as it is there, and the placeholder only if it dawdles. Once `signal` aborts, nothing more is told.
 */
export async function follow(
  { id, kind, answer }: Exchange,
  tell: (action: Action) => void,
  sleep: Sleep,
  signal: AbortSignal,
): Promise<void> {
  const tellUnlessLeft = (action: Action) => {
    if (!signal.aborted) tell(action);
  };
  const typing = sleep(typingDelayMs).then(() => tellUnlessLeft({ type: 'typingShown', id }));
  if (kind === 'reply') {
    await typing;
    await sleep(typingShownMs);
  }
  try {
    for await (const fragment of answer) tellUnlessLeft({ type: 'fragmentArrived', id, fragment });
    tellUnlessLeft({ type: 'ended', id });
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    tell({ type: 'failed', id });
  }
}
