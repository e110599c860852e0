import { describe, expect, it } from 'vitest';
import { nextPause } from './next-pause.ts';

describe('the hour of the next pause', () => {
  it.each([
    ['the first', 0, 0, 1],
    ['the first, for who comes to the chat late', 0, 5.5, 1],
    ['three hours after the first', 1, 1, 4],
    ['three hours after that', 4, 4, 7],
    ['none that has passed meanwhile', 1, 8.2, 10],
  ])('is %s', (_, told, hoursNow, hour) => {
    expect(nextPause(told, hoursNow)).toBe(hour);
  });
});
