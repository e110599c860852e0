// `npm run sheets`: contact sheets of all portraits and of every screen in every state, into shots/ (ignored by git).
// `npm run sheets -- chat`: only states whose name begins so. SIZES=360x640,740x360: only those sizes.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from './open-browser.ts';
import { openSite } from './open-site.ts';
import { reachState, type State, standStill, states } from './states.ts';
import { openPage, sizes } from './test-site.ts';

const folder = 'shots';
const night = '#16302a';
const wanted = process.argv[2] ?? '';
const viewports = process.env.SIZES?.split(',').map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}) ?? [...sizes, { width: 740, height: 360 }];

await mkdir(folder, { recursive: true });
if (wanted === '' || wanted === 'portraits') await sheetOfPortraits();
if (wanted !== 'portraits') await sheetsOfScreens();

/** A row for each puppet with its three moods, and Shrek's tempers. */
async function sheetOfPortraits() {
  const pictures = (await readdir('app/public/portraits')).filter((file) => file.endsWith('-256.avif')).sort();
  await sheet(
    'portraits',
    pictures.map((file) => join('app/public/portraits', file)),
    256,
    256,
    9,
  );
}

async function sheetsOfScreens() {
  const [browser, site] = await Promise.all([openBrowser(), openSite()]);
  for (const viewport of viewports) {
    const size = `${viewport.width}x${viewport.height}`;
    const shots: string[] = [];
    for (const state of states.filter(({ name }) => name.startsWith(wanted))) {
      const { page, close } = await openPage(browser, { viewport });
      await keepFonts(page, site.address);
      await reachState(page, site.address, state);
      await theRoomIsLit(page, state);
      const path = join(folder, `${state.name.replaceAll(', ', '-').replaceAll(' ', '-')}-${size}.png`);
      await page.mouse.move(0, 0); // nothing looks as if a hand were on it
      await page.screenshot({ path });
      shots.push(path);
      await close();
    }
    const width = Math.min(viewport.width, 480);
    await sheet(`screens-${size}`, shots, width, Math.round((width * viewport.height) / viewport.width), 6);
  }
  await Promise.all([browser.close(), site.close()]);
}

/** On a busy machine the text face comes too late for a first page, which then does without (type.css): a second page has it. */
async function keepFonts(page: Page, address: string) {
  await page.goto(`${address}/licence`);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => {}));
}

/** It comes once the page is idle: a visitor sees it after a second. */
async function theRoomIsLit(page: Page, { path }: State) {
  if (path !== '/chat') return;
  await page.locator('.living-room[data-lit]').waitFor({ state: 'attached' });
  await standStill(page);
}

/** Joins pictures into one, `columns` in a row. */
async function sheet(name: string, files: string[], width: number, height: number, columns: number) {
  const gap = 8;
  const tiles = await Promise.all(
    files.map(async (file, i) => ({
      input: await sharp(file).resize(width, height, { fit: 'contain', background: night }).png().toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  const path = join(folder, `${name}.png`);
  await sharp({
    create: {
      width: gap + Math.min(columns, files.length) * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: night,
    },
  })
    .composite(tiles)
    .png()
    .toFile(path);
  process.stdout.write(`${path}\n`);
}
