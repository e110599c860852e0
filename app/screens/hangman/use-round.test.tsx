import { act, cleanup, render, screen } from '@testing-library/preact';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dealers } from './round.ts';
import { useRound } from './use-round.ts';

const dealt = vi.hoisted((): string[] => []);

vi.mock('./pools.ts', async (importOriginal) => {
  const { shuffledPools, ...others } = await importOriginal<typeof import('./pools.ts')>();
  const counted = <Item,>(name: string, deal: () => Item) => {
    return () => {
      dealt.push(name);
      return deal();
    };
  };
  return {
    ...others,
    shuffledPools(): Dealers {
      const { word, encouragement, wrongGuessLine, winMessage } = shuffledPools();
      return {
        word: counted('word', word),
        encouragement: counted('encouragement', encouragement),
        wrongGuessLine: counted('wrong guess line', wrongGuessLine),
        winMessage: counted('win message', winMessage),
      };
    },
  };
});

beforeEach(() => {
  dealt.length = 0;
});
afterEach(cleanup);

/** Shows the line of the first round once `isReady` resolves. Until then each render is dropped that has a round. */
function FirstLine({ isReady }: { isReady: Promise<void> }) {
  const round = useRound().play?.round;
  if (round) use(isReady);
  return <p>{round ? `The line is ${round.line}` : 'No round yet'}</p>;
}

describe('a round', () => {
  it('is dealt once: a word, a quote and a win message, however often it is rendered before it is shown', async () => {
    const { promise: isReady, resolve } = Promise.withResolvers<void>();
    render(
      <Suspense fallback="Waiting">
        <FirstLine isReady={isReady} />
      </Suspense>,
    );
    await screen.findByText('Waiting');
    await act(async () => resolve());
    await screen.findByText(/The line is/);
    expect(dealt.sort()).toEqual(['encouragement', 'win message', 'word']);
  });
});
