import { describe, expect, it } from 'vitest';
import { mayPlayAtOnce } from './may-play.ts';

describe('the film', () => {
  it.each([
    ['starts by itself', {}, false, true],
    ['starts by itself where data need not be saved', { connection: { saveData: false } }, false, true],
    ['waits for the button under reduced motion', {}, true, false],
    ['waits for the button, unfetched, under Save-Data', { connection: { saveData: true } }, false, false],
  ])('%s', (_, device, isReduced, mayPlay) => {
    expect(mayPlayAtOnce(device, isReduced)).toBe(mayPlay);
  });
});
