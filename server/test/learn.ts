// Learns the classifiers' weights from labelled messages. Only scripts and tests run it.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CareKind } from '../../contract/chat.ts';
import { weightsOf } from '../care/classifier.ts';
import { dangerIn, dangerousClause } from '../care/danger.ts';
import { featuresOf } from '../care/features.ts';
import type { WordsAndPauses } from '../care/match-words.ts';
import { phraseOf, wordsAndPausesOf } from '../care/phrase-notice.ts';
import { type Weights, weightScale } from '../care/weighed-words.ts';
import type { Labelled } from './care-messages.ts';
import { mixed } from './mixed-examples.ts';

export type Example = Labelled &
  WordsAndPauses & {
    readonly hasPhrase: boolean;
    readonly features: readonly number[];
  };

const rounds = 12;
const decay = 0.02;
const step = 0.8;
/** The score that is wanted of a danger, and less than nothing by as much of what is harmless: it sets the scale of scores. */
const margin = 2.7;

export function examplesFrom(messages: readonly Labelled[]): Example[] {
  return messages.map((labelled) => {
    const { words, pauses } = wordsAndPausesOf(labelled.message);
    const hasPhrase = phraseOf(words, ['danger']) !== null;
    return {
      ...labelled,
      words,
      pauses,
      hasPhrase,
      features: featuresOf(words, hasPhrase),
    };
  });
}

/** Holds the fingerprint of what the kept weights were learnt from. */
export const fingerprintFile = join(import.meta.dirname, 'learnt-from.txt');

/** The same for the same messages, read by the same phrases. */
export function fingerprintOf(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { kind, features } of examples) hash.update(kind).update(Int32Array.from(features));
  return hash.digest('hex');
}

/** Whether care, with `weights`, takes the message for danger, as notice.ts does. */
export function hears(example: Example, weights: Weights): boolean {
  const { words, hasPhrase } = example;
  return dangerIn(words, hasPhrase, { weights }) !== null || dangerousClause(example, hasPhrase, { weights }) !== null;
}

/** What tells danger from all else: messages as they are, and joined with others. */
export function learn(examples: readonly Example[]): Weights {
  return learnKind('danger', [...examples, ...examplesFrom(mixed(examples, generator(7)))]);
}

/** What tells another kind from all that is no danger, which is asked about first. No phrase of danger counts. */
export function learnOther(kind: Exclude<CareKind, 'danger'>, examples: readonly Example[]): Weights {
  const others = examples.filter((example) => example.kind !== 'danger');
  return learnKind(
    kind,
    others.map((example) => ({ ...example, features: featuresOf(example.words, false) })),
  );
}

/**
 * A support vector machine with squared hinge loss (as LIBLINEAR's L2-loss SVC), by AdaGrad (Duchi et al. 2011) with L2 decay: what is surely
 * right already teaches nothing more. The same messages give the same weights.
 */
function learnKind(wanted: CareKind, examples: readonly Example[]): Weights {
  const size = weightsOf(wanted);
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(0.01);
  const counts = new Uint8Array(size);
  const placed = examples.map(({ kind, features }) => ({
    isWanted: kind === wanted,
    places: Int32Array.from(features, (feature) => feature & (size - 1)),
  }));
  for (const { places } of placed) for (const place of places) counts[place] = Math.min(255, (counts[place] ?? 0) + 1);
  const random = generator(1);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(placed, random);
    for (const { places, isWanted } of placed) {
      const share = 1 / Math.sqrt(places.length);
      let sum = 0;
      for (const place of places) sum += (weights[place] ?? 0) * share;
      const miss = isWanted ? Math.min(0, sum - margin) : Math.max(0, sum + margin);
      for (const place of places) {
        const slope = (miss + decay * (weights[place] ?? 0)) * share;
        squares[place] = (squares[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (step * slope) / Math.sqrt(squares[place] ?? 1);
      }
    }
  }
  // What one message alone has takes part in learning and is then forgotten: it hardly ever comes again, and would fill the file.
  return Int8Array.from(weights, (weight, place) =>
    (counts[place] ?? 0) < 2 ? 0 : Math.max(-127, Math.min(127, Math.round(weight * weightScale))),
  );
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
}

/** Numbers from 0 up to, not including, 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}
