// Whom a question or a statement is about.
import type { Asked } from './told-asked.ts';
import type { Person } from './told-people.ts';
import { alikeTo } from './told-words.ts';

const fromMe = /^(?:i|i'm|im|i've|ive|we|we're|we've)\b/i;

export function isPerson(of: Asked['of']): of is Person {
  return typeof of === 'object' && of !== null;
}

export function isAboutSubject({ of }: Asked, text: string): boolean {
  if (of === 'me') return fromMe.test(text);
  return isPerson(of) && isSubject(text, of);
}

export function mentions(text: string, { noun, name }: Person): boolean {
  if (noun === 'baby' && /\b(?:is|'s|are|be) due\b/i.test(text)) return true;
  const words = new RegExp(
    `\\b(?:my|our|a|an|two|three|four|five) (?:[a-z-]+ ){0,2}(?:${alikeTo(noun).join('|')})(?:s|es|'s)?\\b`,
    'i',
  );
  if (name && new RegExp(`\\b${name}(?:'s)?\\b`, 'iu').test(text)) return true;
  const other = name && new RegExp(`\\b[Mm]y (?:[a-z-]+ )?${noun} (?!${name})\\p{Lu}\\p{Ll}`, 'u').test(text);
  return words.test(text) && !other;
}

export function isSubject(text: string, { noun, name }: Person): boolean {
  return new RegExp(
    `^(?:(?:my|our) (?:[a-z-]+ ){0,2}(?:${alikeTo(noun).join('|')})\\b(?!')|${name ?? noun}\\b(?!'))`,
    'iu',
  ).test(text);
}
