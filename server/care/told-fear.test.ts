import { describe, expect, it } from 'vitest';
import { isHint, notice } from './notice.ts';

describe('a fear of heights', () => {
  it.each([
    'Carved on the fence! Good. Then let us go somewhere, but no bridges please, I am afraid of bridges.',
    'Ehm, no, I am completely fine! I only get dizzy on bridges and walk the long way. Where shall we go, Shrek?',
    "I'm scared of heights, so you climb and I hold the rope.",
    'i am terrified of high bridges lol',
    'In this place I would hold your hand, I am afraid of bridges.',
  ])('is no danger: %s', (message) => {
    expect(notice(message)).toBeNull();
    expect(isHint(message)).toBe(false);
  });

  it.each([
    'I am afraid of bridges because I think about jumping.',
    "I'm scared of bridges, I always want to jump",
    'I am afraid of bridges. I stand there at night and cannot go home.',
  ])('and whatever weighs beside it is noticed: %s', (message) => {
    expect(notice(message)?.kind === 'danger' || isHint(message), message).toBe(true);
  });
});
