import type { SpeakingCharacter } from '../../../cast/characters.ts';
import type { Lines } from './intent.ts';
import { donkey } from './lines/donkey.ts';
import { doris } from './lines/doris.ts';
import { fiona } from './lines/fiona.ts';
import { gingerbread } from './lines/gingerbread.ts';
import { kingHarold } from './lines/king-harold.ts';
import { kittySoftpaws } from './lines/kitty-softpaws.ts';
import { pussInBoots } from './lines/puss-in-boots.ts';
import { queenLillian } from './lines/queen-lillian.ts';
import { shrek } from './lines/shrek.ts';
import { suzySugar } from './lines/suzy-sugar.ts';

/** Everything the understudy can say. */
export const linesOf: Record<SpeakingCharacter, Lines> = {
  Shrek: shrek,
  Fiona: fiona,
  Donkey: donkey,
  'King Harold': kingHarold,
  'Queen Lillian': queenLillian,
  'Puss in Boots': pussInBoots,
  'Kitty Softpaws': kittySoftpaws,
  'Suzy Sugar': suzySugar,
  Gingerbread: gingerbread,
  Doris: doris,
};
