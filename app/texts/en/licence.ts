export const title = 'Licence';
export const note = 'Take the code, change it, share it. All it asks is that these words go along.';
