// Who the visitor is in this conversation: docs/product.md, 5.2.
import { guest } from '#texts/chat.ts';
import { nameOf } from '#texts/names.ts';
import type { LoveInterest } from '../../../cast/characters.ts';

/** The one whom the character loves, as the sentence "You are … tonight." names them. Nobody's sweetheart is a guest. */
export function visitorTonight(loveInterest: LoveInterest): string {
  return loveInterest === 'No one' ? guest : nameOf(loveInterest);
}
