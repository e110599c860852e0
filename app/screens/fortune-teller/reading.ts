// The fortune teller's state and rules, specified in docs/product.md, 7.2.
import * as texts from '#texts/fortune-teller.ts';
import type { FortuneTeller } from '../../../cast/fortune-tellers.ts';
import { deck } from '../../chance/deck.ts';
import type { SoundName } from '../../sound/sounds.ts';
import type { Fortunes } from './fortunes.ts';

export type Reading = {
  readonly teller: FortuneTeller | null;
  /** The teller whose fortune is awaited. */
  readonly predicting: FortuneTeller | null;
  /** The text below the buttons: a fortune in quotation marks, or a message. */
  readonly words: string | null;
  /** Counts questions: a new number has screen readers announce the same message a second time. */
  readonly asked: number;
};

export type Action =
  | { readonly type: 'tellerSelected'; readonly teller: FortuneTeller }
  | { readonly type: 'revealAsked' }
  /** A fortune that somebody sent is there from the beginning. */
  | { readonly type: 'sent'; readonly teller: FortuneTeller; readonly text: string }
  | { readonly type: 'revealed'; readonly fortune: string | undefined };

/** Deals a teller's next fortune, the wished one if it was not dealt yet; `undefined` where the pool is missing or empty. */
export type Foresee = (teller: FortuneTeller, wish?: string) => string | undefined;

export const predictingMs = 1000;

export const newReading: Reading = { teller: null, predicting: null, words: null, asked: 0 };

export function read(reading: Reading, action: Action): Reading {
  switch (action.type) {
    case 'tellerSelected':
      // No change of teller while a fortune is awaited; and the words on show are the previous teller's.
      return reading.predicting ? reading : { ...reading, teller: action.teller, words: null };
    case 'sent':
      return { ...newReading, teller: action.teller, words: `“${action.text}”` };
    case 'revealAsked':
      if (reading.predicting) return reading;
      if (!reading.teller) return { ...reading, words: texts.nobodyChosen, asked: reading.asked + 1 };
      return { ...reading, predicting: reading.teller, words: null, asked: reading.asked + 1 };
    case 'revealed':
      if (!reading.predicting) return reading;
      return { ...reading, predicting: null, words: action.fortune ? `“${action.fortune}”` : texts.missingPool };
  }
}

type OnionStage = 'whole' | 'peeling' | 'open';

/** How far the onion is peeled: it opens for a fortune only, not for a message. */
export function onionOf({ predicting, words }: Reading): OnionStage {
  if (predicting) return 'peeling';
  return words?.startsWith('“') ? 'open' : 'whole';
}

/** What is heard of the onion when its stage changes. */
export function heardOfOnion(before: OnionStage, now: OnionStage): readonly SoundName[] {
  if (before === now || now === 'whole') return [];
  return [now === 'open' ? 'open' : 'peel'];
}

/** No fortune of a teller repeats before the whole pool was dealt. `random` gives a number from 0 up to, not including, 1. */
export function foresight(fortunes: Fortunes, random: () => number): Foresee {
  const decks = new Map(Object.entries(fortunes).map(([teller, pool]) => [teller, deck(pool, random)]));
  return (teller, wish) => decks.get(teller)?.(wish);
}
