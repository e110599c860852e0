import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { contrastFaults } from './contrast.ts';
import { scrollsSideways, sizes, stage } from './stage.ts';
import { reachState, states } from './states.ts';

const site = stage();
const landscapePhone = { width: 740, height: 360 };
/** 1440 x 900 at 200 %. */
const zoomed = { width: 720, height: 450 };
/** What one must see without scrolling, but for zoom. */
const isOneScreen = /^(home|chat|hangman)/;

describe.each([...sizes, landscapePhone, zoomed])('at $width x $height', (viewport) => {
  it.each(states)('$name: words are read on their ground, axe has nothing to say, nothing runs out', async (state) => {
    const { page } = await site.open({ viewport });
    await reachState(page, site.address, state);
    expect(await contrastFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    if (isOneScreen.test(state.name) && viewport !== zoomed) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
