import type { CharacterName } from './characters.ts';
import type { FortuneTeller } from './fortune-tellers.ts';

/** All who have pictures. */
export type Puppet = CharacterName | FortuneTeller;

/** The faces every puppet can make. */
export const moods = ['rest', 'smitten', 'cross'] as const;
export type Mood = (typeof moods)[number];

/** Shrek's faces in hangman, one for each count of wrong guesses, from serene to a roar. */
export const tempers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Temper = `temper-${(typeof tempers)[number]}`;

/** In pixels; the pictures are square. */
export const portraitWidths = [128, 256, 384, 640] as const;
export type PortraitWidth = (typeof portraitWidths)[number];

/** The address of a puppet's picture. */
export function portraitAddress(
  who: Puppet,
  face: Mood | Temper,
  width: PortraitWidth,
  format: 'avif' | 'webp',
): string {
  return `/portraits/${portraitSlug(who)}-${face}-${width}.${format}`;
}

/** A puppet's name in file names. */
export function portraitSlug(who: Puppet): string {
  return who.toLowerCase().replaceAll(' ', '-');
}
