import { describe, expect, it } from 'vitest';
import { cases } from '../server/test/cases.ts';
import { contrastFaults } from './contrast.ts';
import { reachState, states } from './states.ts';
import { testSite } from './test-site.ts';

const site = testSite();
const withWordsOnPictures = [
  'choose',
  'choose, Shrek',
  'chat, talking',
  'hangman, playing',
  'hangman, lost',
  'fortune',
];
const shown = cases(
  states.filter(({ name }) => !name.startsWith('chat') || withWordsOnPictures.includes(name)),
  ({ name, path }) => withWordsOnPictures.includes(name) || states.find((it) => it.path === path)?.name === name,
);

describe('where no picture arrives', () => {
  const shared = site.share();

  it.each(shown)('no broken picture is shown, and words on pictures are read all the same: $name', async (state) => {
    const { page } = state.ownPage ? await site.open() : shared;
    await page.route(/\.(avif|webp|woff2)$/, (route) => route.abort()); // another face is wider, and takes more lines
    await reachState(page, site.address, state);
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .filter((image) => image.checkVisibility({ visibilityProperty: true }))
        .map((image) => image.outerHTML),
    );
    expect(broken).toEqual([]);
    if (withWordsOnPictures.includes(state.name)) expect(await contrastFaults(page)).toEqual([]);
  });

  it('the title is written', async () => {
    const { page } = shared;
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(`${site.address}/choose`);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Swampheart' }).getByText('Swampheart').waitFor();
    expect(await page.getByRole('heading').innerText()).toBe('Swampheart');
  });

  it('the card can be closed and a blank be counted', async () => {
    const { page } = shared;
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    expect(await page.getByRole('button', { name: 'Close' }).innerText()).toBe('✕');
  });
});

describe('in the visitor’s own colours', () => {
  const shared = site.share({ forcedColors: 'active' });

  it('a blank has a line and the X an edge', async () => {
    const { page } = shared;
    await page.goto(`${site.address}/minigame`);
    const blank = page.getByRole('list', { name: 'The word' }).getByRole('listitem').first();
    await blank.waitFor();
    const edge = (element: Element) => Number.parseFloat(getComputedStyle(element).borderBlockEndWidth);
    expect(await blank.evaluate(edge)).toBeGreaterThan(1);
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    expect(await page.getByRole('button', { name: 'Close' }).evaluate(edge)).toBeGreaterThan(1);
  });

  it('a board has an edge in place of its picture', async () => {
    const { page } = shared;
    await page.goto(`${site.address}/fortune-teller`);
    const board = page.getByRole('button', { name: 'Reveal My Swamp Fate' });
    const border = (element: Element) => {
      const { borderImageSource, borderBlockEnd } = getComputedStyle(element);
      return { borderImageSource, borderBlockEnd };
    };
    expect(await board.evaluate(border)).toEqual({
      borderImageSource: 'none',
      borderBlockEnd: expect.stringContaining('2px solid'),
    });
  });
});

describe('the stylesheet', () => {
  it('came out of the build with a value in every declaration', async () => {
    const styles = (await (await fetch(site.address)).text()).match(/<style>(.*?)<\/style>/s)?.[1] ?? '';
    expect(styles.length).toBeGreaterThan(10_000);
    expect(styles.match(/[{;][a-z][\w-]*:\s*[;}]/g) ?? []).toEqual([]);
  });
});
