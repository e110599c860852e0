// The build is stale if its source files have changed since. Contents are compared, not dates, which a checkout resets.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublicUrl } from './public-url.mjs';

const sources = ['app', 'cast', 'contract', 'scripts', 'LICENSE', 'package-lock.json', 'vite.config.ts'];
const stamp = 'dist/built-from';

/** A hash of all files that the build reads. */
export async function sourcesHash() {
  const hash = createHash('sha256').update(`${readPublicUrl()}\0`);
  for (const file of (await Promise.all(sources.map(filesBelow))).flat()) {
    hash
      .update(`${file}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

export async function isBuildStale() {
  return (await readFile(stamp, 'utf8').catch(() => '')) !== (await sourcesHash());
}

/** To be called before a build, so that an interrupted build counts as stale. */
export async function forgetBuilt() {
  await rm(stamp, { force: true });
}

/** @param {string} hash of the source files of the build that just ended */
export async function markBuilt(hash) {
  await mkdir('dist', { recursive: true });
  await writeFile(stamp, hash);
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesBelow(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  // Skips hidden files and links, which editors and systems create.
  const kept = entries.filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()));
  const names = kept.map((entry) => entry.name).sort();
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}
