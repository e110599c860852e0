// Writes the features of single words and their neighbours, one after another, each with the first and the last word that it is of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSections } from '../chat/understudy/sections.ts';

/** Features are hashed into so many weights; two that share one do little harm. */
export const weightCount = 2 ** 22;

/** Parts of words of four letters, their edges included, by which "golpeaba" is known where "golpear" was learnt. */
const lettersOfAPart = 4;
/** How far apart two words, or two concepts, still make a pair. */
const wordReach = 3;
const conceptReach = 5;
const mixedReach = 2;
/** What is written for a word is of words from so far before it, and up to so far behind it. */
export const reach = { before: mixedReach, behind: conceptReach };
/** As many features may be written for a word, beside those of its parts. */
const mostOfAWord = 2 + wordReach + 1 + conceptReach + 2 * mixedReach;

/** Where FNV-1a begins, http://www.isthe.com/chongo/tech/comp/fnv/ */
const beginOfHash = 0x811c9dc5;
const partBegun = hashOn(beginOfHash, 'part ', 0, 5);

/** The concept of each word in concepts.md, as a number. */
const concepts = new Map(
  readSections(readFileSync(join(import.meta.dirname, 'concepts.md'), 'utf8')).flatMap(({ title, items }) =>
    items.flatMap(({ text }) => text.split(' ').map((word) => [word, hash(`concept ${title}`)] as const)),
  ),
);
const numberConcept = hash('concept number');
const noConcept = 0;

export class WordFeatures {
  features = new Int32Array(2 ** 12);
  firsts = new Uint16Array(2 ** 12);
  lasts = new Uint16Array(2 ** 12);
  count = 0;
  #hashes = new Int32Array(2 ** 8);
  #about = new Int32Array(2 ** 8);

  /** Reads `words`, and forgets what was written. */
  read(words: readonly string[]): void {
    this.count = 0;
    if (words.length > this.#hashes.length) {
      this.#hashes = new Int32Array(2 * words.length);
      this.#about = new Int32Array(2 * words.length);
    }
    for (let at = 0; at < words.length; at += 1) this.set(at, words[at] ?? '');
  }

  /** Puts `word` in the place of word number `at`. */
  set(at: number, word: string): void {
    const first = word.charCodeAt(0);
    this.#hashes[at] = hash(word);
    this.#about[at] = first >= 48 && first <= 57 ? numberConcept : (concepts.get(word) ?? noConcept);
  }

  /** Writes the features of word number `at`, which is `word`, among those from `begin` up to `end`. */
  add(at: number, word: string, begin: number, end: number): void {
    this.#makeRoom(mostOfAWord + word.length);
    const hashed = this.#hashes[at] ?? 0;
    this.#write(hashed, at, at);
    this.#addParts(at, word);
    const pairsEnd = Math.min(end, at + wordReach + 1);
    for (let other = at + 1; other < pairsEnd; other += 1)
      this.#write(pair(hashed, this.#hashes[other] ?? 0, other - at), at, other);
    if (at + 2 < end) this.#write(triple(hashed, this.#hashes[at + 1] ?? 0, this.#hashes[at + 2] ?? 0), at, at + 2);
    if (this.#about[at] !== noConcept) this.#addConcept(at, begin, end);
  }

  #addParts(at: number, word: string): void {
    if (word.length < lettersOfAPart) return;
    const text = `<${word}>`;
    for (let from = 0; from + lettersOfAPart <= text.length; from += 1)
      this.#write(spread(hashOn(partBegun, text, from, from + lettersOfAPart)), at, at);
  }

  #addConcept(at: number, begin: number, end: number): void {
    const concept = this.#about[at] ?? noConcept;
    this.#write(concept, at, at);
    for (let other = at + 1; other <= at + conceptReach && other < end; other += 1) {
      const about = this.#about[other] ?? noConcept;
      if (about !== noConcept) this.#write(pair(concept, about, 9), at, other);
    }
    for (let apart = 1; apart <= mixedReach; apart += 1) {
      if (at + apart < end) this.#write(pair(concept, this.#hashes[at + apart] ?? 0, 10), at, at + apart);
      if (at - apart >= begin) this.#write(pair(this.#hashes[at - apart] ?? 0, concept, 11), at - apart, at);
    }
  }

  #write(feature: number, first: number, last: number): void {
    this.features[this.count] = indexOf(feature);
    this.firsts[this.count] = first;
    this.lasts[this.count] = last;
    this.count += 1;
  }

  #makeRoom(most: number): void {
    if (this.count + most <= this.features.length) return;
    const [features, firsts, lasts] = [this.features, this.firsts, this.lasts];
    const size = 2 * (this.count + most);
    this.features = new Int32Array(size);
    this.firsts = new Uint16Array(size);
    this.lasts = new Uint16Array(size);
    this.features.set(features);
    this.firsts.set(firsts);
    this.lasts.set(lasts);
  }
}

/** The weight that a feature has. */
export function indexOf(feature: number): number {
  return (feature ^ (feature >>> 15)) & (weightCount - 1);
}

function pair(one: number, other: number, apart: number): number {
  return Math.imul(one, 31) + Math.imul(other, 2 * apart + 1);
}

function triple(one: number, second: number, third: number): number {
  return Math.imul(Math.imul(one, 31) + second, 37) + Math.imul(third, 7);
}

export function hash(word: string): number {
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
