// What is needed only once a game has ended.
import { fallenTag } from '../../kept/fallen-tag.ts';
import { localDay } from '../../kept/fortune-box.ts';
import { isKeepingOver } from '../../kept/keeping.ts';
import { openPostcard } from '../../postcard/open-postcard.ts';
import { type Ended, gamePostcard } from './game-postcard.ts';

export const sendPostcard = (ended: Ended, opener: HTMLElement) => openPostcard(gamePostcard(ended), opener);

/** Characters whose tag says another name than their shelf does. */
const onShelf: Readonly<Record<string, string>> = { Gingy: 'Gingerbread', 'Suzy Sugarplum': 'Suzy Sugar' };

/** Keeps for the chat whose tag fell last. */
export function keepFallen(tag: string): void {
  if (!isKeepingOver()) fallenTag.write({ who: onShelf[tag] ?? tag, on: localDay(new Date()) });
}
