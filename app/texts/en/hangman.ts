// Hangman's own words; those that it deals are in the folder hangman.
export const title = 'Hangman: Swamp Edition';
export const subtitle = 'Guess the word before Shrek loses his temper';
export const wordOfDay = 'Word of the day';
export const wordOfDayFor = (day: string) => `Word of the day for everyone, ${day}`;
export const friendsWord = 'A friend sends you this word: guess it';
export const yourGames = 'Your games';
export const noGames = 'Your games do not show just now. Please try again.';
export const withoutScript = 'The word stays in the swamp until JavaScript is switched on.';
export const noHint = 'No hint comes. Please try again.';
export const share = 'Share';
export const challenge = 'Challenge a friend';
export const hint = 'Hint';
export const again = 'again';
export const forTag = 'for 1 tag';
export const hintAgain = 'Hint again';
export const hintForTag = 'Hint for 1 tag';
export const playAgain = 'Play Again';
export const letters = 'Letters';
export const right = 'right';
export const wrong = 'wrong';
export const rule = 'Each wrong letter costs a tag, the ninth his temper.';
export const tags = 'Name tags on the rope';
/** Behind a tag's name. */
export const isLost = ', lost';
export const word = 'The word';
export const blank = 'blank';
export const isMissed = ', missed';
/** The banner of a game that began instead of a challenge that is none: a link made by hand, cut off, or of a word that is gone. */
export const lostChallenge = 'That link has come apart on its way. Here is a word fresh from the swamp.';
export const lost = (word: string) => `Shrek is disappointed... The word was "${word}" 💔`;
/** How many wrong guesses may still come. */
export const guessesLeft = (left: number) => (left === 1 ? '1 guess left' : `${left === 0 ? 'no' : left} guesses left`);
export const playedAndWon = (played: number, won: number) => `${played} played, ${won} won.`;
export const streaks = (streak: number, best: number) => `Streak ${streak}, best ${best}.`;
export const copied = 'Copied, ready to paste.';
export const notSent = 'It could not be sent.';
/** What a screen reader hears. */
export const hintHeard = (tag: string, left: string, banner: string) => `A hint for the ${tag} tag; ${left}. ${banner}`;
export const wordHeard = (isRematch: boolean, letters: number, left: string, banner: string) =>
  `${isRematch ? 'A new word' : 'A word'} of ${letters} letters; ${left}. ${banner}`;
export const guessHeard = (letter: string, isRight: boolean) => `${letter} is ${isRight ? 'right' : 'wrong'}`;
export const wonHeard = 'You won. ';
export const postcard = 'Postcard';
