import { describe, expect, it } from 'vitest';
import { isHint, notice } from './notice.ts';

describe('who is silent or does not look', () => {
  it.each([
    'he’ll empty it. he barely talks to me lately. what would you do?',
    'my son hardly speaks to me these days. any advice?',
    'nobody was unkind silly, he just doesnt notice me. should i tell him or wait?',
    'my crush... he doesn’t notice me. what do i do?',
  ])('is no danger: %s', (message) => {
    expect(notice(message)).toBeNull();
    expect(isHint(message)).toBe(false);
  });

  it.each([
    'he barely talks to me lately. i want to die',
    'he doesnt notice me. nobody does, there is no point in living',
    'she barely talks to me lately, and she cuts herself',
  ])('and whatever weighs beside it is noticed: %s', (message) => {
    expect(notice(message)?.kind === 'danger' || isHint(message), message).toBe(true);
  });

  it('may be one of whoever told of danger before', () => {
    expect(notice('he barely talks to me lately. what would you do?', true)?.kind).toBe('danger');
  });
});

describe('a quiz about what somebody hates', () => {
  it('is no hint', () => {
    expect(isHint('but first, what food do i hate and who do i live with? u promised to listen')).toBe(false);
  });

  it('and whatever weighs beside it is noticed', () => {
    expect(notice('what food do i hate? i want to die')?.kind).toBe('danger');
  });

  it.each(['what food do i hate? i cant do this anymore', 'whats the point of it all. and who do i live with?'])(
    'and whatever hints beside it is asked about: %s',
    (message) => {
      expect(isHint(message)).toBe(true);
    },
  );
});
