import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { donkey } from './fortunes/donkey.ts';
import { fiona } from './fortunes/fiona.ts';
import { kingHarold } from './fortunes/king-harold.ts';
import { kittySoftpaws } from './fortunes/kitty-softpaws.ts';
import { pinocchio } from './fortunes/pinocchio.ts';
import { pussInBoots } from './fortunes/puss-in-boots.ts';
import { shrek } from './fortunes/shrek.ts';

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
