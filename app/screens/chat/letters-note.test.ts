import { describe, expect, it } from 'vitest';
import { mostMessageLetters } from '../../../contract/chat.ts';
import { lettersNote } from './letters-note.ts';

describe('the note on letters', () => {
  it.each([
    [0, 0, ''],
    [899, 0, ''],
    [900, 0, 'Not much room is left: at most 100 letters.'],
    [999, 0, 'Not much room is left: at most 100 letters.'],
    [mostMessageLetters, 0, 'That is all 1,000 letters that fit.'],
    [mostMessageLetters, 1, 'Only 1,000 letters fit: the last 1 of what you added was left out.'],
    [mostMessageLetters, 2345, 'Only 1,000 letters fit: the last 2,345 of what you added were left out.'],
  ])('says of %i letters with %i lost: %j', (letters, lost, note) => {
    expect(lettersNote(letters, lost)).toBe(note);
  });
});
