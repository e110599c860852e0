import { describe, expect, it } from 'vitest';
import { onRope } from './on-rope.ts';

const rope = (hanging: string) => [...hanging].map((tag) => tag === 'o');
/** Where the tags that hang are, in hundredths of the rope. */
const places = (hanging: string) =>
  rope(hanging).flatMap((isHanging, at) =>
    isHanging ? [Math.round((onRope(at, rope(hanging)).moved + (at + 1) / 10) * 100)] : [],
  );

describe('on a phone’s rope', () => {
  it('nine hang a tenth apart, every second one lower', () => {
    expect(places('ooooooooo')).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(rope('ooooooooo').map((_, at, all) => onRope(at, all).isLow)).toEqual(
      [0, 1, 0, 1, 0, 1, 0, 1, 0].map(Boolean),
    );
  });

  it('none moves while more than five are left', () => {
    expect(places('...oooooo')).toEqual([40, 50, 60, 70, 80, 90]);
  });

  it('the last five have the whole rope, in one row, whichever are left', () => {
    expect(places('....ooooo')).toEqual([10, 30, 50, 70, 90]);
    expect(places('o.o..o..o')).toEqual([13, 38, 63, 88]);
    expect(places('........o')).toEqual([50]);
    expect([4, 5, 6, 7, 8].filter((at) => onRope(at, rope('....ooooo')).isLow)).toEqual([]);
  });

  it('a tag falls from where it hung', () => {
    expect(onRope(3, rope('....ooooo'))).toEqual({ moved: 0, isLow: true });
    expect(onRope(4, rope('.....oooo')).moved).toBeCloseTo(0.1 - 0.5);
  });
});
