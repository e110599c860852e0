/** As many have room to move along the rope. */
const sparse = 5;

/**
 * Where a tag hangs on the rope, or hung until it fell, as a part of the rope's width: the last five are spread over the whole of it, and
 * before that each hangs at its own place. On a phone none moves (tag-rope.module.css).
 */
export function onRope(at: number, isHanging: readonly boolean[]): number | undefined {
  const before = isHanging.slice(0, at).filter(Boolean).length;
  const hanging = isHanging.filter(Boolean).length + (isHanging[at] ? 0 : 1);
  return hanging > sparse ? undefined : (before + 0.5) / hanging;
}
