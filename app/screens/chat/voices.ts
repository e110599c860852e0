// How each puppet sounds when voices are on: babble of one blip a syllable (babble.ts), and how fast it speaks, heard or not.
import type { CharacterName } from '../../../cast/characters.ts';
import type { Manner } from './speech.ts';

export type Voice = {
  readonly manner: Manner;
  readonly pitchHz: number;
  /** How far blips stray from the pitch, as a share of it. */
  readonly sway: number;
  readonly wave: 'triangle' | 'square' | 'sawtooth';
  /** How long a blip sounds. */
  readonly blipMs: number;
  /** The size of the throat: shifts the vowels; small throats sound higher. 1 is a woman's. */
  readonly throat: number;
};

export const voices: Readonly<Record<CharacterName, Voice>> = {
  Shrek: { manner: 'slow', pitchHz: 92, sway: 0.1, wave: 'sawtooth', blipMs: 150, throat: 0.82 },
  Fiona: { manner: 'slow', pitchHz: 205, sway: 0.14, wave: 'triangle', blipMs: 120, throat: 1 },
  Donkey: { manner: 'quick', pitchHz: 178, sway: 0.32, wave: 'square', blipMs: 85, throat: 0.95 },
  Dragon: { manner: 'growl', pitchHz: 44, sway: 0.2, wave: 'sawtooth', blipMs: 800, throat: 0.5 },
  'King Harold': { manner: 'slow', pitchHz: 128, sway: 0.2, wave: 'triangle', blipMs: 110, throat: 0.88 },
  'Queen Lillian': { manner: 'slow', pitchHz: 222, sway: 0.06, wave: 'triangle', blipMs: 150, throat: 0.98 },
  'Puss in Boots': { manner: 'slow', pitchHz: 138, sway: 0.16, wave: 'sawtooth', blipMs: 135, throat: 1.12 },
  'Kitty Softpaws': { manner: 'quick', pitchHz: 236, sway: 0.1, wave: 'sawtooth', blipMs: 80, throat: 1.16 },
  'Suzy Sugar': { manner: 'quick', pitchHz: 330, sway: 0.22, wave: 'triangle', blipMs: 90, throat: 1.22 },
  Gingerbread: { manner: 'quick', pitchHz: 425, sway: 0.25, wave: 'square', blipMs: 70, throat: 1.3 },
  Doris: { manner: 'slow', pitchHz: 116, sway: 0.13, wave: 'square', blipMs: 140, throat: 0.92 },
};
