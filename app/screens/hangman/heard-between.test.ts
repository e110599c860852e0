import { describe, expect, it } from 'vitest';
import { type Game, guess, newGame } from './game.ts';
import { heardBetween } from './heard-between.ts';

const guessed = (word: string, letters: string): Game => [...letters].reduce(guess, newGame(word));
const heardAt = (word: string, letters: string) =>
  heardBetween(guessed(word, letters.slice(0, -1)), guessed(word, letters));

describe('of a game one hears', () => {
  it('a key and what the guess was, and a tag that snaps where it was wrong', () => {
    expect(heardAt('onion', 'o')).toEqual(['key', 'right']);
    expect(heardAt('onion', 'ox')).toEqual(['key', 'wrong', 'snap']);
  });

  it('a roar once it is lost, and a fanfare once it is won', () => {
    expect(heardAt('onion', 'abcdefghj')).toEqual(['key', 'wrong', 'snap', 'roar']);
    expect(heardAt('onion', 'oni')).toEqual(['key', 'right', 'win']);
  });

  it('nothing where nothing was guessed, or another game begins', () => {
    expect(heardAt('onion', 'oo')).toEqual([]);
    expect(heardBetween(null, newGame('onion'))).toEqual([]);
    expect(heardBetween(guessed('onion', 'ox'), null)).toEqual([]);
    expect(heardBetween(guessed('onion', 'oni'), newGame('swamp'))).toEqual([]);
    expect(heardBetween(guessed('onion', 'oni'), newGame('onion'))).toEqual([]);
    expect(heardBetween(newGame('onion'), guessed('swamp', 's'))).toEqual([]);
  });
});
