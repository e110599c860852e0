// A word to a small tale of the visitor's own that is told beside what goes on with a scene: "left! i fell off a bus once" - "Ouch. ..."
import { join } from 'node:path';
import type { SpeakingCharacter } from '../../../cast/characters.ts';
import { hasHappened, isATale, isGrave, ofKin, ofOneselfAlone, weighs } from './a-tale.ts';
import { goesOn } from './beside-word.ts';
import { isAsking } from './clauses.ts';
import { ownTaleKindOf, ownTalesFolder } from './own-tale-kinds.ts';
import { partsOf } from './parts-of.ts';
import { readTalkIn, type Talk } from './talk/answers.ts';
import { workIn } from './trade-of.ts';
import type { Act, Turn } from './turn.ts';

export const inAWordFolder = join(ownTalesFolder, 'in-a-word');

/** A character's words to each kind of kinds.md. */
export function readInAWord(character: SpeakingCharacter): Talk {
  return readTalkIn(inAWordFolder, character);
}

/** What may be said before `act`, `thing` being named otherwise; nothing where it is not the next of a scene, or neither a tale nor the work that is told of is known. */
export function wordsToATale(turn: Turn, act: Act, thing: string): readonly string[] {
  const { message, memory, part } = turn;
  if (!goesOn(turn, act) || memory.feeling === 'sad' || weighs.test(message)) return [];
  const told = partsOf(message).filter((it) => !it.includes('?') && !isAsking(it) && !isGrave(it));
  const trade = told.map(workIn).findLast((it) => it !== null);
  const kind = kindOf(told) ?? '';
  return part.trades.words.get(trade ?? '') ?? (thing && saidByName.has(kind) ? [] : (part.inAWord.get(kind) ?? []));
}

/** The name of what they fear or keep says more than a word to its kind. */
const saidByName: ReadonlySet<string> = new Set(['scared', 'pet', 'weather']);

/** The kind of the last tale in `told`, rather one that is sure; null if none is known. */
function kindOf(told: readonly string[]): string | null {
  const tales = told.filter(isATale);
  const known = tales.map((it) => ownTaleKindOf(it, ofKin.test(it) ? ofOneselfAlone : undefined));
  return (
    (
      known.findLast((it) => it?.isSure) ??
      known.findLast((it, i) => it?.kind.startsWith('tale-') && hasHappened(tales[i] ?? ''))
    )?.kind ?? null
  );
}
