// `npm run pictures`: the pictures of README, one a feature, into docs/pictures, and the rooms at its head, docs/swampheart.webp.
// `npm run pictures -- hint` takes one of them anew, `npm run pictures -- swampheart` the rooms. What is said in the chat is fixed here, so that a run shows what the last one showed. A font with emoji has to be there (Debian: fonts-noto-color-emoji).
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from './open-browser.ts';
import { openSite } from './open-site.ts';
import { features } from './readme-features.ts';
import { rooms, sideBySide } from './readme-rooms.ts';
import type { Feature } from './readme-staging.ts';
import { reachState, standStill } from './states.ts';
import { openPage } from './test-site.ts';

const folder = 'docs/pictures';
/** All together may have 600 kB (scripts/readme.test.ts). */
const mostBytes = 34_500;
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 };
const desk = { viewport: { width: 1100, height: 700 }, deviceScaleFactor: 1 };
const largeDesk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** After this long the chat's room is furnished (app/ui/use-late-pictures.ts), also where it was loaded anew. */
const roomMs = 5000;

const wanted = process.argv[2] ?? '';
await mkdir(folder, { recursive: true });
const [browser, site] = await Promise.all([openBrowser(), openSite()]);
for (const feature of features.filter(({ file }) => file.startsWith(wanted))) await take(feature);
if ('swampheart'.startsWith(wanted)) await takeRooms();
await Promise.all([browser.close(), site.close()]);

async function takeRooms() {
  const pictures: Buffer[] = [];
  for (const room of rooms) pictures.push(await photographed(room, largeDesk));
  const webp = await sideBySide(pictures);
  await writeFile('docs/swampheart.webp', webp);
  process.stdout.write(`swampheart.webp ${webp.length} bytes\n`);
}

async function photographed(feature: Feature, window: typeof phone): Promise<Buffer> {
  const { file, isWide, height, after, part, canvas, ...state } = feature;
  const { page, close } = await openPage(browser, { ...window, reducedMotion: 'reduce' });
  await page.goto(`${site.address}/licence`, { waitUntil: 'load' }); // a visit before: letters that come late are not taken the first time
  await reachState(page, site.address, { name: file, ...state });
  if (page.url().endsWith('/chat')) await page.waitForTimeout(roomMs);
  await after?.(page);
  if (height) await page.setViewportSize({ width: 1100, height });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await standStill(page);
  const picture = canvas
    ? await drawn(page, canvas, window.viewport.width * window.deviceScaleFactor)
    : await page.screenshot(part ? { clip: await around(page, part) } : {});
  await close();
  return picture;
}

async function take(feature: Feature) {
  const { file, isWide } = feature;
  const picture = await photographed(feature, isWide ? desk : phone);
  for (let quality = 80; quality >= 20; quality -= 5) {
    const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length > mostBytes && quality > 20) continue;
    await writeFile(join(folder, `${file}.webp`), webp);
    process.stdout.write(`${file}.webp ${webp.length} bytes\n`);
    return;
  }
}

/** The part of the page and a little of what is around it. */
async function around(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error(`${selector} is not to be seen`);
  const x = Math.max(0, box.x - 12);
  const y = Math.max(0, box.y - 12);
  return {
    x,
    y,
    width: Math.min(window.width, box.x + box.width + 12) - x,
    height: Math.min(window.height, box.y + box.height + 12) - y,
  };
}

async function drawn(page: Page, selector: string, width: number) {
  const url = await page.locator(selector).evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  return sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
    .resize({ width })
    .png()
    .toBuffer();
}
