import { describe, expect, it } from 'vitest';
import { nextPause, pauseSuggestion } from './pauses.ts';

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

describe('the line that suggests a pause', () => {
  it('is for everybody after an hour', () => {
    expect(pauseSuggestion(1, false)).toMatch(/for an hour\. .*pause/);
  });

  it('is for children alone after that, and tells them that this is a machine each time', () => {
    expect(pauseSuggestion(4, false)).toBe(null);
    expect(pauseSuggestion(1, true)).toMatch(/an hour.*machine.*pause/);
    expect(pauseSuggestion(4, true)).toMatch(/4 hours.*machine.*pause/);
  });
});
