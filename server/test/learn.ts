// Learns the classifier's weights from labelled messages. Only scripts and tests run it.

import { type Weights, weightScale } from '../care/classifier.ts';
import { dangerousClause, isDanger } from '../care/danger.ts';
import { featuresOf, weightCount } from '../care/features.ts';
import type { WordsAndPauses } from '../care/match-words.ts';
import { phraseOf, wordsAndPausesOf } from '../care/phrase-notice.ts';
import type { Labelled } from './care-messages.ts';
import { mixed } from './mixed-examples.ts';

export type Example = Labelled &
  WordsAndPauses & {
    readonly hasPhrase: boolean;
    readonly features: readonly number[];
    readonly isDanger: boolean;
  };

const rounds = 25;
const decay = 0.05;
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
      isDanger: labelled.kind === 'danger',
    };
  });
}

/** Whether care, with `weights`, takes the message for danger, as notice.ts does. */
export function hears(example: Example, weights: Weights): boolean {
  const { words, hasPhrase } = example;
  return isDanger(words, hasPhrase, { weights }) || dangerousClause(example, hasPhrase, { weights }) !== null;
}

/**
 * A support vector machine with squared hinge loss (as LIBLINEAR's L2-loss SVC), by AdaGrad (Duchi et al. 2011) with L2 decay: what is surely
 * right already teaches nothing more. The same messages give the same weights.
 */
export function learn(unmixed: readonly Example[]): Weights {
  const examples = [...unmixed, ...examplesFrom(mixed(unmixed, generator(7)))];
  const weights = new Float64Array(weightCount);
  const squares = new Float64Array(weightCount).fill(0.01);
  const counts = new Uint8Array(weightCount);
  for (const { features } of examples)
    for (const feature of features) counts[feature] = Math.min(255, (counts[feature] ?? 0) + 1);
  const random = generator(1);
  const order = [...examples];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const { features, isDanger } of order) {
      const share = 1 / Math.sqrt(features.length);
      let sum = 0;
      for (const feature of features) sum += (weights[feature] ?? 0) * share;
      const miss = isDanger ? Math.min(0, sum - margin) : Math.max(0, sum + margin);
      for (const feature of features) {
        const slope = (miss + decay * (weights[feature] ?? 0)) * share;
        squares[feature] = (squares[feature] ?? 0) + slope * slope;
        weights[feature] = (weights[feature] ?? 0) - (step * slope) / Math.sqrt(squares[feature] ?? 1);
      }
    }
  }
  // What one message alone has takes part in learning and is then forgotten: it hardly ever comes again, and would fill the file.
  return Int8Array.from(weights, (weight, feature) =>
    (counts[feature] ?? 0) < 2 ? 0 : Math.max(-127, Math.min(127, Math.round(weight * weightScale))),
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
