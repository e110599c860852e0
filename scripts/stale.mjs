// Stale means: what the build is made from is not what it was made from. Contents count, not dates, which a checkout resets.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPublicUrl } from './public-url.mjs';

const sources = ['app', 'cast', 'contract', 'scripts', 'LICENSE', 'package-lock.json', 'vite.config.ts'];
const stamp = 'dist/built-from';

/** A fingerprint of everything that the build reads. */
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

/** Until a build is through, there is none. */
export async function forgetBuilt() {
  await rm(stamp, { force: true });
}

/** @param {string} hash what the build that just ended was made from */
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
  // Editors and systems leave hidden files and links about.
  const kept = entries.filter((entry) => !entry.name.startsWith('.') && (entry.isFile() || entry.isDirectory()));
  const names = kept.map((entry) => entry.name).sort();
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}
