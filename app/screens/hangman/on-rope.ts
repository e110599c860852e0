/** As many as hang side by side on a phone's rope; more hang in two rows. */
const inOneRow = 5;

/**
 * Where a tag hangs on a phone, or hung until it fell: how far beside its place on the full rope, as a part of the rope's width, and whether
 * it is in the lower row. The last five are spread over the whole rope, on every screen: `place` is where, as a part of its width.
 */
export function onRope(at: number, isHanging: readonly boolean[]): { moved: number; isLow: boolean; place?: number } {
  const before = isHanging.slice(0, at).filter(Boolean).length;
  const hanging = isHanging.filter(Boolean).length + (isHanging[at] ? 0 : 1);
  if (hanging > inOneRow) return { moved: 0, isLow: at % 2 === 1 };
  const place = (before + 0.5) / hanging;
  return { moved: place - (at + 1) / (isHanging.length + 1), isLow: false, place };
}
