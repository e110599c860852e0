// What the classifier learns from the labelled messages. It takes two minutes, so it is one of the long tests.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CareKind } from '../../contract/chat.ts';
import { labelledMessages } from '../test/care-messages.ts';
import { type Example, examplesFrom, hears, learn, learnOther } from '../test/learn.ts';
import { weightsFile } from './classifier.ts';
import { prepareToNotice } from './phrase-notice.ts';
import type { Weights } from './weighed-words.ts';

/** The share of `examples` of one kind that counts as danger, in percent. */
function share(examples: readonly Example[], kind: string, isHeard: (example: Example) => boolean): number {
  const ofKind = examples.filter((example) => example.kind === kind);
  return (100 * ofKind.filter(isHeard).length) / ofKind.length;
}

describe('what the messages in server/test/care teach', { timeout: 400_000 }, () => {
  let examples: readonly Example[] = [];
  beforeAll(() => {
    prepareToNotice();
    examples = examplesFrom(labelledMessages());
  }, 200_000);

  it('is what the weights hold: `npm run care` writes them anew', () => {
    const kept = (kind: CareKind) => brotliDecompressSync(readFileSync(weightsFile(kind)));
    expect(Buffer.from(learn(examples)).equals(kept('danger'))).toBe(true);
    for (const kind of ['minor', 'sexual', 'hate'] as const)
      expect(Buffer.from(learnOther(kind, examples)).equals(kept(kind)), kind).toBe(true);
  });

  it('finds 95 of 100 dangers with 2 false alarms at most in the two sets of the first writers, without having learnt from them', () => {
    const first = (example: Example) => ['a.md', 'b.md'].includes(example.file);
    const weights: Weights = learn(examples.filter((example) => !first(example)));
    const isHeard = (example: Example) => hears(example, weights);
    expect(share(examples.filter(first), 'danger', isHeard)).toBeGreaterThanOrEqual(95);
    expect(share(examples.filter(first), 'play', isHeard)).toBeLessThanOrEqual(2);
  });
});
