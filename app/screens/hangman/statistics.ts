// What this device remembers of the games that were finished: docs/product.md, 6.9.
import * as texts from '#texts/hangman-late.ts';
import { keep } from '../../kept/store.ts';
import { type Game, guessesLeft, isOver, wrongGuessesToLose } from './game.ts';

export type Statistics = {
  /** How many games ended with so many guesses left: the place in the list is the number, and 0 is a loss. */
  readonly left: readonly number[];
  /** Games won one after another, up to now and at most. */
  readonly streak: number;
  readonly best: number;
  /** The names of the games counted last, the newest at the end, so that none counts twice. */
  readonly counted: readonly string[];
};

export const noStatistics: Statistics = {
  left: Array.from({ length: wrongGuessesToLose + 1 }, () => 0),
  streak: 0,
  best: 0,
  counted: [],
};

/** More than a year of words of the day, which alone can come back after a long time: by a clock that is set back. */
const mostCounted = 1000;

/** With `game`, of which `name` is the only one; the same object where it is not over or has been counted. */
export function withGame(statistics: Statistics, name: string, game: Game): Statistics {
  if (!isOver(game) || statistics.counted.includes(name)) return statistics;
  const left = guessesLeft(game);
  const streak = left > 0 ? statistics.streak + 1 : 0;
  return {
    left: statistics.left.map((count, place) => (place === left ? count + 1 : count)),
    streak,
    best: Math.max(statistics.best, streak),
    counted: [...statistics.counted, name].slice(-mostCounted),
  };
}

export function played({ left }: Statistics): number {
  return left.reduce((sum, count) => sum + count, 0);
}

export function won(statistics: Statistics): number {
  return played(statistics) - (statistics.left[0] ?? 0);
}

/** As they stand on the sheet. */
export function figuresOf(statistics: Statistics): readonly (readonly [name: string, count: number])[] {
  return [
    [texts.played, played(statistics)],
    [texts.won, won(statistics)],
    [texts.streak, statistics.streak],
    [texts.best, statistics.best],
  ];
}

export const keptStatistics = (storage?: () => Storage) =>
  keep({ name: 'hangman', version: 1, readAs: readStatistics, ...(storage && { storage }) });

/** Anything may stand in a storage. `null` where it is no statistics. */
export function readStatistics(value: unknown): Statistics | null {
  if (typeof value !== 'object' || value === null) return null;
  const { left, streak, best, counted } = value as Readonly<Record<string, unknown>>;
  if (!Array.isArray(left) || left.length !== wrongGuessesToLose + 1 || !left.every(isCount)) return null;
  if (!isCount(streak) || !isCount(best) || best < streak || !Array.isArray(counted)) return null;
  const names = counted.filter((name) => typeof name === 'string' && name.length < 100);
  return { left, streak, best, counted: names.slice(-mostCounted) };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
