import type { SoundName } from '../../sound/sounds.ts';
import { type Game, isLost, isWon, wrongCount } from './game.ts';

/** What is heard when a game goes on; nothing where another begins. A tag may be lost without a guess. */
export function heardBetween(before: Game | null, now: Game | null): readonly SoundName[] {
  if (!before || !now || before.word !== now.word) return [];
  const guessed = now.guesses.length - before.guesses.length;
  const lost = wrongCount(now) - wrongCount(before);
  if (guessed < 0) return [];
  const heard: SoundName[] = guessed > 0 ? ['key', lost > 0 ? 'wrong' : 'right'] : [];
  if (lost > 0) heard.push('snap');
  if (isLost(now) && !isLost(before)) heard.push('roar');
  if (isWon(now) && !isWon(before)) heard.push('win');
  return heard;
}
