// Who stands in the chat before any picture or script has come.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { testSite } from './test-site.ts';

const site = testSite();

/** A page to which neither scripts nor portraits come, until `arrive` is called. */
async function openOnASlowLine(address: string, state?: object) {
  const { page } = await site.open({ viewport: { width: 412, height: 823 } });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.route('**/portraits/**', async (route) => {
    await arrived;
    await route.continue();
  });
  if (state) await page.addInitScript((it) => history.replaceState(it, ''), state);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main picture > img').waitFor({ state: 'attached' });
  return { page, arrive };
}

const standIn = (page: Page) =>
  page.locator('main picture > img').evaluate((image) => getComputedStyle(image).backgroundImage);

it.each(['/chat', '/es/chat'])('Shrek stands in %s before his picture has come, and gives way to it', async (path) => {
  const { page, arrive } = await openOnASlowLine(site.address + path);
  await expect.poll(() => standIn(page)).toMatch(/^url\("data:image\/avif;/);
  // The middle of the picture is his face.
  await expect.poll(() => greenAt(page)).toBeGreaterThan(20);
  arrive();
  await expect.poll(() => standIn(page)).toBe('none');
  expect(await greenAt(page)).toBeGreaterThan(20);
});

it('nobody stands in for another character', async () => {
  const { page } = await openOnASlowLine(`${site.address}/chat`, { character: 'Fiona', loveInterest: 'Shrek' });
  expect(await standIn(page)).toBe('none');
});

/** How much more green than blue the middle of the puppet is, from 0 to 255. */
async function greenAt(page: Page): Promise<number> {
  const box = await page.locator('main picture > img').boundingBox();
  if (!box) throw new Error('No picture is laid out.');
  const [side, middle] = [40, { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const clip = { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return (channels[1]?.mean ?? 0) - (channels[2]?.mean ?? 0);
}
