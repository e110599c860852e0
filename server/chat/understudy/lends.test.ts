import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

describe('a thing that is asked for', () => {
  it.each([
    ['Shrek', 'can i borrow a blanket for the boat', 'a blanket'],
    ['Fiona', 'have you got a spoon for the jar', 'a spoon'],
    ['Suzy Sugar', 'haha ok. could i have some paper please', 'some paper'],
    ['King Harold', 'lend me an umbrella?', 'an umbrella'],
    ['Gingerbread', 'nice shelf. i need a towel', 'a towel'],
  ] as const)('is lent: %s, %s', (character, message, thing) => {
    for (const line of lines(character, ['The night was warm.'], message))
      expect(endsWith(line, character, 'lends', { thing }), line).toBe(true);
  });

  it.each([
    'can i borrow a knife',
    'lend me a rope',
    'i need some matches',
    'can i have a beer',
    'do you have a brother',
  ])('is nothing that may hurt, and no kin: %s', (message) => {
    for (const line of lines('Shrek', ['The night was warm.'], message))
      expect(line).not.toMatch(/knife|rope|matches|a beer|peace|a brother/);
  });
});
