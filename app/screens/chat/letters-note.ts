import * as texts from '#texts/chat.ts';
import { numberLocale } from '#texts/language.ts';
import { mostMessageLetters } from '../../../contract/chat.ts';

const nearlyFullAt = 900;

/**
 * The note under the input when it is nearly full or full, or when `lost` letters of what was pasted did not fit; ''
 * otherwise. It changes seldom, because screen readers announce each change.
 */
export function lettersNote(letters: number, lost: number): string {
  const most = counted(mostMessageLetters);
  if (lost > 0) return texts.lettersLost(most, counted(lost), lost === 1);
  if (letters >= mostMessageLetters) return texts.lettersFull(most);
  return letters >= nearlyFullAt ? texts.lettersNearlyFull : '';
}

const counted = (letters: number) => letters.toLocaleString(numberLocale);
