// `npm run care`: learns the weights of server/care/classifier.ts from the messages in server/test/care, in a few minutes. `npm run care a.md b.md`
// prints besides, for each of these files, how much is noticed where the classifier has learnt from the other files only (a minute each).
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { weightsFile } from '../server/care/classifier.ts';
import { labelledMessages } from '../server/test/care-messages.ts';
import {
  type Example,
  examplesFrom,
  fingerprintFile,
  fingerprintOf,
  hears,
  learn,
  learnOther,
} from '../server/test/learn.ts';
import { keepTapped } from '../server/test/tapped.ts';

keepTapped();
const examples = examplesFrom(labelledMessages());
writeFileSync(weightsFile('danger'), brotliCompressSync(Buffer.from(learn(examples))));
for (const kind of ['minor', 'sexual', 'hate'] as const)
  writeFileSync(weightsFile(kind), brotliCompressSync(Buffer.from(learnOther(kind, examples))));
writeFileSync(fingerprintFile, `${fingerprintOf(examples)}\n`);

for (const file of process.argv.slice(2)) {
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
