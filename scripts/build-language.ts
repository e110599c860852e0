// Builds the client and the pages of one language: docs/decisions/0027-languages.md.
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import type { Page } from '../app/prerender.tsx';
import { baseOf, type Language, languages } from '../contract/languages.ts';
import { firstPortrait, smallPortrait } from './first-portrait.ts';
import { assetsOf, fillTemplate, hashSource, inlinePictures, picturesInPage } from './page.ts';
import type { Preview } from './previews.ts';

/** A page's file below the site's folder, and the sources that its Content-Security-Policy allows in addition. */
export type Written = { readonly file: string; readonly allows: Record<string, string> };

export type BuiltLanguage = {
  readonly language: Language;
  readonly pages: readonly (Page & Written & { readonly scripts: readonly string[] })[];
  /** The names of all files in assets/ that it needs. */
  readonly assets: readonly string[];
  readonly previews: Readonly<Record<string, Preview>>;
};

/** Node and the tests take English for `#texts/` (package.json); a build takes the folder of its language. */
const textsOf = (language: Language): Plugin => ({
  name: 'texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#texts\// },
    handler: (id) => resolve('app/texts', language, id.slice('#texts/'.length)),
  },
});

/** Builds into `site`. The first language empties that folder and brings what all share; the others add their files. */
export async function buildLanguage(
  language: Language,
  site: string,
  publicUrl: string | null,
): Promise<BuiltLanguage> {
  const isFirst = language === languages[0];
  const folder = isFirst ? site : `${site}-${language}`;
  const writer = `dist/prerender-${language}`;
  const texts: InlineConfig = {
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    plugins: [textsOf(language)],
  };
  await build({ ...texts, build: { outDir: `../${folder}`, copyPublicDir: isFirst } });
  await build({
    ...texts,
    build: {
      ssr: true,
      outDir: `../${writer}`,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: ['app/prerender.tsx', 'scripts/previews.ts'] },
    },
  });

  const manifest: Manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
  const template = await readFile(`${folder}/index.html`, 'utf8');
  const written = (name: string) => import(pathToFileURL(`${writer}/${name}.js`).href);
  const { prerender }: typeof import('../app/prerender.tsx') = await written('prerender');
  const rendered = await prerender(); // loads what it needs, which goes below
  const { previewsOf }: typeof import('./previews.ts') = await written('previews');
  const fileOf = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build wrote no ${source}.`);
    return chunk.file;
  };
  const css = (await readFile(`${folder}/${fileOf('style.css')}`, 'utf8')).trim();
  const early = ['early-language.ts', 'early-settings.ts', 'early-taps.ts'].map(fileOf);
  const scripts = await Promise.all(early.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  // Each in a function, because scripts that are no modules share their names with the whole page.
  const first = scripts.map((script) => `(()=>{${script.trim()}})();`).join('');
  if (/\bimport\b|\bexport\b|<\/script/.test(first)) throw new Error('What runs first must be built into one piece.');
  const pictures = new Map<string, Buffer>();
  for (const source of Object.values(picturesInPage).flat()) {
    pictures.set(`/${fileOf(source)}`, await readFile(`${folder}/${fileOf(source)}`));
  }
  await Promise.all([
    rm(`${folder}/index.html`),
    // inlined into every page
    rm(`${folder}/${fileOf('style.css')}`),
    ...early.map((file) => rm(`${folder}/${file}`)),
    rm(`${folder}/.vite`, { recursive: true }),
    rm(writer, { recursive: true }),
  ]);
  const files = await readdir(`${folder}/assets`);
  if (!isFirst) {
    await mkdir(`${site}${baseOf[language]}`, { recursive: true });
    await copyFile(`app/texts/${language}/growls.json`, `${site}${baseOf[language]}/growls.json`);
    // A name holds the hash of what is in the file: what two languages share is one file.
    await cp(`${folder}/assets`, `${site}/assets`, { recursive: true });
    await rm(folder, { recursive: true });
  }

  const base = baseOf[language];
  await mkdir(`${site}${base}`, { recursive: true });
  const pages = rendered.map(async ({ route, html, ...more }) => {
    const assets = assetsOf(manifest, 'index.html', `screens/${route.name}/${route.name}.tsx`);
    const held = (picturesInPage[route.name] ?? []).map((source) => `/${fileOf(source)}`);
    const own = new Map([...pictures].filter(([address]) => held.includes(address)));
    const [markup, styles] = [inlinePictures(html, own), inlinePictures(css, own)];
    const script = route.name === 'chat' ? firstPortrait(await readFile(smallPortrait)) : '';
    const file = `${base}/${route.name}.html`.slice(1);
    const filling = { route, markup, script, assets, css: styles, first, publicUrl, language, ...more };
    await writeFile(`${site}/${file}`, fillTemplate(template, filling));
    const allows = {
      'style-src': hashSource(styles),
      'script-src': [first, ...(script ? [script] : [])].map(hashSource).join(' '),
      ...((own.size > 0 || script) && { 'img-src': 'data:' }),
    };
    return { route, html, ...more, file, allows, scripts: assets.scripts };
  });
  return { language, pages: await Promise.all(pages), assets: files, previews: previewsOf(publicUrl) };
}
