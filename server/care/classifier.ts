// A second ear beside the phrases: linear classifiers over the features of features.ts, one for each kind. They hear what nobody wrote a phrase for.
// `npm run care` computes their weights from the labelled messages in server/test/care; docs/care.md says how well they hear.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CareKind } from '../../contract/chat.ts';
import { featuresOf, weightCount } from './features.ts';

/** Weights are stored as whole numbers from -127 to 127, which stand for that many 32nds. */
export const weightScale = 32;
export const weightsFile = (kind: CareKind) => join(import.meta.dirname, `weights-${kind}.br`);
/** How many weights a kind has, a power of two. Danger has most to learn from; with a quarter the others hear as well. */
export const weightsOf = (kind: CareKind) => (kind === 'danger' ? weightCount : weightCount / 4);

export type Weights = Int8Array<ArrayBuffer>;
const read = (kind: CareKind): Weights => new Int8Array(brotliDecompressSync(readFileSync(weightsFile(kind))));
const learned = { danger: read('danger'), minor: read('minor'), sexual: read('sexual'), hate: read('hate') };

/** How surely `words` (of `wordsIn`) tell of danger, some 2 and more if they do and -2 and less if they do not; `hasPhrase`: a phrase of danger was found in them. */
export function dangerScore(words: readonly string[], hasPhrase: boolean, weights: Weights = learned.danger): number {
  return sumOf(featuresOf(words, hasPhrase), weights);
}

/** The same for each other kind, of `words` in which no phrase of it was found. */
export function scoreOf(
  kind: Exclude<CareKind, 'danger'>,
  features: readonly number[],
  weights: Weights = learned[kind],
): number {
  return sumOf(features, weights);
}

function sumOf(features: readonly number[], weights: Weights): number {
  const mask = weights.length - 1;
  let sum = 0;
  for (const feature of features) sum += weights[feature & mask] ?? 0;
  return sum / weightScale / Math.sqrt(features.length);
}
