/** The letters that may be guessed. */
export const alphabet = 'abcdefghijklmnopqrstuvwxyz';
