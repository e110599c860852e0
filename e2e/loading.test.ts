import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { sizes, testSite } from './test-site.ts';

/** The most bytes that a route may load first, compressed, without the film. */
const firstLoadBytes = 220_000;
/** Tolerates that the fallback font makes a centred title slightly narrower; Lighthouse prints this as 0. */
const unseen = 0.0005;
/** What counts as good (https://web.dev/articles/cls), where the machine has none of the faces that the stand-ins are cut from (type.css). */
const good = 0.1;
const retina = { viewport: sizes[0], deviceScaleFactor: 2 };
const screens = [...sizes.map((viewport) => ({ viewport, deviceScaleFactor: 1 })), retina];

const site = testSite();

describe.each(routes)('$path', ({ path }) => {
  it.each(screens)('loads no more than 220 kB at $viewport.width px × $deviceScaleFactor', async (screen) => {
    const { page } = await site.open(screen);
    const loaded = await countBytes(page);
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, [...loaded].map(([url, size]) => `${size} ${url}`).join('\n')).toBeLessThanOrEqual(firstLoadBytes);
    expect(bytes).toBeGreaterThan(100_000);
  });

  it('is painted from the page itself: no style, no title is asked for before', async () => {
    const { page, complaints } = await site.open(retina);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => /\.css$|title-/.test(url))).toEqual([]);
    expect(asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    // this browser reads AVIF; hangman's tag has none (props.css)
    expect(asked.filter((url) => url.endsWith('.webp') && !url.includes('/tag-'))).toEqual([]);
    const [font, height] = await page.evaluate(() => {
      const title = document.querySelector('h1') as HTMLElement;
      return [getComputedStyle(title).fontFamily, title.getBoundingClientRect().height];
    });
    expect(font).toContain('Almendra');
    expect(height).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });

  it.each(sizes)('moves nothing while its fonts and pictures arrive late, at $width px', async (viewport) => {
    const { page } = await site.open({ viewport });
    await page.route(/\.(woff2|avif|webp)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[]) {
          const moved = entry.sources.map(({ node }) => (node as Element | null)?.className || node?.nodeName);
          if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(5)}: ${moved.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(200);
    const shifts = (await page.evaluate('shifts')) as string[];
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    const hasStandIns = await page.evaluate(() =>
      [...document.fonts].every(({ family, status }) => !family.includes('meanwhile') || status !== 'error'),
    );
    expect(sum, shifts.join('\n')).toBeLessThan(hasStandIns ? unseen : good);
  });
});

/** The bytes of every response that is not a film, by its address, as they come in. */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const loaded = new Map<string, number>();
  const addresses = new Map<string, string>();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = addresses.get(requestId) ?? requestId;
    if (!url.endsWith('.mp4')) loaded.set(url, encodedDataLength);
  });
  return loaded;
}
