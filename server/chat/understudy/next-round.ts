// "Now, the second riddle?", "third question pls": the next round of a game, also where another reply stands between.
import { nextBeat } from './act-scene.ts';
import { isGuessed } from './stage.ts';
import type { Act, Turn } from './turn.ts';

const asks = /\b(?:second|third|fourth|fifth|next|last|other) (?:riddle|one|question|round|guess)\b[^.!?]*[.!?]*$/i;

export function asksForTheNext({ message }: Turn): boolean {
  return asks.test(message);
}

/** The next round of the game under way; null where none is asked for, or a guess is waited for. */
export function nextRound(turn: Turn): Act | null {
  const { place } = turn.progress;
  const isMeant = place !== null && isGuessed(turn.part, place.scene) && asksForTheNext(turn);
  return isMeant ? nextBeat({ ...turn, message: '' }, place) : null;
}
