/** The fortune tellers, in the order of docs/product.md, 2.4. */
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
