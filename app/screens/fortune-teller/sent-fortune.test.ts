import { describe, expect, it } from 'vitest';
import { fortunes } from './fortunes.ts';
import { fortuneOfKey, keyOf, sentFortune } from './sent-fortune.ts';

const all = Object.entries(fortunes).flatMap(([teller, pool]) => pool.map((text) => ({ teller, text })));

describe('a fortune in a link', () => {
  it.each(['Shrek', 'Puss in Boots', 'King Harold'] as const)('of %s is that fortune again', (teller) => {
    const own = all.filter((one) => one.teller === teller);
    expect(own.length).toBeGreaterThan(5);
    for (const one of own) expect(fortuneOfKey(keyOf(one, fortunes) ?? '', fortunes)).toEqual(one);
  });

  it('is a short name and a number, each once, and no word of it', () => {
    const keys = all.map((one) => keyOf(one, fortunes));
    expect(new Set(keys).size).toBe(all.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*-\d{1,2}$/);
  });

  it('is none for words that are in no pool', () => {
    expect(keyOf({ teller: 'Shrek', text: 'made up' }, fortunes)).toBeNull();
    expect(keyOf({ teller: 'Nobody', text: all[0]?.text ?? '' }, fortunes)).toBeNull();
    expect(keyOf({ teller: 'constructor', text: '' }, fortunes)).toBeNull();
  });

  it.each([
    '',
    'shrek',
    'shrek-',
    'shrek-99',
    'shrek--1',
    'shrek-01',
    'shrek-1e1',
    'Shrek-1',
    'nobody-1',
    '__proto__-1',
    'constructor-0',
    'shrek-1<script>',
    'shrek-1\n',
    `${'a'.repeat(9000)}-1`,
  ])('is none for %j', (key) => {
    expect(fortuneOfKey(key, fortunes)).toBeNull();
    expect(sentFortune(`?f=${encodeURIComponent(key)}`, fortunes)).toBeNull();
  });

  it('is the first of several, and stands beside what else an address may hold', () => {
    expect(sentFortune('?x=1&f=donkey-2&f=shrek-1', fortunes)).toEqual({
      teller: 'Donkey',
      text: fortunes.Donkey?.[2],
    });
    expect(sentFortune('?f=%E0%A4%A', fortunes)).toBeNull();
  });
});
