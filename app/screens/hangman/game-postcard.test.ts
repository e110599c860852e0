import { expect, it } from 'vitest';
import { gamePostcard } from './game-postcard.ts';
import { words } from './words.ts';

it('a won game’s postcard has its word and the tags left, a lost one’s what it cost', () => {
  expect(gamePostcard({ isOfDay: false, word: 'moss', tagsLeft: 8 })).toMatchObject({
    face: 'smitten',
    words: 'MOSS! I found it, with 8 of 9 tags left.',
  });
  expect(gamePostcard({ isOfDay: false, word: 'moss', tagsLeft: 0 })).toMatchObject({
    face: 'cross',
    words: 'MOSS. It has cost me all nine tags, and Shrek his temper.',
  });
});

it('the word of the day is on no postcard', () => {
  for (const tagsLeft of [0, 3]) {
    const said = new Set(words.map((word) => gamePostcard({ isOfDay: true, word, tagsLeft }).words));
    expect(said.size).toBe(1);
  }
});
