// The rooms at the head of README, side by side: docs/swampheart.webp.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { words } from '#texts/hangman/words.ts';
import {
  afterSupper,
  button,
  deals,
  type Feature,
  fixedChances,
  halloween,
  play,
  supper,
  tell,
} from './readme-staging.ts';

const evening = async (page: Page) => {
  await fixedChances(7)(page);
  await page.clock.setFixedTime(halloween);
};

export const rooms: readonly Feature[] = [
  { file: 'home', path: '/' },
  { file: 'choose', path: '/choose' },
  { file: 'chat', path: '/chat', prepare: supper, reach: afterSupper },
  { file: 'fortune-teller', path: '/fortune-teller', prepare: evening, reach: (page) => tell(page, 'Donkey') },
  {
    file: 'hangman',
    path: '/minigame',
    script: deals('strawberry', words),
    reach: (page) => play(page, 'sarbex'),
  },
  {
    file: 'postcard',
    path: '/fortune-teller',
    prepare: evening,
    reach: async (page) => {
      await tell(page, 'Donkey');
      await button(page, 'Postcard').click();
      await page.getByRole('radio', { name: 'Wide' }).check({ force: true });
      await page.locator('canvas[aria-busy=false]').waitFor();
    },
    canvas: 'dialog canvas',
  },
];

const [width, height, gap, columns] = [720, 450, 8, 2];
/** Beside the features' pictures, on a page that one opens on a phone, too. */
const mostBytes = 210_000;

/** Joins pictures of the rooms into one. */
export async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const tiles = await Promise.all(
    pictures.map(async (picture, at) => ({
      input: await sharp(picture).resize(width, height, { fit: 'contain', background: '#16302a' }).png().toBuffer(),
      left: (at % columns) * (width + gap),
      top: Math.floor(at / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(pictures.length / columns);
  const sheet = await sharp({
    create: {
      width: columns * (width + gap) - gap,
      height: rows * (height + gap) - gap,
      channels: 3,
      background: '#16302a',
    },
  })
    .composite(tiles)
    .png()
    .toBuffer();
  for (let quality = 82; ; quality -= 4) {
    const webp = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= mostBytes || quality < 30) return webp;
  }
}
