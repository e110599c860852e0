import { writeAgain, writeAgainIn } from '#texts/chat.ts';

const minuteS = 60;
const hourS = 60 * minuteS;

/** The note beside the input with so many seconds left to wait; at 0, that the wait is over. */
export function waitingNote(seconds: number): string {
  return seconds > 0 ? writeAgainIn(span(seconds)) : writeAgain;
}

/** A time in words, rounded up, so that a visitor who waits that long is not refused. */
export function span(seconds: number): string {
  if (seconds > 2 * hourS) return `${Math.ceil(seconds / hourS)} h`;
  return seconds > 2 * minuteS ? `${Math.ceil(seconds / minuteS)} min` : `${seconds} s`;
}
