// What is sent on about a game. It never holds the word or a letter of it.
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
  const inWords = `${left} of ${wrongGuessesToLose} tags left${game.paid === undefined ? '' : ' and a hint'}`;
  if (kind.type === 'day') {
    const result = isWon(game) ? `Found with ${inWords}` : 'Lost to the swamp, all nine tags';
    return [`Swampheart, word of the day, ${dayInWords(kind.day)}`, tags, `${result}.`, page + hashOf.today].join('\n');
  }
  const dare = isWon(game)
    ? `I found this word with ${inWords}. Can you?`
    : 'This word cost me all nine tags. Can you find it?';
  return [dare, tags, `${page}?${challengedBy}${hashOf.friend(challengeOf(game.word))}`].join('\n');
}
