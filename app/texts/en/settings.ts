export const settings = 'Settings';
export const sounds = 'Sounds of games and onion';
export const voices = 'Voices in the chat';
export const motion = 'Motion';
export const asDevice = 'As my device says';
export const still = 'Still';
export const film = 'Film on the first page';
export const text = 'Text size';
export const language = 'Language';
export const on = 'On';
export const off = 'Off';
export const keptHere = 'Kept in this browser, on this device, and nowhere else.';
export const notKept =
  'This device keeps nothing: its storage is full or closed. What you choose holds until you leave.';
