// What the classifier of care knows a message by: its words, parts of words, pairs and triples of words, and what words are about (concepts.md), each as
// a number. A message has up to some thousand of them, so they are numbered without making a string for each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSections } from '../chat/understudy/sections.ts';
import { NumberSet } from './number-set.ts';

/** Features are hashed into so many weights; two that share one do little harm. */
export const weightCount = 2 ** 22;

/** Parts of words of four letters, their edges included, by which "golpeaba" is known where "golpear" was learnt. */
const lettersOfAPart = 4;
/** How far apart two words, or two concepts, still make a pair. */
const wordReach = 3;
const conceptReach = 5;
const mixedReach = 2;

/** Where FNV-1a begins, http://www.isthe.com/chongo/tech/comp/fnv/ */
const beginOfHash = 0x811c9dc5;

/** The concept of each word in concepts.md, as a number. */
const concepts = new Map(
  readSections(readFileSync(join(import.meta.dirname, 'concepts.md'), 'utf8')).flatMap(({ title, items }) =>
    items.flatMap(({ text }) => text.split(' ').map((word) => [word, hash(`concept ${title}`)] as const)),
  ),
);
const numberConcept = hash('concept number');
/** Stands for a phrase of phrases.md that was found; several times, because it says more than any word. */
const phraseFeatures = Array.from({ length: 6 }, (_, i) => hash(`phrase ${i}`) & (weightCount - 1));
const anyMessage = hash('any message');
const lengths = Array.from({ length: 5 }, (_, i) => hash(`length ${i}`));
const wordsOfALength = 6;
const partBegun = hashOn(beginOfHash, 'part ', 0, 5);

const seen = new NumberSet();

/** The features of a message, each once, as indices of weights. */
export function featuresOf(words: readonly string[], hasPhrase: boolean): readonly number[] {
  seen.clear();
  const found: number[] = [];
  function add(feature: number): void {
    const index = (feature ^ (feature >>> 15)) & (weightCount - 1);
    if (seen.add(index)) found.push(index);
  }
  const pair = (one: number, other: number, apart: number) => add(Math.imul(one, 31) + Math.imul(other, 2 * apart + 1));

  const hashes = words.map(hash);
  const about = words.map((word) => (/^\d/.test(word) ? numberConcept : (concepts.get(word) ?? null)));
  add(anyMessage);
  add(lengths[Math.min(4, Math.floor(words.length / wordsOfALength))] ?? 0);
  for (let at = 0; at < words.length; at += 1) {
    const word = hashes[at] ?? 0;
    add(word);
    const text = `<${words[at]}>`;
    for (let i = 0; text.length > lettersOfAPart + 1 && i + lettersOfAPart <= text.length; i += 1)
      add(spread(hashOn(partBegun, text, i, i + lettersOfAPart)));
    for (let i = 1; i <= wordReach && at + i < words.length; i += 1) pair(word, hashes[at + i] ?? 0, i);
    if (at + 2 < words.length) add(triple(word, hashes[at + 1] ?? 0, hashes[at + 2] ?? 0));
    const concept = about[at];
    if (concept == null) continue;
    add(concept);
    for (let i = 1; i <= conceptReach && at + i < words.length; i += 1) {
      const other = about[at + i];
      if (other != null) pair(concept, other, 9);
    }
    for (let i = 1; i <= mixedReach; i += 1) {
      if (at + i < words.length) pair(concept, hashes[at + i] ?? 0, 10);
      if (at >= i) pair(hashes[at - i] ?? 0, concept, 11);
    }
  }
  if (hasPhrase) found.push(...phraseFeatures);
  return found;
}

function triple(one: number, second: number, third: number): number {
  return Math.imul(Math.imul(one, 31) + second, 37) + Math.imul(third, 7);
}

function hash(word: string): number {
  return spread(hashOn(beginOfHash, word, 0, word.length));
}

/** Goes on from the value of what stands before. */
function hashOn(value: number, text: string, from: number, to: number): number {
  let hashed = value;
  for (let i = from; i < to; i += 1) hashed = Math.imul(hashed ^ text.charCodeAt(i), 0x01000193);
  return hashed;
}

function spread(value: number): number {
  return (value ^ (value >>> 16)) | 0;
}
