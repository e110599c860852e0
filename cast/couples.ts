import type { CharacterName } from './characters.ts';

/** The five pairs as they sit on the shelf (docs/product.md, 2.3). */
export const couples: readonly (readonly [CharacterName, CharacterName])[] = [
  ['Shrek', 'Fiona'],
  ['Puss in Boots', 'Kitty Softpaws'],
  ['Suzy Sugar', 'Gingerbread'],
  ['Donkey', 'Dragon'],
  ['King Harold', 'Queen Lillian'],
];

/** Sits alone at the end of the shelf, with a broken heart. */
export const alone: CharacterName = 'Doris';
