import { type CharacterName, characterNames } from './characters.ts';
import { profileOf } from './profiles.ts';

/** The left one of each couple, in the order of docs/product.md, 2.3; the right one is their love interest. */
const atTheLeft = ['Shrek', 'Puss in Boots', 'Suzy Sugar', 'Donkey', 'King Harold'] as const;

/** The couples, left and right, in the order of the shelf. */
export const couples: readonly (readonly [CharacterName, CharacterName])[] = atTheLeft.flatMap((one) => {
  const { loveInterest } = profileOf(one);
  return loveInterest === 'No one' ? [] : [[one, loveInterest] as const];
});

/** The characters without a love interest, shown at the end of the shelf with a broken heart. */
export const alone: readonly CharacterName[] = characterNames.filter(
  (name) => profileOf(name).loveInterest === 'No one',
);
