import { describe, expect, it } from 'vitest';
import { waitingNote } from './waiting.ts';

describe('the note beside the input', () => {
  it.each([
    [12, 'You can write again in 12 s.'],
    [120, 'You can write again in 120 s.'],
    [121, 'You can write again in 3 min.'],
    [7200, 'You can write again in 120 min.'],
    [86_400, 'You can write again in 24 h.'],
    [0, 'You can write again.'],
  ])('says of %i s: %s', (seconds, note) => {
    expect(waitingNote(seconds)).toBe(note);
  });
});
