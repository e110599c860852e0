import { donkey } from '#texts/fortunes/donkey.ts';
import { fiona } from '#texts/fortunes/fiona.ts';
import { kingHarold } from '#texts/fortunes/king-harold.ts';
import { kittySoftpaws } from '#texts/fortunes/kitty-softpaws.ts';
import { pinocchio } from '#texts/fortunes/pinocchio.ts';
import { pussInBoots } from '#texts/fortunes/puss-in-boots.ts';
import { shrek } from '#texts/fortunes/shrek.ts';
import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';

export type Fortunes = Readonly<Partial<Record<FortuneTeller, readonly string[]>>>;

/** Each teller's pool of fortunes. */
export const fortunes: Fortunes = {
  Shrek: shrek,
  Donkey: donkey,
  Fiona: fiona,
  'Puss in Boots': pussInBoots,
  'Kitty Softpaws': kittySoftpaws,
  Pinocchio: pinocchio,
  'King Harold': kingHarold,
};
