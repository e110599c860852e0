import { deck } from '../../chance/deck.ts';
import { growls } from './growls.ts';

/** One deck for the whole visit: no growl comes again before all have been heard. */
export const nextGrowl = deck(growls, Math.random);
