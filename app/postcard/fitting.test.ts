import { describe, expect, it } from 'vitest';
import { leading, setWords, wrap } from './fitting.ts';

/** Every code unit half as wide as the type is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;
const each = (text: string) => text.length;
const box = { width: 600, height: 400 };
const sizes = [60, 24] as const;

describe('words', () => {
  it('wrap between words', () => {
    expect(wrap('the swamp is warm', 10, each)).toEqual(['the swamp', 'is warm']);
  });

  it('keep their own lines, without blank ones', () => {
    expect(wrap('one\n\n two \nthree', 10, each)).toEqual(['one', 'two', 'three']);
  });

  it('break where one alone is too wide, between letters and never within one', () => {
    expect(wrap('an onionlayeronion', 6, each)).toEqual(['an', 'onionl', 'ayeron', 'ion']);
    const family = '👨‍👩‍👧';
    expect(wrap(family.repeat(3), family.length, each)).toEqual([family, family, family]);
  });

  it('are as large as the box allows', () => {
    expect(setWords('Mud.', box, sizes, measure)).toEqual({ size: 60, lines: ['Mud.'], isCut: false });
    const { size } = setWords('mud and onions '.repeat(12), box, sizes, measure);
    expect(size).toBeLessThan(60);
    expect(size).toBeGreaterThan(24);
  });

  it('leave no word alone on the last line', () => {
    expect(setWords('an onion for you and a waffle too', { width: 600, height: 400 }, [40, 24], measure).lines).toEqual(
      ['an onion for you', 'and a waffle too'],
    );
  });

  it.each([
    ['a thousand letters without a gap', 'm'.repeat(1000)],
    ['a thousand words of one letter', 'm '.repeat(1000)],
    ['a thousand lines', 'm\n'.repeat(1000)],
    ['a thousand faces', '👨‍👩‍👧'.repeat(1000)],
  ])('never overflow: %s end with an ellipsis', (_name, text) => {
    const { size, lines, isCut } = setWords(text, box, sizes, measure);
    expect(lines.length * size * leading).toBeLessThanOrEqual(box.height);
    expect(lines.filter((line) => measure(line, size) > box.width)).toEqual([]);
    expect(size).toBe(24);
    expect(isCut).toBe(true);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('need nothing: no words are no lines', () => {
    expect(setWords('', box, sizes, measure).lines).toEqual([]);
  });
});
