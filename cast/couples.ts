import { type CharacterName, characterNames } from './characters.ts';
import { profileOf } from './profiles.ts';

/** Who sits at the left, in the order of docs/product.md, 2.3. Couples of whom nobody stands here come after these. */
const atTheLeft: readonly CharacterName[] = ['Shrek', 'Puss in Boots', 'Suzy Sugar', 'Donkey', 'King Harold'];

/** The pairs as they sit on the shelf, each with whom they love at the right. */
export const couples: readonly (readonly [CharacterName, CharacterName])[] = seatCouples();

function seatCouples(): [CharacterName, CharacterName][] {
  const seated = new Set<CharacterName>();
  return [...atTheLeft, ...characterNames].flatMap((one) => {
    const { loveInterest } = profileOf(one);
    if (loveInterest === 'No one' || seated.has(one)) return [];
    seated.add(one).add(loveInterest);
    return [[one, loveInterest]];
  });
}

/** Those without a love interest: they sit alone at the end of the shelf, with a broken heart. */
export const alone: readonly CharacterName[] = characterNames.filter(
  (name) => profileOf(name).loveInterest === 'No one',
);
