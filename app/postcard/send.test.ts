import { describe, expect, it } from 'vitest';
import { type Doers, sayingOf, sendOn } from './send.ts';

const refuse = () => Promise.reject(new Error('no'));
const works: Doers = { share: () => true, copy: () => true, save: () => true, mark: () => true };

describe('a postcard', () => {
  it('goes out in the way that was wanted', async () => {
    expect(await sendOn('copy', works)).toEqual({ done: 'copy', refused: [] });
    expect(await sendOn('save', works)).toEqual({ done: 'save', refused: [] });
  });

  it('falls to the next way at each refusal, down to its words', async () => {
    expect(await sendOn('share', { ...works, share: refuse })).toEqual({ done: 'copy', refused: ['share'] });
    expect(await sendOn('share', { ...works, share: refuse, copy: refuse, save: () => false })).toEqual({
      done: 'mark',
      refused: ['share', 'copy', 'save'],
    });
  });

  it('goes nowhere where the visitor closes the share sheet', async () => {
    const outcome = await sendOn('share', { ...works, share: async () => 'left' as const });
    expect(outcome).toEqual({ done: 'left', refused: [] });
    expect(sayingOf(outcome)).toBe('');
  });

  it('says what was refused, and what was done instead', () => {
    expect(sayingOf({ done: 'save', refused: ['copy'] })).toBe(
      'Your browser forbids copying pictures. The picture is saved: look among your downloads.',
    );
  });
});
