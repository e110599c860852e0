// A second ear for danger beside the phrases: a linear classifier over words, parts of words, pairs of words, and what words are about
// (concepts.md). It hears what nobody wrote a phrase for. `npm run care` computes its weights from the labelled messages in
// server/test/care; docs/care.md says how well it hears.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readSections } from '../chat/understudy/sections.ts';

/** Features are hashed into so many weights; two that share one do little harm. */
export const weightCount = 2 ** 21;
/** Weights are stored as whole numbers from -127 to 127, which stand for that many 32nds. */
export const weightScale = 32;
export const weightsFile = join(import.meta.dirname, 'weights.br');

/** Parts of words of four letters, their edges included, by which "golpeaba" is known where "golpear" was learnt. */
const lettersOfAPart = 4;
/** How far apart two words, or two concepts, still make a pair. */
const wordReach = 3;
const conceptReach = 5;
const mixedReach = 2;

/** The concept of each word in concepts.md, as a number. */
const concepts = new Map(
  readSections(readFileSync(join(import.meta.dirname, 'concepts.md'), 'utf8')).flatMap(({ title, items }) =>
    items.flatMap(({ text }) => text.split(' ').map((word) => [word, hash(`concept ${title}`)] as const)),
  ),
);
const numberConcept = hash('concept number');
/** Stands for a phrase of phrases.md that was found; several times, because it says more than any word. */
const phraseFeatures = Array.from({ length: 6 }, (_, i) => hash(`phrase ${i}`) & (weightCount - 1));

export type Weights = Int8Array<ArrayBuffer>;
const learned: Weights = new Int8Array(brotliDecompressSync(readFileSync(weightsFile)));

/** The log-odds that `words` (of `wordsIn`) tell of danger; `hasPhrase`: a phrase of danger was found in them. */
export function dangerScore(words: readonly string[], hasPhrase: boolean, weights: Weights = learned): number {
  const found = featuresOf(words, hasPhrase);
  let sum = 0;
  for (const feature of found) sum += weights[feature] ?? 0;
  return sum / weightScale / Math.sqrt(found.length);
}

const lastSeen = new Uint32Array(weightCount);
let callNumber = 0;

/** The features of a message, each once, as indices of weights. */
export function featuresOf(words: readonly string[], hasPhrase: boolean): readonly number[] {
  callNumber = (callNumber + 1) >>> 0;
  const found: number[] = [];
  const add = (feature: number) => {
    const index = (feature ^ (feature >>> 15)) & (weightCount - 1);
    if (lastSeen[index] === callNumber) return;
    lastSeen[index] = callNumber;
    found.push(index);
  };
  const pair = (one: number, other: number, apart: number) => add(Math.imul(one, 31) + Math.imul(other, 2 * apart + 1));

  const hashes = words.map(hash);
  const about = words.map((word) => (/^\d/.test(word) ? numberConcept : (concepts.get(word) ?? null)));
  add(hash('any message'));
  add(hash(`length ${Math.min(4, Math.floor(words.length / 6))}`));
  for (const [at, word] of hashes.entries()) {
    add(word);
    const text = `<${words[at]}>`;
    for (let i = 0; text.length > lettersOfAPart + 1 && i + lettersOfAPart <= text.length; i += 1) {
      add(hash(`part ${text.slice(i, i + lettersOfAPart)}`));
    }
    for (let i = 1; i <= wordReach && at + i < words.length; i += 1) pair(word, hashes[at + i] ?? 0, i);
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

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193);
  return (value ^ (value >>> 16)) | 0;
}
