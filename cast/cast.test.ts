import { describe, expect, it } from 'vitest';
import { characterNames } from './characters.ts';
import { alone, couples } from './couples.ts';
import { profiles } from './profiles.ts';

// docs/product.md, 2.1. Who adds a character changes this and the shelf below on purpose.
const loveInterests: Readonly<Record<string, string>> = {
  Shrek: 'Fiona',
  Fiona: 'Shrek',
  Donkey: 'Dragon',
  Dragon: 'Donkey',
  'King Harold': 'Queen Lillian',
  'Queen Lillian': 'King Harold',
  'Puss in Boots': 'Kitty Softpaws',
  'Kitty Softpaws': 'Puss in Boots',
  'Suzy Sugar': 'Gingerbread',
  Gingerbread: 'Suzy Sugar',
  Doris: 'No one',
};

describe('the profiles', () => {
  it('are eleven, with the love interests of docs/product.md, 2.1', () => {
    expect(Object.fromEntries(profiles.map(({ name, loveInterest }) => [name, loveInterest]))).toEqual(loveInterests);
    expect(profiles.map(({ name }) => name)).toEqual(characterNames);
  });

  it.each(profiles)('tell of $name in every field, in plain words that fit the card', (profile) => {
    for (const text of [profile.title, profile.personality, profile.quote]) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/[<>[\]_`#“”]|\p{Extended_Pictographic}/u);
      expect(text.length).toBeGreaterThan(5);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });

  it('share no words', () => {
    for (const field of ['title', 'personality', 'quote'] as const) {
      expect(new Set(profiles.map((profile) => profile[field])).size).toBe(profiles.length);
    }
  });
});

describe('the shelf', () => {
  it('seats five couples and Doris alone', () => {
    expect(couples).toEqual([
      ['Shrek', 'Fiona'],
      ['Puss in Boots', 'Kitty Softpaws'],
      ['Suzy Sugar', 'Gingerbread'],
      ['Donkey', 'Dragon'],
      ['King Harold', 'Queen Lillian'],
    ]);
    expect(alone).toEqual(['Doris']);
  });

  it('seats everybody once', () => {
    expect([...couples.flat(), ...alone].toSorted()).toEqual(characterNames.toSorted());
  });

  it('seats nobody beside somebody else’s love', () => {
    for (const [one, other] of couples) expect(loveInterests[one]).toBe(other);
  });
});
