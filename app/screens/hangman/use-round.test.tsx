import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRound } from './use-round.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** How often the dice are thrown until the first word is there. */
async function throwsToBegin(reactStrictMode: boolean): Promise<number> {
  const dice = vi.spyOn(Math, 'random');
  const { result } = renderHook(() => useRound(), reactStrictMode ? { wrapper: StrictMode } : {});
  await waitFor(() => expect(result.current.round).not.toBeNull());
  return dice.mock.calls.length;
}

describe('a round', () => {
  it.each([true, false])('is dealt once: a word, a quote and a win message; in strict mode: %s', async (isStrict) => {
    expect(await throwsToBegin(isStrict)).toBe(3);
  });
});
