// `npm run pictures`: the pictures of README, one a feature, into docs/pictures. `npm run pictures -- hint` takes one of them anew. What
// is said in the chat is fixed here, so that a run shows what the last one showed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openBrowser } from './open-browser.ts';
import { openSite } from './open-site.ts';
import { type Feature, features } from './readme-features.ts';
import { reachState, standStill } from './states.ts';
import { openPage } from './test-site.ts';

const folder = 'docs/pictures';
/** scripts/readme-pictures.test.ts holds it. */
const mostBytes = 40_000;
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 };
const desk = { viewport: { width: 1100, height: 840 }, deviceScaleFactor: 1 };

/** After this long the chat's room is furnished (app/ui/use-late-pictures.ts), also where it was loaded anew. */
const roomMs = 5000;

const wanted = process.argv[2] ?? '';
await mkdir(folder, { recursive: true });
const [browser, site] = await Promise.all([openBrowser(), openSite()]);
for (const feature of features.filter(({ file }) => file.startsWith(wanted))) await take(feature);
await Promise.all([browser.close(), site.close()]);

async function take({ file, isWide, after, ...state }: Feature) {
  const { page, close } = await openPage(browser, { ...(isWide ? desk : phone), reducedMotion: 'reduce' });
  await reachState(page, site.address, { name: file, ...state });
  await after?.(page);
  await page.waitForTimeout(roomMs);
  await standStill(page);
  const picture = await page.screenshot();
  await close();
  for (let quality = 80; quality >= 20; quality -= 5) {
    const webp = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > mostBytes && quality > 20) continue;
    await writeFile(join(folder, `${file}.webp`), webp);
    process.stdout.write(`${file}.webp ${webp.length} bytes\n`);
    return;
  }
}
