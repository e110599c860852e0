import { describe, expect, it } from 'vitest';
import { contrastFaults } from './contrast.ts';
import { reachState, states } from './states.ts';
import { sizes, testSite } from './test-site.ts';

const site = testSite();
const playable = states.filter(({ name }) =>
  ['choose', 'choose, Shrek', 'chat, talking', 'hangman, playing', 'hangman, lost', 'fortune'].includes(name),
);

describe('where no picture arrives', () => {
  it.each(playable)('the words of $name are read all the same', async (state) => {
    const { page } = await site.open({ viewport: sizes[0] });
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await reachState(page, site.address, state);
    expect(await contrastFaults(page)).toEqual([]);
  });

  it('the card can be closed and a blank be counted', async () => {
    const { page } = await site.open({ viewport: sizes[0] });
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    expect(await page.getByRole('button', { name: 'Close' }).innerText()).toBe('✕');
  });
});

describe('in the visitor’s own colours', () => {
  it('a blank has a line and the X an edge', async () => {
    const { page } = await site.open({ viewport: sizes[0], forcedColors: 'active' });
    await page.goto(`${site.address}/minigame`);
    const blank = page.getByRole('list', { name: 'The word' }).getByRole('listitem').first();
    await blank.waitFor();
    const edge = (element: Element) => Number.parseFloat(getComputedStyle(element).borderBlockEndWidth);
    expect(await blank.evaluate(edge)).toBeGreaterThan(1);
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    expect(await page.getByRole('button', { name: 'Close' }).evaluate(edge)).toBeGreaterThan(1);
  });
});
