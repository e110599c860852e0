/**
 * A number from 0 to 2³² - 1 for a text, the same in all browsers and releases, which tells nothing of it at first sight: FNV-1a, mixed at
 * the end as MurmurHash3 does, because texts that differ in their last letter alone would get neighbouring numbers.
 */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
