import { describe, expect, it } from 'vitest';
import { endsWith, lines } from '../../test/every-chance.ts';

const evening = ['Evening.'];

describe('what one would do', () => {
  it.each([
    ['what would u do with a angry goose on the road?', 'would do beast'],
    ['First advice please: my husband Karl plays the trombone, badly. What would an ogre do?', 'would do thing'],
    ['what would you do about a trombone next door?', 'would do thing'],
    ['What can I do about that trombone? He is so grumpy, I need some advice of a hero', 'would do thing'],
    ['my husband Colm snores like a tractor, what would you do with him?', 'would do thing'],
    ['what would u bring him to cheer him up', 'would bring'],
  ])('%s: %s', (message, pool) => {
    for (const character of ['Shrek', 'Donkey', 'Suzy Sugar'] as const)
      for (const line of lines(character, evening, message)) expect(endsWith(line, character, pool), line).toBe(true);
  });

  it.each([
    'what would you do with a gun?',
    'what would you do if somebody hit your dog?',
    'what would you do about my dad, he drinks and has a goose',
    'what would you do with my sister?',
    'my cat died, what would you do?',
  ])('is not said to "%s"', (message) => {
    for (const line of lines('Shrek', evening, message))
      for (const pool of ['would do beast', 'would do thing']) expect(endsWith(line, 'Shrek', pool), line).toBe(false);
  });

  it('a side is taken for what is done with a harmless thing', () => {
    const message = "What do you think, should I hide my husband's trombone? He plays like a ship in fog.";
    for (const line of lines('Kitty Softpaws', evening, message)) expect(line).toMatch(/hide your husband's trombone/i);
  });

  it.each(["should I hide my husband's gun?", 'should I sell my sister?', 'should I hide my brother?'])(
    'and for no other: %s',
    (message) => {
      for (const line of lines('Kitty Softpaws', evening, message)) expect(line).not.toMatch(/hide your|sell your/i);
    },
  );
});
