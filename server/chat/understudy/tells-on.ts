// "Was he a prince?", "who gave up first?": what no card of the tale answers is told by its next beat, rather than by a yes at random.
import { toldOn } from './act-scene.ts';
import type { Place } from './place.ts';
import { written } from './plain.ts';
import { kindOf } from './scene-order.ts';
import type { Act, Turn } from './turn.ts';

const tales: ReadonlySet<string> = new Set(['story', 'adventure', 'song', 'poem', 'quarrel']);
const begins = '^(?:(?:and|but|so|wait|oh|haha|lol|well|okay|then|really|hang on) )*';
const asksOfTheTale = new RegExp(
  `${begins}(?:(?:did|was|were|is|are|does|do|has|had|have|could|can) (?:he|she|it|they|there|the \\w+|that|any\\w+|some\\w+|everyone|everybody|nobody)|(?:did|were|had) you|who(?! (?:are you|am i|is (?:he|she|that|it) $))) `,
);

/** The next beat, for a question about a tale under way that only the tale can answer; null for any other message. */
export function tellsOn(turn: Turn, place: Place): Act | null {
  const isUnderWay = place.entry === 'begin' || place.choices.length > 0;
  if (!isUnderWay || place.waited > 0 || !tales.has(kindOf(turn, place))) return null;
  return asksOfTheTale.test(written(turn.words)) ? toldOn(turn, place) : null;
}
