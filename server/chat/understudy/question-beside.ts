// A question of its own beside what goes on with a scene: "Layered! Do you sing at all, Kitty?" It is answered where its answer is known,
// and the scene waits with its buttons.

import { talkedOfSurely } from './answers-talk.ts';
import { fact } from './answers-world.ts';
import { askedOfUs } from './asked-of-us.ts';
import type { Chosen } from './choice.ts';
import { choiceAt } from './choice-at.ts';
import type { Place } from './place.ts';
import { isGuessed } from './stage.ts';
import { type Act, saying, type Turn } from './turn.ts';

/** Null where the question is one of the scene, or nothing is known of it; in a game the guess is heard. */
export function questionBeside(turn: Turn, place: Place, { index, isButton }: Chosen): Act | null {
  if (isButton || isGuessed(turn.part, place.scene)) return null;
  const sentences = turn.message.split(/(?<=[.!?…])\s+/);
  const asked = sentences.findLast((it) => it.endsWith('?'));
  const rest = sentences.filter((it) => it !== asked).join(' ');
  if (!asked || !rest) return null;
  const chosenBy = (message: string) => {
    const found = choiceAt({ ...turn, message }, place);
    return found?.isSure ? found.index : null;
  };
  if (chosenBy(asked) !== null || chosenBy(rest) !== index) return null;
  const free = saying({ ...turn, progress: { ...turn.progress, place: null } }, asked);
  const isOfThem = /\b(?:you|your)\b/i.test(asked); // "what do I do now?" is of the scene
  return (isOfThem ? askedOfUs(free) : null) ?? fact(free, true) ?? (isOfThem ? talkedOfSurely(free) : null);
}
