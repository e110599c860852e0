// `node scripts/train-care.ts`: learns the weights of server/care/classifier.ts from the messages in server/test/care, and prints how
// well it does on each file when it has learnt from the others alone.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { dangerScore, weightsFile } from '../server/care/classifier.ts';
import { type Example, examplesFrom, learn } from '../server/care/learn.ts';
import { labelledMessages } from '../server/test/care-messages.ts';

const examples = examplesFrom(labelledMessages());
const scored = [...new Set(examples.map(({ file }) => file))].flatMap((file) => {
  const weights = learn(examples.filter((example) => example.file !== file));
  const own = examples.filter((example) => example.file === file);
  const scores = own.map((example) => ({ ...example, score: dangerScore(example.words, example.hasPhrase, weights) }));
  report(file, scores);
  return scores;
});
report('all', scored);
writeFileSync(weightsFile, brotliCompressSync(Buffer.from(learn(examples))));

/** Prints the share of danger found where the threshold raises so many false alarms among "play". */
function report(name: string, scores: readonly (Example & { readonly score: number })[]): void {
  const harmless = scores
    .filter(({ kind }) => kind === 'play')
    .map(({ score }) => score)
    .sort((a, b) => b - a);
  const phrases = scores.filter(({ isDanger, hasPhrase }) => isDanger && hasPhrase).length;
  const danger = scores.filter(({ kind }) => kind === 'danger');
  const cells = [0.005, 0.01, 0.02, 0.05].map((alarms) => {
    const threshold = harmless[Math.floor(harmless.length * alarms)] ?? 0;
    const found = danger.filter(({ score }) => score > threshold).length;
    return `${((100 * found) / danger.length).toFixed(1)} % at ${alarms * 100} % (${threshold.toFixed(2)})`;
  });
  process.stdout.write(
    `${name.padEnd(6)} ${scores.length} phrases ${((100 * phrases) / danger.length).toFixed(1)} %; ${cells.join(', ')}\n`,
  );
}
