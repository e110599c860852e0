// What the chat says from its first paint on; the rest is in chat-late.ts.
export const title = 'Chat';
export const withoutScript = 'A conversation needs JavaScript; without it, nobody here can hear you.';
/** Before and behind the visitor's name for tonight. */
export const youAre = 'You are ';
export const tonight = ' tonight.';
/** Nobody's sweetheart. */
export const guest = 'a guest from the road';
export const stepOut = 'Step out of the swamp';
/** What it begins with, for where there is no room. */
export const stepOutInShort = 'Step out';
export const steppedOut = 'You have stepped out of the swamp';

/** Before the character's name. */
export const conversationWith = 'Conversation with ';
export const newest = 'Newest';
export const thingsToSay = 'Things to say';
/** Before them, where the page has spoken last. */
export const sayTo = (character: string) => `To ${character}:`;
export const message = 'Message';
export const placeholder = 'Type a message...';
export const send = 'Send';
export const tooLong = 'That was too much to carry in one go. Try again in fewer words.';

/** What the visitor said is read out with it. */
export const you = 'You';
export const typing = 'Typing...';
/** Behind the character's name. */
export const isTyping = ' is typing';
export const greeting = 'Hi there! How can I make your day better today? 😊';
export const failure = 'Failed to fetch response. Please try again.';
export const emptyReply = (character: string) => `That's all ${character}'s got! Go bother others instead.`;
export const machineReminder =
  'You are talking with a machine, not with a person. It is good to take a pause now and then.';
export const writtenBy = (writer: string | undefined) =>
  `Replies are fiction, written by ${writer === 'service' ? 'a language model' : writer === 'understudy' ? 'a script' : 'a machine'}.`;
export const fanWork = 'Swampheart is a fan work.';
/** Where the page is not in the language of the understudy's script. */
export const scriptIsEnglish = '';

export const writeAgainIn = (time: string) => `You can write again in ${time}.`;
export const writeAgain = 'You can write again.';
export const lettersLost = (most: string, lost: string, isOne: boolean) =>
  `Only ${most} letters fit: the last ${lost} of what you added ${isOne ? 'was' : 'were'} left out.`;
export const lettersFull = (most: string) => `That is all ${most} letters that fit.`;
export const lettersNearlyFull = 'Not much room is left: at most 100 letters.';
