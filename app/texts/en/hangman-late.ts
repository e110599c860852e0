// What hangman says on its sheets, whose code comes when they are opened. No functions: they would make a file of their own.
export const yourGames = 'Your games';
export const played = 'Played';
export const won = 'Won';
export const streak = 'Streak';
export const best = 'Best streak';
export const keptHere = 'Kept in this browser, on this device, and nowhere else.';
export const notKept =
  'This device keeps nothing now: its storage is full or closed. The games of this visit count until you leave.';
export const guessesLeft = 'Guesses left at the end';
export const lost = 'lost';
export const sendOn = 'Send this on';
export const copyByHand =
  'This browser copies nothing by itself. The words are selected: copy them, and paste them where your friends are.';
export const toSend = 'What to send';
