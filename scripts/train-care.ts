// `npm run care`: learns the weights of server/care/classifier.ts from the messages in server/test/care, and prints for each file how
// much is noticed where the classifier has learnt from the other files only; `npm run care a.md b.md` prints these.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { weightsFile } from '../server/care/classifier.ts';
import { labelledMessages } from '../server/test/care-messages.ts';
import { type Example, examplesFrom, hears, learn, learnOther } from '../server/test/learn.ts';
import { keepTapped } from '../server/test/tapped.ts';

keepTapped();
const examples = examplesFrom(labelledMessages());
const tried = process.argv.slice(2);
for (const file of tried.length > 0 ? tried : new Set(examples.map((example) => example.file))) {
  const weights = learn(examples.filter((example) => example.file !== file));
  const found = (example: Example) => hears(example, weights);
  const own = examples.filter((example) => example.file === file);
  const danger = own.filter(({ kind }) => kind === 'danger');
  const harmless = own.filter(({ kind }) => kind === 'play');
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(7);
  process.stdout.write(
    `${file.padEnd(10)} danger found ${percent(danger.filter(found).length, danger.length)}, by phrases alone ${percent(
      danger.filter(({ hasPhrase }) => hasPhrase).length,
      danger.length,
    )}; false alarms ${percent(harmless.filter(found).length, harmless.length)}\n`,
  );
}
writeFileSync(weightsFile('danger'), brotliCompressSync(Buffer.from(learn(examples))));
for (const kind of ['minor', 'sexual', 'hate'] as const)
  writeFileSync(weightsFile(kind), brotliCompressSync(Buffer.from(learnOther(kind, examples))));
