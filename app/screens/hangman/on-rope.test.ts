import { describe, expect, it } from 'vitest';
import { onRope } from './on-rope.ts';

const rope = (hanging: string) => [...hanging].map((tag) => tag === 'o');
/** Where the tags that hang are, in hundredths of the rope; nothing for those at their own places. */
const places = (hanging: string) =>
  rope(hanging).flatMap((isHanging, at) => {
    const place = onRope(at, rope(hanging));
    return isHanging ? [place && Math.round(place * 100)] : [];
  });

describe('on the rope', () => {
  it('none moves while more than five are left', () => {
    expect(places('ooooooooo')).toEqual(Array(9).fill(undefined));
    expect(places('...oooooo')).toEqual(Array(6).fill(undefined));
  });

  it('the last five have the whole rope, whichever are left', () => {
    expect(places('....ooooo')).toEqual([10, 30, 50, 70, 90]);
    expect(places('o.o..o..o')).toEqual([13, 38, 63, 88]);
    expect(places('........o')).toEqual([50]);
  });

  it('a tag falls from where it hung', () => {
    expect(onRope(3, rope('....ooooo'))).toBeUndefined();
    expect(onRope(4, rope('.....oooo'))).toBeCloseTo(0.1);
  });
});
