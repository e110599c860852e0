// The chat as a stage: how large the puppet stands, what is before and behind it, and who the visitor is.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { characterNames } from '../cast/characters.ts';
import { loveInterests } from '../cast/love-interests.ts';
import { casesNamed } from '../server/test/cases.ts';
import { canSend } from './chat-page.ts';
import { pictureOf } from './pixels.ts';
import { type Size, sizes, testSite } from './test-site.ts';

const site = testSite();
const [phone, tablet, desk] = sizes;
/** In the gate: the first of a couple, who only growls, and who loves nobody. */
const some = casesNamed(characterNames, ['Shrek', 'Dragon', 'Doris']);

/** Nothing is squashed while it is measured. */
const still = { reducedMotion: 'reduce' } as const;

async function enter(page: Page, viewport: Size, character?: string) {
  await page.setViewportSize(viewport);
  const address = `${site.address}/chat`;
  // Who has a page of the chat open already needs no second load to choose a character.
  if (!character || page.url() !== address) await page.goto(address);
  if (character) {
    await page.evaluate((name) => history.replaceState({ character: name }, ''), character);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: character, exact: true }).waitFor();
  }
  await canSend(page);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}

const puppet = (page: Page) => page.locator('header img').filter({ visible: true }).first();
const sill = (page: Page) => page.locator('[class*=sill]');
const line = (page: Page) => page.getByText(/^You are .* tonight\.$/);

async function boxOf(part: ReturnType<Page['locator']>) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

describe('the puppet', () => {
  const shared = site.share(still);

  it.each([desk, { width: 1024, height: 768 }])(
    'stands 420 to 480 px high beside the messages at $width x $height, and the first is near its mouth',
    async (window) => {
      const { page } = shared;
      await enter(page, window);
      const box = await boxOf(puppet(page));
      expect(box.height).toBeGreaterThanOrEqual(420);
      expect(box.height).toBeLessThanOrEqual(480);
      expect(box.right).toBeLessThanOrEqual((await boxOf(page.getByRole('region'))).x + 1);
      const first = await boxOf(page.getByRole('listitem').first().locator('p'));
      const mouth = box.y + box.height * 0.62;
      const gap = Math.max(first.y - mouth, mouth - first.bottom); // below 0 where the message, of one line or two, is beside the mouth
      expect(gap).toBeLessThan(39);
      expect(first.x - box.right).toBeLessThan(60);
    },
  );

  it('stands 260 px high on a tablet, and the first message is below it', async () => {
    const { page } = shared;
    await enter(page, tablet);
    expect((await boxOf(puppet(page))).height).toBe(260);
    const first = await boxOf(page.getByRole('listitem').first().locator('p'));
    expect(first.y - (await boxOf(sill(page))).bottom).toBeLessThan(40);
  });

  it('keeps the top third of a phone until the keyboard opens', async () => {
    const { page } = shared;
    await enter(page, phone);
    const stage = await boxOf(sill(page));
    expect((await boxOf(puppet(page))).height).toBeGreaterThan(phone.height / 5);
    expect(Math.abs(stage.bottom - phone.height / 3)).toBeLessThan(24);
    const first = await boxOf(page.getByRole('listitem').first().locator('p'));
    expect(first.y - stage.bottom).toBeLessThan(40);
    await page.setViewportSize({ width: phone.width, height: 360 });
    await expect.poll(() => puppet(page).count()).toBe(0);
  });

  it.each(sizes)('is drawn with as many pixels as it covers, and leans on a sill, at $width px', async (window) => {
    const { page } = shared;
    await enter(page, window);
    const box = await boxOf(puppet(page));
    const pixels = await puppet(page).evaluate(async (shown: HTMLImageElement) => {
      const picture = new Image();
      picture.src = shown.currentSrc;
      await picture.decode();
      return picture.naturalWidth;
    });
    expect(pixels).toBeGreaterThanOrEqual(Math.floor(box.width));
    const board = await boxOf(sill(page));
    expect(board.y).toBeLessThan(box.bottom - 6);
    expect(board.bottom).toBeGreaterThan(box.bottom);
    const before = await page.evaluate(
      ([x, y]) => {
        const all = document.elementsFromPoint(x as number, y as number);
        const at = (selector: string) => all.findIndex((element) => element.matches(selector));
        return at('[class*=sill]') >= 0 && at('[class*=sill]') < at('header img');
      },
      [box.x + box.width / 2, box.bottom - 3],
    );
    expect(before).toBe(true);
  });
});

describe('the line that says who one is', () => {
  const shared = site.share(still);

  it.each(some)('is there with %s, before and above the messages', async (name) => {
    const { page } = shared;
    await enter(page, phone, name);
    const whom = loveInterests[name];
    const guest = whom === 'No one' ? 'a guest from the road' : whom;
    expect(await line(page).innerText()).toBe(`You are ${guest} tonight.`);
    for (const window of sizes) {
      await page.setViewportSize(window);
      const first = page.getByRole('listitem').first();
      expect((await boxOf(line(page))).bottom).toBeLessThanOrEqual((await boxOf(first)).y);
      const isBefore = await line(page).evaluate((one) =>
        Boolean(one.compareDocumentPosition(document.querySelector('li') as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
      expect(isBefore).toBe(true);
    }
  });

  it('stands in the written page, for the pair whom nobody has chosen', async () => {
    const written = await (await fetch(`${site.address}/chat`)).text();
    const words = written.replaceAll(/<!--.*?-->|<[^>]*>/g, '');
    expect(words).toContain('You are Fiona tonight.');
  });
});

describe('the window behind the messages', () => {
  const shared = site.share(still);

  it('is lit by a lantern, warm, and differently for each character', async () => {
    const { page } = shared;
    const lights = new Set<string>();
    for (const name of some) {
      await enter(page, desk, name);
      const shot = await pictureOf(page);
      const box = await boxOf(page.getByRole('region'));
      // above the first message, where there is nothing but the window
      const { data } = await sharp(shot)
        .extract({ left: Math.round(box.x) + 20, top: Math.round(box.y) + 40, width: 200, height: 120 })
        .resize(1, 1, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [red = 0, , blue = 0] = data;
      expect(red, name).toBeGreaterThan(blue + 20);
      expect(red, name).toBeGreaterThan(50);
      lights.add([...data].join());
    }
    expect(lights.size).toBe(some.length);
  });
});
