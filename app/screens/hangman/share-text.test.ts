import { describe, expect, it } from 'vitest';
import { words } from '#texts/hangman/words.ts';
import { challengeOf } from './challenge.ts';
import { dayOf } from './day.ts';
import { guess, newGame } from './game.ts';
import { shareText } from './share-text.ts';

const page = 'https://swamp.example/minigame';
const day = { type: 'day', day: dayOf(new Date(2026, 10, 22)) } as const;
const game = (letters: string, word = 'moss') => [...letters].reduce(guess, newGame(word));

describe('what is shared', () => {
  it('of the word of the day is the day, the tags as signs, the result and the address', () => {
    expect(shareText(day, game('xyzmos'), page).split('\n')).toEqual([
      'Swampheart, word of the day, 22 November',
      '🏷️🏷️🏷️🏷️🏷️🏷️💦💦💦',
      'Found with 6 of 9 tags left.',
      `${page}#today`,
    ]);
    expect(shareText(day, game('abcdefghi'), page)).toContain(`💦💦💦💦💦💦💦💦💦\nLost to the swamp`);
  });

  it('tells that there was a hint', () => {
    expect(shareText(day, { ...game('xmos'), paid: 4 }, page)).toContain('Found with 7 of 9 tags left and a hint.');
  });

  it('of any other word is a challenge with a link to it', () => {
    for (const letters of ['xmos', 'abcdefghi']) {
      const text = shareText({ type: 'random' }, game(letters), page);
      expect(text.endsWith(`\n${page}?friend#friend=${challengeOf('moss')}`)).toBe(true);
      expect(text).toContain('Can you');
    }
  });

  it('never holds the word', () => {
    const told = ['found', 'word', 'swamp', 'november']; // words of the texts themselves
    const spoilt = words.filter((word) => {
      if (told.some((one) => one.includes(word))) return false;
      return [day, { type: 'random' } as const].some((kind) =>
        shareText(kind, game(word, word), page).toLowerCase().includes(word),
      );
    });
    expect(spoilt).toEqual([]);
  });
});
