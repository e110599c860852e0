import { cases, isLongRun } from '../server/test/cases.ts';
import { type PageOptions, sizes } from './test-site.ts';

/** Where all sizes show the same, and where they differ: in `npm run test:long` all of them, else a phone's, and a desk's beside it. */
export const oneSize = cases(sizes, ({ width }) => width === 360);
export const twoSizes = cases(sizes, ({ width }) => width !== 768);

/**
 * For tests of what a screen does and not of how it moves: in the gate its pictures stand still, which spares a fifth of the processor's
 * time, and in the long run they move.
 */
export const calm: PageOptions = isLongRun ? {} : { reducedMotion: 'reduce' };
