// Builds the site into dist/site: scripts and styles by Vite, each route's page prerendered, everything compressed.
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { Route } from '../app/routes.ts';
import { checkBudget } from './budget.ts';
import { compressFolder } from './compress.ts';
import { writeIcons } from './icons.ts';
import { writeWorker } from './offline.ts';
import { assetsOf, fillTemplate, hashSource, inlinePicture } from './page.ts';
import { checkPortraits } from './portraits.ts';
import { previewScenes, previewsOf } from './previews.ts';
import { readPublicUrl } from './public-url.mjs';
import { checkSharePictures, writeSharePictures } from './share-pictures.ts';
import { forgetBuilt, markBuilt, sourcesHash } from './stale.mjs';

const site = 'dist/site';
const writer = 'dist/prerender';

process.env.NODE_ENV = 'production'; // overrides the shell's value: React's development build is twice the size
const publicUrl = readPublicUrl();
const sources = await sourcesHash();
checkPortraits('app/public');
await forgetBuilt();
await build({ configFile: 'vite.config.ts', logLevel: 'warn' });
await build({
  configFile: 'vite.config.ts',
  logLevel: 'warn',
  build: { ssr: 'prerender.tsx', outDir: `../${writer}`, manifest: false, copyPublicDir: false },
});

const manifest: Manifest = JSON.parse(await readFile(`${site}/.vite/manifest.json`, 'utf8'));
const template = await readFile(`${site}/index.html`, 'utf8');
const { prerender }: typeof import('../app/prerender.tsx') = await import(pathToFileURL(`${writer}/prerender.js`).href);

const pages = await prerender();
checkSharePictures(pages.map(({ route }) => route.name));
const fileOf = (source: string) => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build wrote no ${source}.`);
  return chunk.file;
};
const css = (await readFile(`${site}/${fileOf('style.css')}`, 'utf8')).trim();
const early = ['early-settings.ts', 'early-taps.ts'].map(fileOf);
const scripts = await Promise.all(early.map((file) => readFile(`${site}/${file}`, 'utf8')));
await Promise.all(early.map((file) => rm(`${site}/${file}`))); // inlined into every page
// Each in a function, because scripts that are no modules share their names with the whole page.
const first = scripts.map((script) => `(()=>{${script.trim()}})();`).join('');
const title = fileOf('ui/props/title-960.avif');
const titlePicture = await readFile(`${site}/${title}`);
type Written = { readonly file: string; readonly allows: Record<string, string> };
const written = new Map<Route, Written>();
for (const { route, html } of pages) {
  const assets = assetsOf(manifest, 'index.html', `screens/${route.name}/${route.name}.tsx`);
  const markup = inlinePicture(html, `/${title}`, titlePicture);
  const file = `${route.name}.html`;
  await writeFile(`${site}/${file}`, fillTemplate(template, { route, markup, assets, css, first, publicUrl }));
  written.set(route, {
    file,
    allows: {
      'style-src': hashSource(css),
      'script-src': hashSource(first),
      ...(markup !== html && { 'img-src': 'data:' }),
    },
  });
}
const isLost = ([{ name }]: [Route, Written]) => name === 'lost';
await writeFile(
  'dist/pages.json',
  JSON.stringify({
    pages: Object.fromEntries([...written].filter((page) => !isLost(page)).map(([{ path }, page]) => [path, page])),
    lost: [...written].find(isLost)?.[1],
  }),
);
await writeFile(
  'dist/previews.json',
  JSON.stringify(
    previewsOf(
      pages.map(({ route }) => route),
      publicUrl,
    ),
  ),
);
await writeWorker(
  site,
  new Map([...written].filter((page) => !isLost(page)).map(([{ path }, { file }]) => [path, file])),
);
await Promise.all([
  rm(`${site}/index.html`),
  // inlined into every page
  rm(`${site}/${fileOf('style.css')}`),
  rm(`${site}/.vite`, { recursive: true }),
  rm(writer, { recursive: true }),
]);
await Promise.all([
  writeIcons(site),
  writeSharePictures(
    site,
    pages.map(({ route }) => route.name),
    previewScenes,
  ),
]);
await copyFile('LICENSE', `${site}/license.txt`);
await compressFolder(site);
await checkBudget(
  site,
  pages.map(({ route }) => ({
    path: route.path,
    scripts: assetsOf(manifest, 'index.html', `screens/${route.name}/${route.name}.tsx`).scripts,
  })),
);
await markBuilt(sources);
