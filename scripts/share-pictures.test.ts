import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lostRoute, routes } from '../app/routes.ts';
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
