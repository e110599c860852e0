// When the page suggests a pause: docs/product.md, 14.12.
export const hourMs = 3_600_000;
/** After the first hour, to whoever said to be under 18: California asks for it at least so often (Business and Professions Code, 22602). */
const hoursBetween = 3;

/** The hour of the visit at which a pause is due next, of 1, 4, 7 and so on: the first if `told`, the latest one told of, is 0. */
export function nextPause(told: number, hoursNow: number): number {
  if (told === 0) return 1;
  return 1 + hoursBetween * (Math.floor((hoursNow - 1) / hoursBetween) + 1);
}
