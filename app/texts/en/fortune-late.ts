// What may be done about a fortune, and the box: code that comes late.
export const waiting = 'A message that you began is waiting there.';
export const keepMine = 'Keep mine';
/** Before and behind the character's name. */
export const ask = 'Ask ';
export const whatItMeans = ' what this means';
export const replaceIt = 'Replace it';

export const takenOut = 'Taken out.';
export const myBox = 'My box';
export const yourBox = 'Your box of fortunes';
export const isEmpty = 'The box is empty. Have a fortune told and keep it: it waits for you here.';
export const keptHere = 'Kept in this browser, on this device, and nowhere else.';
export const takeOut = 'Take out';
/** Behind the teller's name. */
export const toldOn = (day: string, isOfDay: boolean) => `, ${day}${isOfDay ? ', fortune of the day' : ''}`;

export const share = 'Share';
export const copy = 'Copy';
export const copied = 'Copied.';
export const marked = 'Your browser forbids copying. The words are marked: copy them by hand.';
export const shared = (fortune: string, teller: string, address: string) =>
  `“${fortune}”\n${teller}, fortune teller of Swampheart\n${address}`;

export const notKept = 'This device keeps nothing now: its storage is full or closed.';
export const yourDay = 'Your fortune of the day. Tomorrow another one waits.';
export const isInBox = 'It lies in your box.';
export const ofDay = 'Of the day';
export const kept = 'Kept';
export const keepIt = 'Keep it';
export const teller = 'fortune teller';
/** Before and behind the teller's name. */
export const waitsAsk = 'Today one fortune waits for you alone. Ask ';
export const waitsEnd = '.';

/** In the chat, where the understudy knows this form (server/chat/understudy/fortune.ts). */
export const question = (fortune: string) => `You told me this fortune: “${fortune}” What does it mean?`;
export const sentToYou = 'A fortune somebody sent you.';
