import { expect, it } from 'vitest';
import { words } from '#texts/hangman/words.ts';
import { gamePostcard } from './game-postcard.ts';

it('a won game’s postcard has its word and the tags left, a lost one’s what it cost', () => {
  expect(gamePostcard({ isOfDay: false, word: 'moss', tagsLeft: 8 })).toMatchObject({
    face: 'smitten',
    words: 'MOSS! Found, with 8 of 9 tags left. I am almost impressed.',
  });
  expect(gamePostcard({ isOfDay: false, word: 'moss', tagsLeft: 0 })).toMatchObject({
    face: 'cross',
    words: 'MOSS. Nine tags in the water, and my temper after them.',
  });
});

it('the word of the day is on no postcard', () => {
  for (const tagsLeft of [0, 3]) {
    const said = new Set(words.map((word) => gamePostcard({ isOfDay: true, word, tagsLeft }).words));
    expect(said.size).toBe(1);
  }
});
