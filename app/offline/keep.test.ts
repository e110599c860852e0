import { describe, expect, it } from 'vitest';
import { persistently } from './keep.ts';

const failing = (times: number) => {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error(`lost ${calls}`);
    return calls;
  };
};

describe('what the worker fetches', () => {
  it('is asked for again where an answer was lost, and once more', async () => {
    expect(await persistently(failing(1), 0)).toBe(2);
    expect(await persistently(failing(2), 0)).toBe(3);
  });

  it('is given up after three tries', async () => {
    await expect(persistently(failing(3), 0)).rejects.toThrow('lost 3');
  });
});
