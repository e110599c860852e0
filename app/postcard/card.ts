import { nameOf } from '#texts/names.ts';
import * as texts from '#texts/postcard.ts';
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

/** The picture in words, and all of its words. */
export function inWords({ place, who, words, note }: Card): string {
  return texts.inWords(nameOf(who), texts.places[place] ?? '', words, note);
}
