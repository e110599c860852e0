// What is sent on about a game. It never holds the word or a letter of it.
import * as texts from '#texts/hangman-share.ts';
import { challengeOf } from './challenge.ts';
import { dayInWords } from './day.ts';
import { type Game, guessesLeft, isWon, wrongGuessesToLose } from './game.ts';
import { challengedBy, hashOf, type Kind } from './play.ts';

const tagLeft = '🏷️';
const tagLost = '💦';

/** `page` is the address of the game. The word of the day is told as a result, any other is a challenge. */
export function shareText(kind: Kind, game: Game, page: string): string {
  const left = guessesLeft(game);
  const tags = tagLeft.repeat(left) + tagLost.repeat(wrongGuessesToLose - left);
  const inWords = texts.tagsLeft(left, wrongGuessesToLose, game.paid !== undefined);
  if (kind.type === 'day') {
    const result = isWon(game) ? texts.found(inWords) : texts.lostAll;
    return [texts.dayShared(dayInWords(kind.day)), tags, `${result}.`, page + hashOf.today].join('\n');
  }
  const dare = isWon(game) ? texts.dareFound(inWords) : texts.dareLost;
  return [dare, tags, `${page}?${challengedBy}${hashOf.friend(challengeOf(game.word))}`].join('\n');
}
