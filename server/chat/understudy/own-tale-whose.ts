// Of whom a visitor tells who says "he" of somebody told of just now: "he asked me today if worms have knees", of a son.
import { isSpokenOf } from './about-line.ts';
import { beasts } from './told-words.ts';
import type { Turn } from './turn.ts';

const ofThem =
  /^(?:(?:haha|lol|oh|and|but|so|yeah|yes) )*(?:he|she|they)\b.*\b(?:me|my|today|yesterday|once|last|always|every|this morning|tonight)\b/i;

export function isOfThem(turn: Turn, told: string): boolean {
  return ofThem.test(told) && isSpokenOf(turn);
}

/** The kind of tale that is told of whom the visitor told of last. */
export function kindOfThem({ told, telling }: Turn): string {
  const noun = [...told, ...telling].findLast(({ words }) => words.someone !== undefined)?.words.someone ?? '';
  if (/\b(?:son|daughter|kid|child|boy|girl|niece|nephew|grand(?:son|daughter|child)|toddler|baby)\b/.test(noun))
    return 'child';
  if (/\b(?:husband|wife|boyfriend|girlfriend|partner|fianc)/.test(noun)) return 'partner';
  if (/\b(?:brother|sister|twin)\b/.test(noun)) return 'sibling';
  if (/\b(?:gran|nan|grand)/.test(noun)) return 'grandparent';
  if (/\b(?:mother|mum|mom|father|dad|parents)\b/.test(noun)) return 'parent';
  return new RegExp(`\\b(?:${beasts})\\b`).test(noun) ? 'pet' : 'tale-funny';
}
