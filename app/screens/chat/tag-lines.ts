// What a character says whose tag fell last in a game of hangman: docs/product.md, 6.14. Fetched only then.
import { tagLines } from '#texts/tag-lines.ts';
import type { CharacterName } from '../../../cast/characters.ts';

/** `null` of somebody who has no tag. `random`: a number from 0 up to, not including, 1. */
export function tagLine(character: string, random: number): string | null {
  const lines = Object.hasOwn(tagLines, character) ? tagLines[character as CharacterName] : undefined;
  return lines?.[Math.floor(random * lines.length)] ?? null;
}
