import { describe, expect, it } from 'vitest';
import { pressedLetter } from './pressed-letter.ts';

describe('a key', () => {
  it.each([
    ['a', 'KeyA', 'a'],
    ['A', 'KeyA', 'a'],
    ['a', 'KeyQ', 'a'],
    ['ф', 'KeyA', 'a'],
    ['Ф', 'KeyA', 'a'],
    ['σ', 'KeyS', 's'],
    ['ש', 'KeyA', 'a'],
  ])('%s at %s plays %s', (key, code, letter) => {
    expect(pressedLetter({ key, code })).toBe(letter);
  });

  it.each([
    ['é', 'Digit2'],
    ['ø', 'KeyO'],
    ['ж', 'Semicolon'],
    ['1', 'Digit1'],
    [';', 'KeyQ'],
    ['Enter', 'Enter'],
    ['Dead', 'KeyE'],
    ['Process', 'KeyA'],
    ['Unidentified', ''],
  ])('%s at %s plays nothing', (key, code) => {
    expect(pressedLetter({ key, code })).toBeNull();
  });
});
