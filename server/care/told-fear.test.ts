import { describe, expect, it } from 'vitest';
import { isHint, notice } from './notice.ts';

describe('a fear of heights', () => {
  it('is no danger', () => {
    const message =
      'Carved on the fence! Good. Then let us go somewhere, but no bridges please, I am afraid of bridges.';
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

  it('may be one of whoever told of danger before', () => {
    const message =
      'Carved on the fence! Good. Then let us go somewhere, but no bridges please, I am afraid of bridges.';
    expect(notice(message, true)?.kind).toBe('danger');
  });
});
