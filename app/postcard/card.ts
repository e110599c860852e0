import { nameOf } from '#texts/names.ts';
import * as texts from '#texts/postcard.ts';
import type { Mood, Puppet } from '../../cast/portraits.ts';

/** What a postcard shows. */
export type Card = {
  readonly who: Puppet;
  readonly face: Mood;
  readonly words: string;
  /** A short line below the name. */
  readonly note: string;
};

/** The picture in words, and all of its words. */
export function inWords({ who, words, note }: Card): string {
  return texts.inWords(nameOf(who), words, note);
}
