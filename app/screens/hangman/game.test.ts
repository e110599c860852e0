import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabet,
  type Game,
  guess,
  guessesLeft,
  isLost,
  isOver,
  isWon,
  lostTags,
  mayPay,
  newGame,
  slots,
  wrongCount,
  wrongGuessesToLose,
} from './game.ts';
import { nameTags } from './name-tags.ts';

const play = (word: string, letters: string): Game => [...letters].reduce(guess, newGame(word));

const anyWord = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 12 });
const anyLetters = fc.array(fc.constantFrom(...alphabet), { maxLength: 60 });

describe('hangman', () => {
  it('is played with the letters a to z', () => {
    expect(alphabet.join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  });

  it('loses on the ninth wrong guess', () => {
    expect(wrongGuessesToLose).toBe(9);
    expect(isLost(play('swamp', 'bcdefghi'))).toBe(false);
    expect(isLost(play('swamp', 'bcdefghij'))).toBe(true);
  });

  it('is won when every letter of the word is guessed', () => {
    expect(isWon(play('moss', 'mo'))).toBe(false);
    expect(isWon(play('moss', 'mos'))).toBe(true);
  });

  it('is won with eight wrong guesses behind', () => {
    expect(isWon(play('moss', 'abcdefghmos'))).toBe(true);
  });

  it('ignores a letter that was already guessed', () => {
    expect(play('moss', 'mxmx')).toEqual(play('moss', 'mx'));
  });

  it.each(['', 'ab', 'A', '1', 'é', 'enter', ' '])('ignores %j, which is no letter', (key) => {
    expect(guess(newGame('moss'), key)).toEqual(newGame('moss'));
  });

  it('shows guessed letters in their slots, and nothing in the others', () => {
    expect(slots(play('part', 'pax'))).toEqual(['p', 'a', null, null]);
  });

  it('counts as wrong the guessed letters that are not in the word', () => {
    fc.assert(
      fc.property(anyWord, anyLetters, (word, letters) => {
        const game = play(word, letters.join(''));
        expect(wrongCount(game)).toBe(new Set(game.guesses.filter((letter) => !word.includes(letter))).size);
        expect(guessesLeft(game)).toBe(9 - wrongCount(game));
        expect(guessesLeft(game)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('keeps each guessed letter once', () => {
    fc.assert(
      fc.property(anyWord, anyLetters, (word, letters) => {
        const { guesses } = play(word, letters.join(''));
        expect(new Set(guesses).size).toBe(guesses.length);
      }),
    );
  });

  it('loses the tags in list order, one a wrong guess', () => {
    fc.assert(
      fc.property(anyWord, anyLetters, (word, letters) => {
        const game = play(word, letters.join(''));
        expect(lostTags(game, nameTags)).toEqual(nameTags.slice(0, wrongCount(game)));
      }),
    );
  });

  it('loses the tag that was paid for a hint, wherever it hangs, and the others in their order', () => {
    const paid = { ...play('moss', 'ab'), paid: 5 };
    expect(lostTags(paid, nameTags)).toEqual([5, 0, 1].map((place) => nameTags[place]));
    const later = [...'cdef'].reduce(guess, paid);
    expect(lostTags(later, nameTags)).toEqual([5, 0, 1, 2, 3, 4, 6].map((place) => nameTags[place]));
    expect(lostTags(later, nameTags).at(-1)?.name).toBe('Suzy Sugarplum');
    expect(guessesLeft(later)).toBe(2);
    expect(isLost([...'gh'].reduce(guess, later))).toBe(true);
  });

  it('lets a tag be paid once, before the end, and not the last one', () => {
    expect(mayPay(play('moss', 'abcdefg'))).toBe(true);
    expect(mayPay(play('moss', 'abcdefgh'))).toBe(false);
    expect(mayPay(play('moss', 'mos'))).toBe(false);
    expect(mayPay({ ...play('moss', 'a'), paid: 3 })).toBe(false);
  });

  it('is either won or lost, never both', () => {
    fc.assert(
      fc.property(anyWord, anyLetters, (word, letters) => {
        const game = play(word, letters.join(''));
        expect(isWon(game) && isLost(game)).toBe(false);
      }),
    );
  });

  it('changes nothing after the end', () => {
    fc.assert(
      fc.property(anyWord, fc.shuffledSubarray([...alphabet], { minLength: 26 }), (word, letters) => {
        const over = play(word, letters.join(''));
        expect(isOver(over)).toBe(true);
        for (const letter of alphabet) expect(guess(over, letter)).toBe(over);
      }),
    );
  });
});
