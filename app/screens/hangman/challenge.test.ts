import { describe, expect, it } from 'vitest';
import { words } from '#texts/hangman/words.ts';
import { challengedWord, challengeOf } from './challenge.ts';

describe('a challenge', () => {
  it('stands for one word, and for the same in every release', () => {
    expect(words.filter((word) => challengedWord(challengeOf(word), words) !== word)).toEqual([]);
    expect(new Set(words.map(challengeOf)).size).toBe(words.length);
    expect(challengeOf('onion')).toBe('l0i7gk');
    expect(challengedWord(challengeOf('onion'), ['moss', 'onion'].toReversed())).toBe('onion');
  });

  it('does not show the word, nor how long it is, nor where it is in the alphabet', () => {
    expect(words.filter((word) => challengeOf(word).includes(word.slice(0, 3)))).toEqual([]);
    expect(Math.max(...words.map((word) => challengeOf(word).length))).toBeLessThanOrEqual(7);
    const order = words.toSorted((one, other) => (challengeOf(one) < challengeOf(other) ? -1 : 1));
    expect(order.filter((word, at) => word < (order[at + 1] ?? '')).length).toBeLessThan(words.length * 0.6);
  });

  it.each(['', '0', 'onion', '-1', 'ZZZ', '%00', '<script>', '__proto__', 'x'.repeat(100_000)])(
    'that was made by hand stands for none',
    (challenge) => {
      expect(challengedWord(challenge, words)).toBeNull();
    },
  );
});
