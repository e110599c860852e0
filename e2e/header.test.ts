// Every screen begins in the same way: the way back at the left, the title in the middle of the page.
import { beforeAll, expect, it } from 'vitest';
import { screens } from './screens.ts';
import { sizes, testSite } from './test-site.ts';

const site = testSite();
/** Home's title is a picture of its own. */
const headed = [...screens.filter(({ path }) => path !== '/').map(({ path }) => path), '/no-such-path'];

/** Runs in the page. In CSS pixels; horizontal places count from the left of what is shown, at most 80rem of which is used. */
function places() {
  const title = document.querySelector('h1') as HTMLElement;
  const words = document.createRange();
  words.selectNodeContents(title);
  const box = words.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const margin = Math.max(0, (page - 1280) / 2);
  const back = document.querySelector('main a[href]')?.closest('[class*=back]')?.getBoundingClientRect();
  const header = title.parentElement?.getBoundingClientRect();
  return {
    offCentre: box.x + box.width / 2 - page / 2,
    same: {
      titleTop: Math.round(title.getBoundingClientRect().top),
      start: Math.round((header?.left ?? 0) - margin),
      end: Math.round(page - (header?.right ?? 0) - margin),
    },
    back: back && { start: Math.round(back.left - margin), top: Math.round(back.top) },
  };
}

const shared = site.share({ reducedMotion: 'reduce' });
type Places = ReturnType<typeof places> & { readonly path: string };
const measured = new Map<number, Places[]>(sizes.map(({ width }) => [width, []]));

// Each page is loaded once and the window then resized, as in looks.test.ts.
beforeAll(async () => {
  const { page } = shared;
  for (const path of headed) {
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      measured.get(viewport.width)?.push({ path, ...(await page.evaluate(places)) });
    }
  }
});

it.each(sizes)(
  'each title stands in the middle of the page, and all begin at the same place, at $width px',
  ({ width }) => {
    const all = measured.get(width) ?? [];
    expect(all).toHaveLength(headed.length);
    for (const { path, offCentre } of all) expect.soft(Math.abs(offCentre), path).toBeLessThanOrEqual(1);
    for (const { path, same } of all) expect.soft(same, path).toEqual(all[0]?.same);
    expect(all[0]?.back?.start).toBe(8);
    for (const { path, back } of all) if (path !== '/no-such-path') expect.soft(back, path).toEqual(all[0]?.back);
  },
);
