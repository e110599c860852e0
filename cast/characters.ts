/** All characters that a visitor can pick, in the order of docs/product.md, 2.1. The name is the id. */
export const characterNames = [
  'Shrek',
  'Fiona',
  'Donkey',
  'Dragon',
  'King Harold',
  'Queen Lillian',
  'Puss in Boots',
  'Kitty Softpaws',
  'Suzy Sugar',
  'Gingerbread',
  'Doris',
] as const;

export type CharacterName = (typeof characterNames)[number];

export type LoveInterest = Exclude<CharacterName, 'Doris'> | 'No one';

/** All whose replies the server makes. Dragon's growls are made in the browser. */
export type SpeakingCharacter = Exclude<CharacterName, 'Dragon'>;

export function isCharacterName(name: unknown): name is CharacterName {
  return characterNames.some((known) => known === name);
}

export function isSpeaking(character: CharacterName): character is SpeakingCharacter {
  return character !== 'Dragon';
}
