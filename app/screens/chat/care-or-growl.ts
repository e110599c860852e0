import type { Exchange } from './exchange.ts';
import { isAnsweredByPage, type ReplyHead } from './reply-head.ts';

/** What POST /api/care answered: who speaks, what was noticed, and the site's words, '' where it has none. */
export type CareAnswer = { readonly head: ReplyHead; readonly text: string };

/** How long she waits for care, counted from the question: longer than a growl takes, because danger is answered before she growls. */
export const carePatienceMs = 5000;

/** What answers in place of a reply: care where it has something to say, else the growl, also where `care` is `null` or later than `patience`. */
export function careOrGrowl(
  care: Promise<CareAnswer | null>,
  growl: AsyncIterable<string>,
  patience: Promise<unknown>,
): Pick<Exchange, 'head' | 'answer'> {
  const answered = Promise.race([care, patience.then(() => null)]);
  return {
    head: answered.then((it) => it?.head ?? null),
    answer: (async function* () {
      const it = await answered;
      if (it && isAnsweredByPage(it.head)) yield it.text;
      else yield* growl;
    })(),
  };
}
