export const postcard = 'Postcard';
export const missing = 'The postcard does not arrive. Please try again.';
export const yours = 'Your postcard';
export const shape = 'Shape';
export const tall = 'Tall';
export const wide = 'Wide';
export const small = 'Drawn on this device. It goes nowhere but where you send it.';
export const shareIt = 'Share the picture';
export const copyIt = 'Copy the picture';
export const saveIt = 'Save the picture';
export const markIt = 'Copy the words';
export const isCopied = 'The picture is copied: paste it wherever you like.';
export const isSaved = 'The picture is saved: look among your downloads.';
export const isMarked = 'The words are marked below: copy them by hand.';
export const noSharing = 'Sharing does not work here.';
export const noCopying = 'Your browser forbids copying pictures.';
export const noSaving = 'This browser gives no picture away.';
export const from = 'A postcard from Swampheart';
export const places: Readonly<Record<string, string>> = {
  tent: 'in a violet tent',
  hut: 'in a hut, by lantern light',
  dusk: 'before a setting sun',
};
/** The picture in words, and all of its words. `place` is one of `places`. */
export const inWords = (who: string, place: string, words: string, note: string) =>
  `Picture postcard: ${who} ${place}. ${words} ${who}, ${note}. Swampheart.`;
/** On a reply's postcard, behind the character's name. */
export const inSwamp = 'in the swamp';
/** On a game's, said by Shrek. */
export const theDaysWord = 'The word of the day';
export const gameWon = (word: string, left: number) =>
  `${word}! Found, with ${left} of 9 tags left. I am almost impressed.`;
export const gameLost = (word: string) => `${word}. Nine tags in the water, and my temper after them.`;
export const game = 'Hangman: Swamp Edition';
