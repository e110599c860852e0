import type { Mood, Puppet } from '../../cast/portraits.ts';

/** Whose light it is drawn in: the fortune teller's, the chat's, hangman's. */
export type Place = 'tent' | 'hut' | 'dusk';

/** What a postcard shows. */
export type Card = {
  readonly place: Place;
  readonly who: Puppet;
  readonly face: Mood;
  readonly words: string;
  /** A short line below the name. */
  readonly note: string;
};

const places: Readonly<Record<Place, string>> = {
  tent: 'in a violet tent',
  hut: 'in a hut, by lantern light',
  dusk: 'before a setting sun',
};

/** The picture in words, and all of its words. */
export function inWords({ place, who, words, note }: Card): string {
  return `Picture postcard: ${who} ${places[place]}. ${words} ${who}, ${note}. Swampheart.`;
}
