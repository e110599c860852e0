import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkPortraits } from './portraits.ts';

it('no portrait is missing in app/public', () => {
  checkPortraits('app/public');
});

it('a puppet without portraits ends the build, which names every file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portraits-'));
  mkdirSync(join(folder, 'portraits'));
  expect(() => checkPortraits(folder)).toThrow('Portraits are missing');
  let told = '';
  try {
    checkPortraits(folder);
  } catch (error) {
    told = String(error);
  }
  const files = [
    'doris-rest-128.avif',
    'doris-cross-640.webp',
    'shrek-temper-9-256.avif',
    'pinocchio-smitten-384.webp',
  ];
  for (const file of files) expect(told).toContain(`portraits/${file}`);
  expect(told).toMatch(/npm run art -- shrek .*pinocchio/);

  copyFileSync('app/public/portraits/doris-rest-128.avif', join(folder, 'portraits/doris-rest-128.avif'));
  expect(() => checkPortraits(folder)).not.toThrow('doris-rest-128.avif');
  rmSync(folder, { recursive: true });
});
