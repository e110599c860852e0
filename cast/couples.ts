import { type CharacterName, characterNames } from './characters.ts';
import { loveInterests } from './love-interests.ts';

/** The left one of each couple, in the order of docs/product.md, 2.3. Couples of which neither stands here come after these. */
const atTheLeft: readonly CharacterName[] = ['Shrek', 'Puss in Boots', 'Suzy Sugar', 'Donkey', 'King Harold'];

/** The couples, left and right, in the order of the shelf. */
export const couples: readonly (readonly [CharacterName, CharacterName])[] = seatCouples();

function seatCouples(): [CharacterName, CharacterName][] {
  const seated = new Set<CharacterName>();
  return [...atTheLeft, ...characterNames].flatMap((one) => {
    const loveInterest = loveInterests[one];
    if (loveInterest === 'No one' || seated.has(one)) return [];
    seated.add(one).add(loveInterest);
    return [[one, loveInterest]];
  });
}

/** The characters without a love interest, shown at the end of the shelf with a broken heart. */
export const alone: readonly CharacterName[] = characterNames.filter((name) => loveInterests[name] === 'No one');
