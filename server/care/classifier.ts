// A second ear beside the phrases: linear classifiers over the features of features.ts, one for each kind. They hear what nobody wrote a phrase for.
// `npm run care` computes their weights from the labelled messages in server/test/care; docs/care.md says how well they hear.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CareKind } from '../../contract/chat.ts';
import { type PartOfWords, WeighedWords, type Weights, weightScale } from './weighed-words.ts';
import { weightCount } from './word-features.ts';

export const weightsFile = (kind: CareKind) => join(import.meta.dirname, `weights-${kind}.br`);
/** How many weights a kind has, a power of two. Danger has most to learn from; with a quarter the others hear as well. */
export const weightsOf = (kind: CareKind) => (kind === 'danger' ? weightCount : weightCount / 4);

const read = (kind: CareKind): Weights => new Int8Array(brotliDecompressSync(readFileSync(weightsFile(kind))));
const learned = { danger: read('danger'), minor: read('minor'), sexual: read('sexual'), hate: read('hate') };

/** The words that were weighed last: whoever asks for another part of them gets it without reading all again. */
const last = new WeighedWords();

/**
 * How surely `part` of `words` (of `wordsIn`) tells of danger, some 2 and more if it does and -2 and less if it does not; `hasPhrase`: a
 * phrase of danger was found in it.
 */
export function dangerScore(
  words: readonly string[],
  part: PartOfWords,
  hasPhrase: boolean,
  weights: Weights = learned.danger,
): number {
  if (last.words !== words || last.weights !== weights) last.read(words, weights);
  return last.score(part, hasPhrase);
}

/** The same for each other kind, of `features` of words in which no phrase of it was found. */
export function scoreOf(kind: Exclude<CareKind, 'danger'>, features: readonly number[]): number {
  const weights = learned[kind];
  const mask = weights.length - 1;
  let sum = 0;
  for (const feature of features) sum += weights[feature & mask] ?? 0;
  return sum / weightScale / Math.sqrt(features.length);
}
