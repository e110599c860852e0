import { type CharacterName, characterNames } from './characters.ts';
import { profileOf } from './profiles.ts';

/** Who sits at the left, in the order of docs/product.md, 2.3; at the right sits whom they love. */
const atTheLeft = ['Shrek', 'Puss in Boots', 'Suzy Sugar', 'Donkey', 'King Harold'] as const;

/** The pairs as they sit on the shelf. */
export const couples: readonly (readonly [CharacterName, CharacterName])[] = atTheLeft.flatMap((one) => {
  const { loveInterest } = profileOf(one);
  return loveInterest === 'No one' ? [] : [[one, loveInterest] as const];
});

/** Those without a love interest: they sit alone at the end of the shelf, with a broken heart. */
export const alone: readonly CharacterName[] = characterNames.filter(
  (name) => profileOf(name).loveInterest === 'No one',
);
