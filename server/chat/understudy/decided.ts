// A decision that stands in a message beside a question: "curtain, easier to grab. whats the raisin for?"
import { type Chosen, common } from './choice.ts';
import { choiceAt } from './choice-at.ts';
import { partsOf } from './parts-of.ts';
import type { Place } from './place.ts';
import { plainly, written } from './plain.ts';
import { kindOf } from './scene-order.ts';
import { beatAt } from './stage.ts';
import type { Turn } from './turn.ts';
import { isQuestion } from './understand.ts';

/** Scenes in which the ways are deeds, and none a remark. */
const kinds: ReadonlySet<string> = new Set(['adventure', 'game', 'proposal']);
const isEither = /\bor\b[^.!]*\?/i;
const refuses = /\b(?:not|never|no|without) /;
const mostWords = 7;

/** Whether a part that asks nothing names what `found` does, and another one asks: then it is done, whatever is answered besides. */
export function decides(turn: Turn, place: Place, found: Chosen | null): boolean {
  const beat = beatAt(turn, place);
  const choice = beat?.choices[found?.index ?? -1];
  if (!found?.isSure || found.isButton || !beat || !choice || choice.text.endsWith('?')) return false;
  if (!kinds.has(kindOf(turn, place)) && !isEither.test(beat.line)) return false;
  const parts = partsOf(turn.message).map((part) => ({ part, words: plainly(part) }));
  const asks = ({ part, words }: { part: string; words: readonly string[] }) => isQuestion(part, words);
  const own = plainly(choice.text).filter((word) => !common.has(word));
  const isNamed = parts
    .filter((it) => !asks(it) && it.words.length <= mostWords && !refuses.test(written(it.words)))
    .some(
      ({ part, words }) =>
        own.some((word) => words.includes(word)) && choiceAt({ ...turn, message: part }, place)?.index === found.index,
    );
  return isNamed && parts.some(asks);
}
