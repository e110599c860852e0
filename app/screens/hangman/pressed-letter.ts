import { alphabet } from '#texts/alphabet.ts';

type PressedKey = { readonly key: string; readonly code: string };

/**
 * The letter that a pressed key guesses, in lower case: the letter of this language that it types; on a layout of another script, such as
 * Cyrillic or Greek, the letter at the same place of a QWERTY keyboard. `null` if the key is no letter.
 */
export function pressedLetter({ key, code }: PressedKey): string | null {
  if (key.length === 1 && alphabet.includes(key.toLowerCase())) return key.toLowerCase();
  const isOtherScript = /^(?!\p{Script=Latin})\p{Letter}$/u.test(key);
  return (isOtherScript && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || null;
}
