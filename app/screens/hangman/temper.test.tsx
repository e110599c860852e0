import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Game, guess, newGame } from './game.ts';
import { Temper } from './temper.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const faces = (game: Game | null) => facesIn(render(<Temper game={game} />).container);
const facesIn = (container: Element) => {
  const face = (image: Element | null) => /shrek-([a-z]+(-\d)?)-384/.exec(image?.getAttribute('src') ?? '')?.[1];
  const shown = face(container.querySelector('[class*=shown] img'));
  return [shown, ...[...container.querySelectorAll('[class*=waiting] img')].map(face)];
};
const played = (word: string, letters: string) => [...letters].reduce(guess, newGame(word));

describe('Shrek in hangman', () => {
  it('is serene before the word is there', () => {
    expect(faces(null)).toEqual(['temper-0']);
  });

  it('has the next temper at hand soon, before the first guess', async () => {
    vi.useFakeTimers();
    const { container } = render(<Temper game={played('onion', '')} />);
    expect(facesIn(container)).toEqual(['temper-0']);
    await act(() => {
      vi.advanceTimersByTime(2000);
    });
    expect(facesIn(container)).toEqual(['temper-0', 'temper-1']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    'has temper %i after as many wrong guesses, and every face that may follow',
    (wrong) => {
      const next = ['smitten', `temper-${wrong + 1}`, `temper-${wrong + 2}`];
      expect(faces(played('onion', 'abcdefghj'.slice(0, wrong)))).toEqual([`temper-${wrong}`, ...next]);
    },
  );

  it('can still roar or melt before the last guess', () => {
    expect(faces(played('onion', 'abcdefgh'))).toEqual(['temper-8', 'smitten', 'temper-9']);
  });

  it('roars when the game is lost', () => {
    expect(faces(played('onion', 'abcdefghj'))).toEqual(['temper-9']);
  });

  it('is smitten when the word is guessed', () => {
    expect(faces(played('onion', 'xoni'))).toEqual(['smitten']);
  });
});
