import { openPostcard } from '../../postcard/open-postcard.ts';
import { type Ended, gamePostcard } from './game-postcard.ts';

export const sendPostcard = (ended: Ended, opener: HTMLElement) => openPostcard(gamePostcard(ended), opener);
