import { describe, expect, it } from 'vitest';
import { disguises } from '../test/said-words.ts';
import { isRepeatable, neverRepeated } from './never-repeated.ts';

describe('a word to repeat', () => {
  it.each(['Zoe', 'Jean-Luc', 'Anaïs', 'Łukasz', 'Øystein', 'Nigel', 'Morgan', 'Bob', 'Angie', 'Diego', 'umbrella'])(
    'may be %s',
    (word) => {
      expect(isRepeatable(word)).toBe(true);
    },
  );

  it.each([
    'Fat',
    'faaat',
    'F4t',
    'ｆａｔ',
    'f\u200bat',
    'Fаt',
    'Names',
    'Hitler',
    'H1tlerrr',
    'Stupid',
    'Ugly',
    'Nobody',
    'gorda',
  ])('is never %s', (word) => {
    expect(isRepeatable(word)).toBe(false);
  });

  it.each(['Dick', 'Fanny', 'Randy', 'Gay'])('is in doubt not a name that is another word too: %s', (name) => {
    expect(isRepeatable(name)).toBe(false);
  });

  it('is never on a list, however it is spelled', () => {
    for (const word of neverRepeated) {
      for (const disguise of disguises) expect([word, isRepeatable(disguise(word))]).toEqual([word, false]);
    }
  });
});
