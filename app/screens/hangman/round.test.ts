import { describe, expect, it } from 'vitest';
import {
  announcement,
  banner,
  type Dealers,
  guessesLeftInWords,
  guessLetter,
  newRound,
  type Round,
  takeHint,
} from './round.ts';

function dealers(word: string): Dealers {
  let quotes = 0;
  return {
    word: () => word,
    encouragement: () => {
      quotes += 1;
      return `Courage ${quotes}`;
    },
    wrongGuessLine: () => (tag) => `There goes ${tag}.`,
    winMessage: () => 'Hooray.',
  };
}

function play(word: string, letters: string): Round {
  const deal = dealers(word);
  return [...letters].reduce((round, letter) => guessLetter(round, letter, deal), newRound(deal));
}

describe('the banner', () => {
  it('shows an encouragement before the first guess', () => {
    expect(banner(play('part', ''))).toBe('Courage 1');
  });

  it('shows a new one after a right guess', () => {
    expect(banner(play('part', 'p'))).toBe('Courage 2');
  });

  it('names the tag of the latest lost character after a wrong guess', () => {
    expect(banner(play('part', 'x'))).toBe('There goes Shrek.');
    expect(banner(play('part', 'xpyz'))).toBe('There goes Donkey.');
  });

  it('stays as it is after a letter that was guessed before', () => {
    const deal = dealers('part');
    const round = guessLetter(newRound(deal), 'p', deal);
    expect(guessLetter(round, 'p', deal)).toBe(round);
  });

  it('says the word, and how Shrek is, when the game is lost', () => {
    expect(banner(play('part', 'bcdefghij'))).toBe('Shrek is disappointed... The word was "part" 💔');
  });

  it('shows the win message when it is won', () => {
    expect(banner(play('part', 'part'))).toBe('Hooray.');
  });
});

describe('a hint', () => {
  const hints = [{ by: 'Donkey', text: 'Wait, it splits, right?' }] as const;
  const hinted = takeHint(play('part', 'x'), hints);

  it('stands in the banner until the next guess, and is heard with its price', () => {
    expect(banner(hinted)).toBe('Donkey: Wait, it splits, right?');
    expect(announcement(hinted)).toBe('A hint for the Donkey tag; 7 guesses left. Donkey: Wait, it splits, right?');
    const deal = dealers('part');
    expect(banner(guessLetter(hinted, 'p', deal))).toBe('Courage 1');
    const wrong = guessLetter(hinted, 'y', deal);
    expect(banner(wrong)).toBe('There goes Fiona.');
    expect(announcement(wrong)).toContain('Y is wrong');
    expect(takeHint(wrong, hints)).toMatchObject({ game: wrong.game, line: hinted.line });
  });

  it('changes nothing where there is none', () => {
    const won = play('part', 'part');
    expect(takeHint(won, hints)).toBe(won);
    const round = play('part', '');
    expect(takeHint(round, [])).toBe(round);
  });
});

describe('the guesses left', () => {
  it.each([
    ['', '9 guesses left'],
    ['pa', '9 guesses left'],
    ['xp', '8 guesses left'],
    ['bcdefghi', '1 guess left'],
    ['bcdefghij', 'no guesses left'],
  ])('are, after the guesses %j, %s', (letters, words) => {
    expect(guessesLeftInWords(play('part', letters).game)).toBe(words);
  });
});

describe('what a screen reader hears', () => {
  it('is, in a new game, how long the word is', () => {
    expect(announcement(newRound(dealers('part')))).toBe('A word of 4 letters; 9 guesses left. Courage 1');
    expect(announcement(newRound(dealers('part'), true))).toBe('A new word of 4 letters; 9 guesses left. Courage 1');
  });

  it.each([
    ['p', 'P is right: P, blank, blank, blank; 9 guesses left. Courage 2'],
    ['pax', 'X is wrong: P, A, blank, blank; 8 guesses left. There goes Shrek.'],
    ['bcdefghi', 'I is wrong: blank, blank, blank, blank; 1 guess left. There goes Dragon.'],
    ['part', 'T is right: P, A, R, T; 9 guesses left. You won. Hooray.'],
    [
      'bcdefghij',
      'J is wrong: blank, blank, blank, blank; no guesses left. Shrek is disappointed... The word was "part" 💔',
    ],
  ])('after the guesses %j is %j', (letters, sentence) => {
    expect(announcement(play('part', letters))).toBe(sentence);
  });
});
