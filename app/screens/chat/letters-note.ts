import * as texts from '#texts/chat.ts';
import { numberLocale } from '#texts/language.ts';
import { mostMessageLetters } from '../../../contract/chat.ts';

const nearlyFullAt = 900;

/**
 * The note under the input when it is nearly full or full, or when `lost` letters of what was pasted did not fit; ''
 * otherwise. It changes seldom, because screen readers announce each change.
 */
export function lettersNote(letters: number, lost: number): string {
  if (lost > 0) return texts.lettersLost(counted(mostMessageLetters), counted(lost), lost === 1);
  if (letters >= mostMessageLetters) return texts.lettersFull(counted(mostMessageLetters));
  return letters >= nearlyFullAt ? texts.lettersNearlyFull : '';
}

/** The first call of a page costs a slow phone 0.15 s. */
const counted = (letters: number) => letters.toLocaleString(numberLocale);
