type PressedKey = { readonly key: string; readonly code: string };

/**
 * The letter that a key plays: the Latin one on it, whatever the layout; on a layout of another script, as Cyrillic or
 * Greek, the one that stands there on a keyboard by QWERTY. In lower case; `null` where the key is no letter.
 */
export function pressedLetter({ key, code }: PressedKey): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const isOtherScript = /^(?!\p{Script=Latin})\p{Letter}$/u.test(key);
  return (isOtherScript && /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()) || null;
}
