import type { SoundName } from '../../sound/sounds.ts';
import { type Game, isLost, isWon, wrongCount } from './game.ts';

/** What is heard when a game goes on; nothing where another begins. */
export function heardBetween(before: Game | null, now: Game | null): readonly SoundName[] {
  if (!before || before.word !== now?.word || before.guesses.length >= now.guesses.length) return [];
  const isWrong = wrongCount(now) > wrongCount(before);
  const heard: SoundName[] = isWrong ? ['key', 'wrong', 'snap'] : ['key', 'right'];
  if (isLost(now)) heard.push('roar');
  if (isWon(now)) heard.push('win');
  return heard;
}
