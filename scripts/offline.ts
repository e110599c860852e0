// Builds the service worker, and lists what a release consists of, a list a language.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'vite';
import { baseOf, type Language } from '../contract/languages.ts';
import { type OfflineList, offlineListPath, workerPath } from '../contract/offline.ts';

/**
 * Writes the list of a language below `site`. `pages` has the file of each address that has a page, `assets` the names of what its
 * pages need, and `others` the names of what those of other languages need.
 */
export async function writeOfflineList(
  site: string,
  language: Language,
  pages: ReadonlyMap<string, string>,
  assets: readonly string[],
  others: readonly string[],
): Promise<void> {
  const kept = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => /\.(js|woff2|json)$/.test(name)).sort();
  const address = (name: string) => `/assets/${name}`;
  const files = [...kept(assets).map(address), `${baseOf[language]}/growls.json`];
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const file of pages.values()) hash.update(await readFile(`${site}/${file}`));
  const list: OfflineList = {
    language,
    build: hash.digest('base64url').slice(0, 12),
    pages: [...pages.keys()],
    files,
    others: kept(others)
      .map(address)
      .filter((one) => !files.includes(one)),
  };
  await writeFile(`${site}${baseOf[language]}${offlineListPath}`, JSON.stringify(list));
}

/** Writes the worker. `pages` are the addresses of all pages. */
export async function writeWorker(site: string, pages: readonly string[]): Promise<void> {
  // It holds no hashes, so it changes only when its own code does, or a page comes or goes.
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { builtPages: JSON.stringify(pages), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'app/offline/worker.ts',
        output: { format: 'iife', entryFileNames: basename(workerPath) },
      },
    },
  });
}
