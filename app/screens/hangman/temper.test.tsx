import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Game, guess, newGame } from './game.ts';
import { Temper } from './temper.tsx';

afterEach(cleanup);

const faces = (game: Game | null) => {
  const { container } = render(<Temper game={game} />);
  return [...container.querySelectorAll('img')].map(({ src }) => /shrek-([a-z]+(-\d)?)-384/.exec(src)?.[1]);
};
const played = (word: string, letters: string) => [...letters].reduce(guess, newGame(word));

describe('Shrek in hangman', () => {
  it('is serene before the word is there', () => {
    expect(faces(null)).toEqual(['temper-0']);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'has temper %i after as many wrong guesses, and the next one at hand',
    (wrong) => {
      expect(faces(played('onion', 'abcdefghj'.slice(0, wrong)))).toEqual([`temper-${wrong}`, `temper-${wrong + 1}`]);
    },
  );

  it('roars when the game is lost', () => {
    expect(faces(played('onion', 'abcdefghj'))).toEqual(['temper-9']);
  });

  it('is smitten when the word is guessed', () => {
    expect(faces(played('onion', 'xoni'))).toEqual(['smitten']);
  });
});
