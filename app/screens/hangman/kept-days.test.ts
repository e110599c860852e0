import { describe, expect, it } from 'vitest';
import { guess, newGame } from './game.ts';
import { gameOfDay, readDays, withDay } from './kept-days.ts';

const game = (letters: string) => [...letters].reduce(guess, newGame('moss'));

describe('the words of the day on this device', () => {
  it('go on where they were left', () => {
    const days = withDay(withDay(null, 7, game('m')), 7, game('mx'));
    expect(gameOfDay(days, 7)).toEqual(game('mx'));
    expect(gameOfDay(days, 8)).toBeNull();
    expect(gameOfDay(null, 8)).toBeNull();
  });

  it('stay where another tab has brought the game further', () => {
    const further = withDay(null, 7, game('mxo'));
    expect(withDay(further, 7, game('mx'))).toBeNull();
    expect(withDay(further, 7, game('mxo'))).toBeNull();
    expect(gameOfDay(withDay(further, 7, game('mxos')), 7)).toEqual(game('mxos'));
  });

  it('are still there when the clock is set back', () => {
    const days = withDay(withDay(null, 7, game('mos')), 8, game('x'));
    expect(gameOfDay(days, 7)).toEqual(game('mos'));
  });

  it('are read as they were written, and are 60 at most', () => {
    let days = withDay(null, 0, game('mos'));
    for (let day = 1; day < 100; day += 1) days = withDay(days, day, game('xm'));
    expect(days).toHaveLength(60);
    expect(readDays(JSON.parse(JSON.stringify(days)))).toEqual(days);
  });

  it('hold the tag that was paid, and no guess after the end', () => {
    expect(readDays([{ day: 7, game: { ...game('xm'), paid: 3 } }])).toEqual([
      { day: 7, game: { ...game('xm'), paid: 3 } },
    ]);
    const odd = [{ day: 7, game: { word: 'moss', guesses: [...'abcdefghijkl'] } }];
    expect(gameOfDay(readDays(odd), 7)).toEqual(game('abcdefghi'));
  });

  it.each([null, 7, 'x', {}])('are none where the storage holds %j', (value) => {
    expect(readDays(value)).toBeNull();
  });

  it.each([
    null,
    {},
    { day: 7 },
    { day: '7', game: game('m') },
    { day: 7.5, game: game('m') },
    { day: 7, game: { word: 'MOSS', guesses: [] } },
    { day: 7, game: { word: '', guesses: [] } },
    { day: 7, game: { word: 'moss', guesses: ['m', 'm'] } },
    { day: 7, game: { word: 'moss', guesses: ['é'] } },
    { day: 7, game: { word: 'moss', guesses: 'mo' } },
    { day: 7, game: { word: 'moss', guesses: [], paid: 9 } },
    { day: 7, game: { word: 'moss', guesses: [], paid: '3' } },
  ])('leave out %j, which is no day', (odd) => {
    expect(readDays([odd, { day: 8, game: game('m') }])).toEqual([{ day: 8, game: game('m') }]);
  });
});
