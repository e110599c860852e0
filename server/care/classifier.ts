// A second ear for danger beside the phrases: a linear classifier over the features of features.ts. It hears what nobody wrote a phrase for.
// `npm run care` computes its weights from the labelled messages in server/test/care; docs/care.md says how well it hears.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { featuresOf } from './features.ts';

/** Weights are stored as whole numbers from -127 to 127, which stand for that many 32nds. */
export const weightScale = 32;
export const weightsFile = join(import.meta.dirname, 'weights.br');

export type Weights = Int8Array<ArrayBuffer>;
const learned: Weights = new Int8Array(brotliDecompressSync(readFileSync(weightsFile)));

/** How surely `words` (of `wordsIn`) tell of danger, some 2 and more if they do and -2 and less if they do not; `hasPhrase`: a phrase of danger was found in them. */
export function dangerScore(words: readonly string[], hasPhrase: boolean, weights: Weights = learned): number {
  const found = featuresOf(words, hasPhrase);
  let sum = 0;
  for (const feature of found) sum += weights[feature] ?? 0;
  return sum / weightScale / Math.sqrt(found.length);
}
