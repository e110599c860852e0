import type { CharacterName, LoveInterest } from './characters.ts';

/** Whom each loves. Apart from the profiles, because the chat needs no card's texts. */
export const loveInterests: Readonly<Record<CharacterName, LoveInterest>> = {
  Shrek: 'Fiona',
  Fiona: 'Shrek',
  Donkey: 'Dragon',
  Dragon: 'Donkey',
  'King Harold': 'Queen Lillian',
  'Queen Lillian': 'King Harold',
  'Puss in Boots': 'Kitty Softpaws',
  'Kitty Softpaws': 'Puss in Boots',
  'Suzy Sugar': 'Gingerbread',
  Gingerbread: 'Suzy Sugar',
  Doris: 'No one',
};
