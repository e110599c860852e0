const minuteS = 60;
const hourS = 60 * minuteS;

/** What stands beside the input while there is so long to wait; from 0 on, that it is over. */
export function waitingNote(seconds: number): string {
  return seconds > 0 ? `You can write again in ${span(seconds)}.` : 'You can write again.';
}

/** In words, rounded up, so that nobody comes too early. */
export function span(seconds: number): string {
  if (seconds > 2 * hourS) return `${Math.ceil(seconds / hourS)} h`;
  return seconds > 2 * minuteS ? `${Math.ceil(seconds / minuteS)} min` : `${seconds} s`;
}
