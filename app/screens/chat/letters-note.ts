import { mostMessageLetters } from '../../../contract/chat.ts';

const nearlyFullAt = 900;

/**
 * What stands under the input when it is nearly full, full, or when `lost` letters of what was added did not fit; ''
 * otherwise. It changes seldom, because it is read out whenever it changes.
 */
export function lettersNote(letters: number, lost: number): string {
  const most = counted(mostMessageLetters);
  if (lost > 0)
    return `Only ${most} letters fit: the last ${counted(lost)} of what you added ${lost === 1 ? 'was' : 'were'} left out.`;
  if (letters >= mostMessageLetters) return `That is all ${most} letters that fit.`;
  return letters >= nearlyFullAt ? 'Not much room is left: at most 100 letters.' : '';
}

const counted = (letters: number) => letters.toLocaleString('en');
