import { describe, expect, it } from 'vitest';
import { guess, newGame } from './game.ts';
import { noStatistics, played, readStatistics, type Statistics, withGame, won } from './statistics.ts';

const game = (letters: string) => [...letters].reduce(guess, newGame('moss'));
const winWith = (left: number) => game(`${'abcdefghi'.slice(0, 9 - left)}mos`);
const loss = game('abcdefghi');
const standing = (...games: readonly (typeof loss)[]) =>
  games.reduce((statistics, one, at) => withGame(statistics, `game ${at}`, one), noStatistics);

describe('the statistics', () => {
  it('count what was played and won, and with how many guesses left', () => {
    const statistics = standing(winWith(9), winWith(1), loss, winWith(9));
    expect([played(statistics), won(statistics)]).toEqual([4, 3]);
    expect(statistics.left).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
  });

  it('have a streak, which a loss ends, and the best one', () => {
    expect(standing(winWith(4), winWith(3), loss, winWith(2))).toMatchObject({ streak: 1, best: 2 });
    expect(standing(winWith(4), winWith(3), winWith(2))).toMatchObject({ streak: 3, best: 3 });
    expect(standing(winWith(4), loss)).toMatchObject({ streak: 0, best: 1 });
  });

  it('do not count a game that was left in the middle', () => {
    expect(withGame(noStatistics, 'a', game('mo'))).toBe(noStatistics);
    expect(withGame(noStatistics, 'a', game(''))).toBe(noStatistics);
  });

  it('count each game once, however often it is told', () => {
    const once = withGame(noStatistics, 'a', loss);
    expect(withGame(once, 'a', loss)).toBe(once);
    expect(withGame(once, 'a', winWith(5))).toBe(once);
    expect(played(withGame(once, 'b', loss))).toBe(2);
  });

  it('grow no further after many games, and remember those played last', () => {
    let many = noStatistics;
    for (let at = 0; at < 1200; at += 1) many = withGame(many, `game ${at}`, loss);
    expect(played(many)).toBe(1200);
    expect(JSON.stringify(many).length).toBeLessThan(20_000);
    expect(withGame(many, 'game 300', loss)).toBe(many);
  });

  it('are read as they were written', () => {
    const statistics = standing(winWith(9), loss, winWith(2));
    expect(readStatistics(JSON.parse(JSON.stringify(statistics)))).toEqual(statistics);
  });

  const odd: [string, unknown][] = Object.entries({
    nothing: null,
    'a text': 'x',
    'no list': { ...noStatistics, left: 7 },
    'too short a list': { ...noStatistics, left: [1, 2] },
    'half a game': { ...noStatistics, left: noStatistics.left.map(() => 0.5) },
    'less than nothing': { ...noStatistics, streak: -1 },
    'a text for a number': { ...noStatistics, best: '3' },
    'a streak above the best': { ...noStatistics, streak: 3, best: 2 },
    'no names': { left: noStatistics.left, streak: 0, best: 0 },
  });
  it.each(odd)('are none where the storage holds %s', (_, value) => {
    expect(readStatistics(value)).toBeNull();
  });

  it('leave out names of games that are none', () => {
    const read = readStatistics({ ...noStatistics, counted: ['a', 7, null, 'x'.repeat(200), 'b'] });
    expect((read as Statistics).counted).toEqual(['a', 'b']);
  });
});
