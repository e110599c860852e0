import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lostRoute, routes } from '../app/routes.ts';
import { titles as spanish } from '../app/texts/es/share-pictures.ts';
import { checkSharePictures, writeSharePictures } from './share-pictures.ts';

it('every screen has a share picture of its own', () => {
  checkSharePictures([...routes, lostRoute].map(({ name }) => name));
});

it('a screen without a share picture ends the build, which says where to add it', async () => {
  const site = mkdtempSync(join(tmpdir(), 'share-'));
  await expect(writeSharePictures(site, ['licence', 'no-such-screen', 'nor-such'])).rejects.toThrow(
    'No share picture for: no-such-screen, nor-such. Add a scene for each to `scenes` in scripts/share-pictures.ts.',
  );
  expect(readdirSync(site)).toEqual([]);
  rmSync(site, { recursive: true });
});

it('a share picture without lettering ends the build, too', () => {
  const { licence } = spanish;
  Object.assign(spanish, { licence: undefined });
  try {
    expect(() => checkSharePictures(['licence'])).toThrow(
      'No lettering for the share picture of: licence, in app/texts/es/share-pictures.ts.',
    );
  } finally {
    Object.assign(spanish, { licence });
  }
});
