// What stands on the buttons of the puppet.
export const letMove = 'Let the puppet move';
export const pausePuppet = 'Pause the puppet';
export const voice = 'Voice';
/** Before the voice's name. */
export const voiceIs = 'Voice: ';
export const off = 'Off';
export const offIs = 'Words, and a mouth that moves.';
export const babble = 'Babble';
export const babbleIs = 'Little noises, in time with the mouth.';
export const aloud = 'Read aloud';
export const aloudIs = 'Your device reads each answer out. A screen reader speaks at the same time.';
