import { describe, expect, it } from 'vitest';
import { words } from '#texts/hangman/words.ts';
import { dayInWords, dayOf, wordOfDay } from './day.ts';

const days = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const aSunday = dayOf(new Date(2026, 10, 22));

describe('a day', () => {
  it('is the date where the visitor is, from midnight to midnight', () => {
    expect(dayOf(new Date(2026, 10, 22, 0, 0, 0))).toBe(aSunday);
    expect(dayOf(new Date(2026, 10, 22, 23, 59, 59))).toBe(aSunday);
    expect(dayOf(new Date(2026, 10, 23))).toBe(aSunday + 1);
    expect(dayInWords(aSunday)).toBe('22 November');
  });

  it('is one more than the one before, all through the year', () => {
    for (const at of days(0, 400)) expect(dayOf(new Date(2026, 0, 1 + at))).toBe(dayOf(new Date(2026, 0, 1)) + at);
  });
});

describe('the word of the day', () => {
  it('is the same for everyone: these were on these days', () => {
    const list = ['apple', 'bridge', 'castle', 'dragon', 'engine', 'forest'];
    const these = ['forest', 'apple', 'bridge', 'castle'];
    for (const one of [list, list.toReversed()])
      expect(days(20_520, 4).map((day) => wordOfDay(day, one))).toEqual(these);
  });

  it('is one of the list on any day, also long ago or far away', () => {
    for (const day of [-1, 0, 1, aSunday, 99_999_999]) expect(words).toContain(wordOfDay(day, words));
    expect(wordOfDay(aSunday, ['moss'])).toBe('moss');
    expect(wordOfDay(aSunday, [])).toBe('');
  });

  it('does not come again within a round', () => {
    const first = Math.ceil(aSunday / 360) * 360;
    expect(new Set(days(first, 360).map((day) => wordOfDay(day, words))).size).toBe(360);
  });

  it('has another order in the next round', () => {
    const first = Math.ceil(aSunday / 360) * 360;
    const same = days(first, 360).filter((day) => wordOfDay(day, words) === wordOfDay(day + 360, words));
    expect(same.length).toBeLessThan(10);
  });

  it('does not follow the alphabet', () => {
    const rises = days(aSunday, 200).filter((day) => wordOfDay(day, words) < wordOfDay(day + 1, words));
    expect(rises.length).toBeGreaterThan(70);
    expect(rises.length).toBeLessThan(130);
  });

  it('is hardly another where a word is added or taken away', () => {
    const round = days(Math.ceil(aSunday / 360) * 360, 360);
    const before = round.map((day) => wordOfDay(day, words));
    for (const list of [words.filter((word) => word !== before[100]), [...words, 'zeppelin']]) {
      const after = round.slice(0, -1).map((day) => wordOfDay(day, list)); // the last may come from the next in the order
      const moved = after.filter(
        (word, at) => word !== 'zeppelin' && !before.slice(Math.max(0, at - 1), at + 2).includes(word),
      );
      expect(moved).toEqual([]);
    }
  });
});
