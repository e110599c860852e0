import { describe, expect, it } from 'vitest';
import { fortuneTellers } from '../../../cast/fortune-tellers.ts';
import { localDay } from '../../kept/fortune-box.ts';
import { type Days, fortuneOf, isDue, readDays, tellerOf } from './day.ts';
import { fortunes } from './fortunes.ts';
import { foresight } from './reading.ts';

const days = Array.from({ length: 700 }, (_, day) => localDay(new Date(2026, 0, 1 + day)));
const told: Days = { device: 'abc', told: { on: '2026-11-22', teller: 'Donkey', text: 'A bee!' } };

describe('the fortune of the day', () => {
  it('is the same on the same day and device, and another on others', () => {
    expect(days.map((day) => tellerOf('abc', day))).toEqual(days.map((day) => tellerOf('abc', day)));
    expect(days.map((day) => tellerOf('abc', day))).not.toEqual(days.map((day) => tellerOf('abd', day)));
  });

  it('comes from every teller, each about as often, and seldom twice from one', () => {
    const tellers = days.map((day) => tellerOf('abc', day));
    for (const name of fortuneTellers) {
      const count = tellers.filter((one) => one === name).length;
      expect(count, name).toBeGreaterThan(65);
      expect(count, name).toBeLessThan(135);
    }
    const twice = tellers.filter((one, day) => one === tellers[day - 1]).length;
    expect(twice).toBeLessThan(140);
  });

  it('is any of the pool, in time', () => {
    const pool = fortunes.Pinocchio ?? [];
    expect(new Set(days.map((day) => fortuneOf('abc', day, pool)))).toEqual(new Set(pool));
    expect(fortuneOf('abc', '2026-11-22', [])).toBeUndefined();
  });

  it('is one of the round: the whole pool is told, none twice', () => {
    const pool = fortunes.Shrek ?? [];
    const foresee = foresight(fortunes, Math.random);
    const first = fortuneOf('abc', '2026-11-22', pool);
    const all = [foresee('Shrek', first), ...pool.slice(1).map(() => foresee('Shrek'))];
    expect(all[0]).toBe(first);
    expect(all.toSorted()).toEqual(pool.toSorted());
  });

  it('is due once a day, and not again where the clock was set back', () => {
    expect(isDue({ ...told, told: null }, '2026-11-22')).toBe(true);
    expect(isDue(told, '2026-11-22')).toBe(false);
    expect(isDue(told, '2026-11-21')).toBe(false);
    expect(isDue(told, '2025-12-31')).toBe(false);
    expect(isDue(told, '2026-11-23')).toBe(true);
    expect(isDue(told, '2027-01-01')).toBe(true);
  });
});

describe('what the device keeps of it', () => {
  it('is read as it was written', () => {
    expect(readDays(JSON.parse(JSON.stringify(told)))).toEqual(told);
    expect(readDays({ device: 'abc', told: null })).toEqual({ device: 'abc', told: null });
  });

  it.each([
    null,
    'abc',
    {},
    { device: '', told: null },
    { device: 'a b', told: null },
    { device: 'abc' },
    { device: 'abc', told: {} },
    { device: 'abc', told: { ...told.told, on: 'today' } },
    { device: 'abc', told: { ...told.told, text: 7 } },
  ])('is none where it is %j', (value) => {
    expect(readDays(value)).toBeNull();
  });
});
