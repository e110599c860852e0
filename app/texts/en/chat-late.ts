// What the chat says in the parts that come late.
export const theNewest = 'The newest reply';
export const stop = 'Stop';
/** Of a button that sleeps as long. */
export const tryAgainIn = (time: string) => `Try again in ${time}`;
export const anotherAnswer = 'Another answer';
export const replyBefore = 'Reply before';
export const replyAfter = 'Reply after';
export const copy = 'Copy';
export const copied = 'Copied';
export const copyByHand = 'Your browser forbids copying. The words are marked: copy them by hand.';
export const whatDoesItMean = 'What does it mean?';
export const carryOn = 'Carry on where we left off';

export const thisTalk = 'This talk';
export const isKept =
  'Your talks are kept in this browser, on this device, and nowhere else. Whoever uses it can read them. From a message that tells of danger on, nothing is kept.';
export const isNotKept = 'This device keeps nothing of what is said now: its storage is full or closed.';
export const saveAsText = 'Save this talk as text';
/** The first line of that text. */
export const talkWith = (character: string) =>
  `A talk with ${character} on Swampheart. What ${character} says is fiction.`;

/** What comes back to a fortune that was kept, before the fortune. */
export const mentions: Readonly<Record<string, string>> = {
  Shrek: 'Kept my fortune, did ye?',
  Fiona: 'You kept the one I told you today:',
  Donkey: 'You kept it, you kept my fortune, this one:',
  'Puss in Boots': 'You have kept my fortune of this day. Wise!',
  'Kitty Softpaws': 'You pocketed my fortune today. I noticed.',
  'King Harold': 'Ahem. You kept today’s fortune. I am honoured.',
};
/** The understudy knows it (server/chat/understudy/fortune.ts). */
export const whatMyFortuneMeans = 'What does my fortune mean?';

export const pause = (hours: number, isForChild: boolean) =>
  `You have been here for ${hours > 1 ? `${hours} hours` : 'an hour'}${isForChild ? ', with a machine and not with a person' : ''}. This is a good moment for a pause.`;
