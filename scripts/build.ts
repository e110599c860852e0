// Builds the site into dist/site: scripts and styles by Vite, each route's page prerendered, everything compressed.
import { copyFile, writeFile } from 'node:fs/promises';
import { baseOf, languages } from '../contract/languages.ts';
import { checkBudget } from './budget.ts';
import { type BuiltLanguage, buildLanguage, type Written } from './build-language.ts';
import { compressFolder } from './compress.ts';
import { writeIcons } from './icons.ts';
import { writeOfflineList, writeWorker } from './offline.ts';
import { checkPortraits } from './portraits.ts';
import { readPublicUrl } from './public-url.mjs';
import { checkSharePictures, writeSharePictures } from './share-pictures.ts';
import { forgetBuilt, markBuilt, sourcesHash } from './stale.mjs';

const site = 'dist/site';

process.env.NODE_ENV = 'production'; // overrides the shell's value: React's development build is twice the size
const publicUrl = readPublicUrl();
const sources = await sourcesHash();
checkPortraits('app/public');
await forgetBuilt();
const built: BuiltLanguage[] = [];
for (const language of languages) built.push(await buildLanguage(language, site, publicUrl));

const pages = built.flatMap((one) => one.pages);
const names = [...new Set(pages.map(({ route }) => route.name))];
checkSharePictures(names);
const isLost = ({ route }: (typeof pages)[number]) => route.name === 'lost';
const shown = pages.filter((page) => !isLost(page));
const written = ({ file, allows }: Written): Written => ({ file, allows });
const [lost, ...lostElsewhere] = built.map(({ language, pages }) => {
  const page = pages.find(isLost);
  if (!page) throw new Error(`There is no page for unknown addresses in ${language}.`);
  return [baseOf[language], written(page)] as const;
});
await writeFile(
  'dist/pages.json',
  JSON.stringify({
    pages: Object.fromEntries(shown.map((page) => [page.route.path, written(page)])),
    lost: lost?.[1],
    lostBelow: Object.fromEntries(lostElsewhere),
  }),
);
await writeFile('dist/previews.json', JSON.stringify(Object.assign({}, ...built.map(({ previews }) => previews))));
for (const { language, pages, assets } of built) {
  const files = new Map(pages.filter((page) => !isLost(page)).map(({ route, file }) => [route.path, file]));
  await writeOfflineList(
    site,
    language,
    files,
    assets,
    built.filter((one) => one.language !== language).flatMap((one) => one.assets),
  );
}
await writeWorker(
  site,
  shown.map(({ route }) => route.path),
);
await Promise.all([writeIcons(site), writeSharePictures(site, names)]);
await copyFile('LICENSE', `${site}/license.txt`);
await compressFolder(site);
await checkBudget(
  site,
  pages.map(({ route, scripts }) => ({ path: route.path, scripts })),
);
await markBuilt(sources);
