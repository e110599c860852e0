import { mostMessageLetters } from '../../../contract/chat.ts';

const nearlyFullAt = 900;

/**
 * The note under the input when it is nearly full or full, or when `lost` letters of what was pasted did not fit; ''
 * otherwise. It changes seldom, because screen readers announce each change.
 */
export function lettersNote(letters: number, lost: number): string {
  const most = counted(mostMessageLetters);
  if (lost > 0)
    return `Only ${most} letters fit: the last ${counted(lost)} of what you added ${lost === 1 ? 'was' : 'were'} left out.`;
  if (letters >= mostMessageLetters) return `That is all ${most} letters that fit.`;
  return letters >= nearlyFullAt ? 'Not much room is left: at most 100 letters.' : '';
}

const counted = (letters: number) => letters.toLocaleString('en');
