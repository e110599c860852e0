import { describe, expect, it } from 'vitest';
import { cases } from '../server/test/cases.ts';
import { accessibilityFaults } from './accessibility.ts';
import { contrastFaults } from './contrast.ts';
import { reachState, type State, standStill, states } from './states.ts';
import { smallTargets } from './targets.ts';
import { scrollsSideways, sizes, testSite } from './test-site.ts';

const site = testSite();
const landscapePhone = { width: 740, height: 360 };
/** A window of 1440 x 900 at 200 % zoom. */
const zoomed = { width: 720, height: 450 };
const windows = [...sizes, landscapePhone, zoomed];
/** In the gate these are seen at all sizes, the other states on a phone. */
const isFirstOfItsPath = (state: State) => states.find(({ path }) => path === state.path) === state;
/** States that differ from another one by their words or faces alone. The gate leaves them to the long run, and shows every other. */
const alike = [
  'choose, Shrek',
  'choose, Dragon',
  'chat, waiting',
  'chat, typing',
  'chat, over the limit',
  'chat, nothing to say',
  'chat, another answer',
  'chat, carry on',
  'chat, four lines',
  'chat, turned down',
  'chat, child',
  'chat, an hour',
  'hangman, playing',
  'hangman, lost',
  'fortune, nobody chosen',
  'fortune, chosen',
  'fortune, predicting',
  'fortune, kept',
  'care, a country',
];
const shown = cases(states, ({ name }) => !alike.includes(name));
/** What must be visible without scrolling, except at 200 % zoom. */
const isOneScreen = /^(home|chat|hangman)/;

describe('text has enough contrast, axe finds nothing, nothing overflows, and what can be pressed is 44 px wide and high', () => {
  // Each state is reached once and its window then resized, because reaching it takes longer than checking it. The layout
  // depends on styles only, so it is the same as in a page opened at that size.
  const shared = site.share();

  it('is left to the long run for states that there are', () => {
    expect(states.map(({ name }) => name)).toEqual(expect.arrayContaining(alike));
  });

  it.each(shown)('$name', async (state) => {
    const { page } = state.ownPage ? await site.open() : shared;
    await page.setViewportSize(sizes[0]);
    await reachState(page, site.address, state);
    for (const viewport of cases(windows, (_, index) => index === 0 || isFirstOfItsPath(state))) {
      await page.setViewportSize(viewport);
      await standStill(page);
      const at = `at ${viewport.width} x ${viewport.height}`;
      expect.soft(await contrastFaults(page), at).toEqual([]);
      expect.soft(await scrollsSideways(page), at).toBe(false);
      if (isOneScreen.test(state.name) && viewport !== zoomed) {
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), at)
          .toBeLessThanOrEqual(0);
      }
      expect.soft(await accessibilityFaults(page), at).toEqual([]);
      if (viewport === sizes[0]) expect.soft(await smallTargets(page), at).toEqual([]);
    }
  });
});
