// What the classifier of care knows a message by: its words, parts of words, pairs and triples of words, and what words are about (concepts.md), each as
// a number. A message has up to some thousand of them, so they are numbered without making a string for each.

import { Numbering } from './numbering.ts';
import { hash, indexOf, WordFeatures, weightCount } from './word-features.ts';

/** Stands for a phrase of phrases.md that was found; several times, because it says more than any word. */
export const phraseFeatures: readonly number[] = Array.from(
  { length: 6 },
  (_, i) => hash(`phrase ${i}`) & (weightCount - 1),
);
const anyMessage = indexOf(hash('any message'));
const lengths: readonly number[] = Array.from({ length: 5 }, (_, i) => indexOf(hash(`length ${i}`)));
const wordsOfALength = 6;

/** The features of a message, or of a part of it, of so many words, whatever these are. */
export function featuresOfLength(words: number): readonly [number, number] {
  return [anyMessage, lengths[Math.min(4, Math.floor(words / wordsOfALength))] ?? 0];
}

const ofWords = new WordFeatures();
const distinct = new Numbering();

/** The features of a message, each once, as indices of weights. */
export function featuresOf(words: readonly string[], hasPhrase: boolean): readonly number[] {
  ofWords.read(words);
  for (let at = 0; at < words.length; at += 1) ofWords.add(at, words[at] ?? '', 0, words.length);
  distinct.clear(ofWords.count + 2);
  for (const feature of featuresOfLength(words.length)) distinct.of(feature);
  for (let i = 0; i < ofWords.count; i += 1) distinct.of(ofWords.features[i] ?? 0);
  return [...distinct.numbers.subarray(0, distinct.count), ...(hasPhrase ? phraseFeatures : [])];
}
