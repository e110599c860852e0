// Builds the service worker, and lists what a release consists of.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'vite';
import { type OfflineList, offlineListPath, workerPath } from '../contract/offline.ts';

/** Writes the worker and the list below `site`. `pages` has the file of each address that has a page. */
export async function writeWorker(site: string, pages: ReadonlyMap<string, string>): Promise<void> {
  const assets = (await readdir(`${site}/assets`)).filter((name) => /\.(js|woff2|json)$/.test(name)).sort();
  const files = [...assets.map((name) => `/assets/${name}`), '/growls.json'];
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const file of pages.values()) hash.update(await readFile(`${site}/${file}`));
  const list: OfflineList = { build: hash.digest('base64url').slice(0, 12), pages: [...pages.keys()], files };
  await writeFile(`${site}${offlineListPath}`, JSON.stringify(list));
  // It holds no hashes, so it changes only when its own code does, or a page comes or goes.
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { builtPages: JSON.stringify(list.pages), 'process.env.NODE_ENV': '"production"' },
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
