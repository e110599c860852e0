// "What do you remember about me?" wants anything that was told: the surest fact is given back.

import type { Told } from './told-forms.ts';
import { ofMine } from './told-names.ts';
import { saidToThem } from './told-second.ts';
import { type Act, fromPool, type Turn } from './turn.ts';

const asked =
  /\bwhat (?:else )?(?:do|can|did) (?:you|u) (?:still |even |already )?(?:remember|know|recall) (?:about|of) me\b|\bdo (?:you|u) (?:even |still )?remember (?:me at all|anything (?:about me|i (?:said|told))|something about me)|\b(?:what|something|anything) (?:that )?(?:you|u) (?:remember|know) (?:about|of) me\b|\bwhat (?:have|did) i (?:tell|told) (?:you|u)(?: so far| about (?:me|myself))?\W*$/i;
/** The first that is known is told. */
const kinds = ['called', 'job', 'plan', 'allergy', 'dislike', 'like', 'home'];

export const asksOfThemselves = (message: string) => asked.test(message);

/** The latest fact of the best kind, by `givenBack`, or a sentence of theirs, or their name; null if nothing is known. */
export function recalledOfThem(turn: Turn, givenBack: (told: Told) => Act | null): Act | null {
  const best = kinds
    .map((kind) => turn.told.findLast((it) => it.kind === kind))
    .flatMap((it) => it ?? [])
    .map(givenBack)
    .find((it) => it !== null);
  if (best) return best;
  const { name } = turn.memory;
  const sentences = turn.statements.filter((it) => ofMine.test(it)).toReversed();
  const news = [...sentences.map((it) => saidToThem(it, turn.character, [])), name && `you're ${name}`];
  for (const it of news) {
    const act = it ? fromPool(turn, 'recalls news', { news: it }) : null;
    if (act) return act;
  }
  return null;
}
