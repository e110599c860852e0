import type { Mood, Puppet, Temper } from '../../cast/portraits.ts';

/** What a postcard shows. */
export type Card = {
  /** Whose light it stands in: the fortune teller's tent, the chat's window, or hangman's dock. */
  readonly room: 'tent' | 'window' | 'dock';
  readonly who: Puppet;
  readonly face: Mood | Temper;
  readonly words: string;
  /** A short line below the name. */
  readonly note: string;
  /** Letters on carved tiles, above the words; `null` for one that nobody found. */
  readonly tiles?: readonly (string | null)[];
};

const places = { tent: 'in a violet tent', window: 'in a lit window', dock: 'on a dock at dusk' } as const;

/** The picture in words, and all of its words. */
export function inWords({ room, who, words, note, tiles }: Card): string {
  const word = tiles ? ` On tiles: ${tiles.map((letter) => letter?.toUpperCase() ?? 'blank').join(', ')}.` : '';
  return `Picture postcard: ${who} ${places[room]}.${word} ${words} ${who}, ${note}. Swampheart.`;
}
