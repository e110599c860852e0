// README's pictures of the features, which `npm run pictures` takes.
import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '../e2e/readme-features.ts';

const root = join(import.meta.dirname, '..');
const mostBytes = 40_000;

describe('the pictures in README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/<img src="docs\/pictures\/([\w-]+)\.webp" width="\d+" alt="([^"]{10,})">/g)];

  it('are those of the features, each with a text for who does not see it', async () => {
    const files = await readdir(join(root, 'docs/pictures'));
    const wanted = features.map(({ file }) => `${file}.webp`).sort();
    expect(files.sort()).toEqual(wanted);
    expect(shown.map(([, file]) => `${file}.webp`).sort()).toEqual(wanted);
  });

  it.each(features.map(({ file }) => file))('%s weighs 40 kB at most', (file) => {
    expect(statSync(join(root, `docs/pictures/${file}.webp`)).size).toBeLessThanOrEqual(mostBytes);
  });
});
