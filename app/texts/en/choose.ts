export const title = 'Pick & Chat';
export const invitation = 'Somebody here would like to talk to you. Who?';
export const alone = 'alone, with a broken heart';
export const about = (name: string) => `About ${name}`;
export const close = 'Close';
/** Before the character's name. */
export const chatWith = 'Chat with ';
export const name = 'Name';
export const titleOf = 'Title';
export const personality = 'Personality';
export const loveInterest = 'Love Interest';
