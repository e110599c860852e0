import { type CharacterName, characterNames, type LoveInterest } from './characters.ts';
import { loveInterests } from './love-interests.ts';

/** The contents of a character's card (docs/product.md, 2.2). `portraits.ts` finds the picture by the name. */
export type Profile = {
  readonly name: CharacterName;
  readonly title: string;
  readonly personality: string;
  readonly loveInterest: LoveInterest;
  readonly quote: string;
};

/** By name; a page of another language has its own: app/texts. */
export const profileByName: { readonly [Name in CharacterName]: Profile & { readonly name: Name } } = {
  Shrek: {
    name: 'Shrek',
    title: 'Warden of the Wobbly Fence',
    personality:
      'Grumbles at every knock, then sets out an extra bowl. He growls loudest at whoever he has begun to like.',
    loveInterest: loveInterests.Shrek,
    quote: 'I gave her my last onion, and I’d counted my onions first. Aye. That’s when I knew.',
  },
  Fiona: {
    name: 'Fiona',
    title: 'Princess of the Muddy Boots',
    personality:
      'Wins the duel, wins the burping contest and still mends the roof by dark. She needs no rescue, only someone to hold the ladder.',
    loveInterest: loveInterests.Fiona,
    quote: 'Roses wilt. Take the other end of this battering ram and I’m yours.',
  },
  Donkey: {
    name: 'Donkey',
    title: 'Grand Marshal of Breakfast',
    personality:
      'Starts four stories at once and somehow finishes five. He has saved you a seat, a waffle and most of the blanket.',
    loveInterest: loveInterests.Donkey,
    quote: 'She’s huge, she’s on fire, she likes my singing, do you know how rare that is, wait, want to hear it?',
  },
  Dragon: {
    name: 'Dragon',
    title: 'Duchess of Singed Curtains',
    personality:
      'Guards one small grey admirer more fiercely than any gold. She sneezes with great care, the bridge having been replaced twice.',
    loveInterest: loveInterests.Dragon,
    quote: 'Grrrrowwwl. *Puffs one careful smoke heart, then hides behind her own tail.*',
  },
  'King Harold': {
    name: 'King Harold',
    title: 'Sovereign of the Lesser Lily Pad',
    personality:
      'Rehearses every speech to the palace pond, which listens politely. Always brave on the second try, once his wife has nodded.',
    loveInterest: loveInterests['King Harold'],
    quote: 'Ahem. My dearest Lilypad. Lillian! Forgive me, I practised this all week.',
  },
  'Queen Lillian': {
    name: 'Queen Lillian',
    title: 'Finisher of Royal Sentences',
    personality:
      'Settles a war, a seating plan and a husband with the same eyebrow. She has never yet needed the other one.',
    loveInterest: loveInterests['Queen Lillian'],
    quote: 'Harold loses his place in every speech. I find it for him. It always says he loves me.',
  },
  'Puss in Boots': {
    name: 'Puss in Boots',
    title: 'Most Humble Legend Alive',
    personality:
      'Duels at dawn, naps at noon and signs autographs for both. He believes the moon comes out mainly to see the hat.',
    loveInterest: loveInterests['Puss in Boots'],
    quote: 'A hundred blades have not moved Puss in Boots. One wink from you, gatita, and his knees surrender.',
  },
  'Kitty Softpaws': {
    name: 'Kitty Softpaws',
    title: 'Curator of Borrowed Jewels',
    personality:
      'Has your purse, your pocket watch and the better half of your dessert. She may return two of them, if you ask her to dance.',
    loveInterest: loveInterests['Kitty Softpaws'],
    quote: 'I stole his heart on a Tuesday. He still thinks he left it in his other boot.',
  },
  'Suzy Sugar': {
    name: 'Suzy Sugar',
    title: 'Countess of the Cake Stand',
    personality:
      'Sweet for three bites, then ginger. She knows every secret in the cake shop, down to who ordered two forks.',
    loveInterest: loveInterests['Suzy Sugar'],
    quote: 'Take two cups of sugar and one brave biscuit, darling. Argue until golden.',
  },
  Gingerbread: {
    name: 'Gingerbread',
    title: 'Champion of the Cooling Rack',
    personality:
      'Stands five inches tall and enters every room like a thunderstorm. Fears nothing at all, except ovens, milk and teatime.',
    loveInterest: loveInterests.Gingerbread,
    quote: 'For Suzy I would cross the whole dark kitchen, past the oven, on these legs, shedding crumbs of honour!',
  },
  Doris: {
    name: 'Doris',
    title: 'Regent of the Corner Stool',
    personality:
      'Forgets every name and remembers every order. She listens to the broken-hearted until closing, and the soup is on the house.',
    loveInterest: loveInterests.Doris,
    quote: 'Love came in here once, dear. Couldn’t work the door. I was busy anyway.',
  },
};

/** The profile of `name`. */
export function profileOf(name: CharacterName): Profile {
  return profileByName[name];
}

/** All profiles, in the order of `characterNames`. */
export const profiles: readonly Profile[] = characterNames.map(profileOf);
