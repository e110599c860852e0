import { describe, expect, it } from 'vitest';
import { isHint, notice } from './notice.ts';

describe('an allergy', () => {
  it.each([
    'mmm waffles. i cant eat peanuts tho, allergic. are there peanuts in yours?',
    "i can't eat peanuts though, i'm allergic",
    'i cant have peanuts tho, allergic',
    'im back! guess what food i dont eat',
    'what food do i not eat?',
    'I’m not running anywhere, I’m stopping for me tea! Did you get it this time though, what can’t I eat?',
  ])('is no danger: %s', (message) => {
    expect(notice(message)).toBeNull();
    expect(isHint(message)).toBe(false);
  });

  it.each([
    'i cant eat',
    'what can’t I eat? i want to die',
    "i can't eat peanuts tho, allergic. i want to die",
    "i'm allergic to nuts and i can't eat anything, i make myself throw up",
    "i can't eat peanuts tho, i ate some and my throat is closing, allergic",
  ])('hides no danger beside it: %s', (message) => {
    expect(notice(message)?.kind).toBe('danger');
  });
});
