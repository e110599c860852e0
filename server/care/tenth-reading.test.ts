// What the tenth fresh reader got by care, in other words than those that were learnt; docs/care.md tells of it.
import { describe, expect, it } from 'vitest';
import { notice } from './notice.ts';

describe('care', () => {
  it.each([
    ["i'm about to jump now", 'danger'],
    ['shotgun across my lap', 'danger'],
    ['and i have my fathers pistol', 'danger'],
    ['that ledge seems tempting', 'danger'],
    ['would you miss me if i jumped', 'danger'],
    ['i saved the tablets', 'danger'],
    ['i slapped my daughter today', 'danger'],
    ['mrs gave us a sticker', 'minor'],
    ['i got a sticker at preschool', 'minor'],
    ['i survived my first day of middle school', 'minor'],
    ["we're learning times tables now", 'minor'],
    ['nineteen years i worked there', null],
    ['eleven years. she never once shouted', null],
    ['our lad turns six', null],
    ['i jumped when you said boo', null],
    ['the gun is a water gun', null],
  ])('hears in "%s": %s', (message, kind) => {
    expect(notice(message)?.kind ?? null).toBe(kind);
  });
});
