import { expect, it } from 'vitest';
import { words } from '#texts/hangman/words.ts';
import { loadHints } from './load-hints.ts';

it('every word of the list has its hints, and any other none', async () => {
  const found = await Promise.all(words.map(loadHints));
  expect(words.filter((_, at) => found[at]?.length === 0)).toEqual([]);
  expect(await Promise.all(['zzz', '', 'constructor'].map(loadHints))).toEqual([[], [], []]);
});
