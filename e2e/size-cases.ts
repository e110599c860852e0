import { cases } from '../server/test/cases.ts';
import { sizes } from './test-site.ts';

/** Where all sizes show the same, and where they differ: in `npm run test:long` all of them, else a phone's, and a desk's beside it. */
export const oneSize = cases(sizes, ({ width }) => width === 360);
export const twoSizes = cases(sizes, ({ width }) => width !== 768);
