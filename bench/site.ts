import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that the build wrote. */
export const site = join(import.meta.dirname, '..', 'dist', 'site');

/** The script that every page loads; by its size, because its name changes with the bundler's mind. */
export function largestScript(): string {
  const scripts = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'));
  const sizes = scripts.map((name) => ({ name, bytes: statSync(join(site, 'assets', name)).size }));
  return `/assets/${sizes.sort((a, b) => b.bytes - a.bytes)[0]?.name}`;
}

/** The address of the one file in assets/ whose name, with its hash, fits `pattern`. */
export function assetPath(pattern: RegExp): string {
  const name = readdirSync(join(site, 'assets')).find((one) => pattern.test(one));
  if (!name) throw new Error(`No ${pattern} in dist/site/assets: npm run build.`);
  return `/assets/${name}`;
}

export const filmPath = () => assetPath(/^swamp\.av1-.*\.mp4$/);
