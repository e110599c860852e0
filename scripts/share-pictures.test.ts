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
  await expect(writeSharePictures(site, ['licence', 'tavern', 'attic'])).rejects.toThrow(
    'No share picture for: tavern, attic. Add a scene for each to `scenes` in scripts/share-pictures.ts.',
  );
  expect(readdirSync(site)).toEqual([]);
  rmSync(site, { recursive: true });
});
