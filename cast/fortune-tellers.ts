/** Who reads the onion, in the order of the specification's section 3. */
export const fortuneTellers = [
  'Shrek',
  'Donkey',
  'Fiona',
  'Puss in Boots',
  'Kitty Softpaws',
  'Pinocchio',
  'King Harold',
] as const;

export type FortuneTeller = (typeof fortuneTellers)[number];
