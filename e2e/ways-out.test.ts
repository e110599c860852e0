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

    it('both of who finds a screen broken are boards in sight, in the middle below Donkey', async () => {
      const { page } = await site.open({ viewport });
      if (!broken) throw new Error('There is no such state.');
      await reachState(page, site.address, broken);
      const ways = await waysOut(page);
      expect(ways).toHaveLength(2);
      for (const { bottom, height } of ways) {
        expect.soft(height).toBeGreaterThanOrEqual(48);
        expect.soft(bottom).toBeLessThanOrEqual(viewport.height);
      }
      const middle = viewport.width / 2;
      expect.soft(Math.abs(((ways[0]?.left ?? 0) + (ways[1]?.right ?? 0)) / 2 - middle)).toBeLessThanOrEqual(1);
      const donkey = await page.locator('img').boundingBox();
      expect.soft(Math.abs((donkey?.x ?? 0) + (donkey?.width ?? 0) / 2 - middle)).toBeLessThanOrEqual(1);
    });
  },
);
