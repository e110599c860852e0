// What of a reply is read aloud, in which pieces, and how high and fast each puppet's voice is.
import type { Voice } from './voices.ts';

/** What the browser's speech takes: 1 is its voice as it is. */
export type Tuning = { readonly pitch: number /** From 0 to 2. */; readonly rate: number /** From 0.1 to 10. */ };

/** One voice of the device reads for all puppets, tuned by the babble's voice: an octave is 0.6 of pitch, and short blips are fast speech. */
export function tuningOf({ pitchHz, blipMs }: Voice): Tuning {
  const pitch = 1 + 0.6 * Math.log2(pitchHz / 170);
  const rate = (120 / blipMs) ** 0.4;
  return { pitch: between(0.1, 2, pitch), rate: between(0.7, 1.4, rate) };
}

const between = (least: number, most: number, number: number) => Math.min(most, Math.max(least, number));

/** What is said of a text: not what is done between asterisks, nor emoji, nor asterisks that are left. Empty where nothing is. */
export function sayable(text: string): string {
  const words = text
    .replace(/\*[^*]*(\*|$)/g, ' ')
    .replace(
      /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\ufe0e\ufe0f\u20e3*])+/gu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

/** Where the sentences end that stand whole in `text` from `from` on; `from` where none does. What is done between asterisks is never cut. */
export function endOfSentences(text: string, from: number): number {
  let end = from;
  for (const { index, 0: mark } of text.slice(from).matchAll(/[.!?…]+["'”’)]*(?=\s)|\n/g)) {
    const after = from + index + mark.length;
    const asterisks = text.slice(from, after).split('*').length - 1;
    if (asterisks % 2 === 0) end = after;
  }
  return end;
}

/** The word that begins at `index`, as browsers tell it when they come to it. */
export function wordAt(text: string, index: number): string {
  return /^[\p{L}\p{M}\p{N}'’-]*/u.exec(text.slice(index))?.[0] ?? '';
}
