// Where nothing is left but to leave, the ways out are in sight, and stand in the middle below who tells of them.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cases } from '../server/test/cases.ts';
import { reachState, standStill, states } from './states.ts';
import { sizes, testSite } from './test-site.ts';

const site = testSite();
const broken = states.find(({ name }) => name === 'broken');

/** The links below the title, in CSS pixels from the window's top left. */
const waysOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main a')].map((link) => {
      const { left, right, top, bottom, height } = link.getBoundingClientRect();
      return { left, right, top, bottom, height };
    }),
  );

describe.each(cases([...sizes, { width: 740, height: 360 }], ({ width }) => width === 360 || width === 1440))(
  'at $width px',
  (viewport) => {
    it('all four of who is lost are in sight without scrolling, and none lies on another', async () => {
      const { page } = await site.open({ viewport });
      await page.goto(`${site.address}/no-such-path`);
      await standStill(page);
      expect(await page.locator('blockquote p').last().isVisible(), 'he speaks of the paths').toBe(true);
      const ways = await waysOut(page);
      expect(ways).toHaveLength(4);
      for (const [index, way] of ways.entries()) {
        expect.soft(way.bottom, `way ${index}`).toBeLessThanOrEqual(viewport.height);
        expect.soft(way.height).toBeGreaterThanOrEqual(44);
      }
      const words = await page.evaluate(() =>
        [...document.querySelectorAll('main a')].map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      for (const [index, one] of words.entries()) {
        for (const other of words.slice(index + 1)) {
          const apart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect.soft(apart, `the words of way ${index}`).toBe(true);
        }
      }
    });

    it('the moon of who is lost is whole, and no words lie on it', async () => {
      const { page } = await site.open({ viewport });
      await page.goto(`${site.address}/no-such-path`);
      await standStill(page);
      const { moon, words } = await page.evaluate(() => {
        const first = (list: string) => list.split(',')[0] ?? '';
        const { backgroundPosition, backgroundSize } = getComputedStyle(
          document.querySelector('main') as Element,
          '::before',
        );
        const [left = 0, top = 0] = first(backgroundPosition).split(' ').map(Number.parseFloat);
        const size = Number.parseFloat(first(backgroundSize));
        const { x, y, right, bottom } = document.querySelector('blockquote')?.getBoundingClientRect() ?? new DOMRect();
        return { moon: { left, top, right: left + size, bottom: top + size }, words: { x, y, right, bottom } };
      });
      expect.soft(moon.left).toBeGreaterThanOrEqual(0);
      expect.soft(moon.top).toBeGreaterThanOrEqual(0);
      expect.soft(moon.right).toBeLessThanOrEqual(viewport.width);
      expect.soft(moon.bottom).toBeLessThanOrEqual(viewport.height);
      const apart =
        moon.right <= words.x || words.right <= moon.left || moon.bottom <= words.y || words.bottom <= moon.top;
      expect.soft(apart, JSON.stringify({ moon, words })).toBe(true);
    });

    it('both of who finds a screen broken are boards in sight, in the middle below Donkey or, where it is low, beside him', async () => {
      const { page } = await site.open({ viewport });
      if (!broken) throw new Error('There is no such state.');
      await reachState(page, site.address, broken);
      const ways = await waysOut(page);
      expect(ways).toHaveLength(2);
      for (const { bottom, height } of ways) {
        expect.soft(height).toBeGreaterThanOrEqual(48);
        expect.soft(bottom).toBeLessThanOrEqual(viewport.height);
      }
      const donkey = await page.locator('img').boundingBox();
      if (viewport.height < 480) {
        expect.soft(ways[0]?.left).toBeGreaterThanOrEqual((donkey?.x ?? 0) + (donkey?.width ?? 0));
        return;
      }
      const middle = viewport.width / 2;
      expect.soft(Math.abs(((ways[0]?.left ?? 0) + (ways[1]?.right ?? 0)) / 2 - middle)).toBeLessThanOrEqual(1);
      expect.soft(Math.abs((donkey?.x ?? 0) + (donkey?.width ?? 0) / 2 - middle)).toBeLessThanOrEqual(1);
    });
  },
);
