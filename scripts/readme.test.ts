// README shows each feature in a picture, small enough to load on a phone.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { features } from '../e2e/readme-features.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/pictures');
const pictures = readdirSync(folder).sort();
const sizes = pictures.map((file) => statSync(join(folder, file)).size);
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const shown = [...readme.matchAll(/<img src="docs\/pictures\/([^"]+)" width="\d+" alt="([^"]*)">/g)];

it('has a picture of each feature, and no other', () => {
  expect(pictures).toEqual(features.map(({ file }) => `${file}.webp`).sort());
});

it('shows each picture once, with an alt text that says what is to be seen', () => {
  expect(shown.map((match) => match[1]).sort()).toEqual(pictures);
  expect(shown.filter((match) => (match[2] ?? '').length < 30).map((match) => match[1])).toEqual([]);
});

it('asks for at most 40 kB a picture and 600 kB in all', () => {
  expect(pictures.filter((_, index) => (sizes[index] ?? 0) > 40_000)).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600_000);
});
