import { describe, expect, it } from 'vitest';
import { goat } from '../../test/small-part.ts';
import { checkWorld } from './check-world.ts';

const faultsIn = (markdown: string) => checkWorld(markdown, new Map([['dear', ['lass']]])).map(({ what }) => what);

describe('the check of a world', () => {
  it('finds nothing wrong with a card that is in order, but that it is alone', () => {
    expect(faultsIn(goat)).toEqual(['There are 1 cards, and 30 are needed.']);
  });

  it.each([
    ['an answer that is missing', '- where: Behind the outhouse.\n', '', '"goat" has no "where".'],
    ['a key that is none', '- where:', '- when:', '"when" is no key.'],
    ['a line that is said twice', 'Eleven years and two horns.', 'A goat of opinions.', 'says it too'],
    ['a name that two cards have', '- names: goat, gerald', '- names: goat, goat', 'is a name of the card'],
    [
      'a line that is too long',
      'One goat.',
      'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen.',
      'has 15 words',
    ],
    ['a slot that nobody fills', 'One goat.', 'One {goat}.', 'There is no section'],
  ])('names %s', (_, before, after, fault) => {
    expect(faultsIn(goat.replace(before, after))).toContainEqual(expect.stringContaining(fault));
  });
});
