export const alphabet = 'abcdefghijklmnñopqrstuvwxyz';
