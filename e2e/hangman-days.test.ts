// What brings a visitor back to hangman: docs/product.md, 6.9. The rules are tested beside their files.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../app/screens/hangman/words.ts';
import { accessibilityFaults } from './accessibility.ts';
import { testSite } from './test-site.ts';

const site = testSite();
const shared = site.share();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slots = (page: Page) => page.getByRole('list', { name: 'The word' }).getByRole('listitem');

/** Loads the game, at first with `word` where one is given. */
async function play(page: Page, { word = 'moss', hash = '' } = {}) {
  const roll = (words.indexOf(word) + 0.5) / words.length;
  const dealing = await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, roll);
  await page.goto('about:blank'); // else only the part after # might change, which loads nothing
  await page.goto(`${site.address}/minigame${hash}`);
  await slots(page).first().waitFor();
  await dealing.dispose();
}

const type = async (page: Page, letters: string) => {
  for (const letter of letters) await page.keyboard.press(letter);
};
const again = (page: Page) => button(page, 'Play Again').click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** The four figures of the sheet, and the bars from 9 guesses left to a loss. */
async function board(page: Page) {
  await button(page, 'Your games').click();
  const sheet = page.getByRole('dialog', { name: 'Your games' });
  await sheet.waitFor();
  const figures = await sheet.locator('dd').allTextContents();
  const bars = await sheet.locator('td').allTextContents();
  const words = await sheet.locator('p').first().textContent();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return { figures: figures.join(' '), bars: bars.join(' '), words };
}

describe('your games', () => {
  it('are counted when they end, each once, in all tabs; what was left in the middle is not', async () => {
    const { page, complaints } = shared;
    await play(page);
    expect(await board(page)).toMatchObject({ figures: '0 0 0 0', bars: '0 0 0 0 0 0 0 0 0 0' });
    expect(await focused(page)).toBe('Your games');
    await type(page, 'mos');
    await page.getByText('1 played, 1 won.').waitFor();
    await page.getByText('Streak 1, best 1.').waitFor();
    await again(page);
    await type(page, 'x');
    await play(page);
    expect(await board(page)).toMatchObject({ figures: '1 1 1 1', bars: '1 0 0 0 0 0 0 0 0 0' });

    const other = await page.context().newPage();
    await play(other);
    await type(other, 'xmos');
    await button(other, 'Play Again').waitFor();
    await type(page, 'abcdefghi');
    await page.getByText('3 played, 2 won.').waitFor();
    expect(await board(other)).toMatchObject({ figures: '3 2 0 2', bars: '1 1 0 0 0 0 0 0 0 1' });
    await other.close();
    expect(complaints).toEqual([]);
  });

  it('stand on a sheet in which axe finds nothing', async () => {
    const { page } = shared;
    await play(page);
    await button(page, 'Your games').click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, 'Close').click();
    expect(await focused(page)).toBe('Your games');
  });

  it('tell where the sheet does not come', async () => {
    const { page } = shared;
    await play(page);
    await page.route('**/board-sheet-*.js', (route) => route.abort(), { times: 1 });
    await button(page, 'Your games').click();
    await page.getByText('Please try again.').first().waitFor();
    expect(await page.getByRole('status').textContent()).toContain('Please try again.');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

/** What a storage may be like; each runs in the page before it loads. */
const storages = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  },
  forbidden: () => {
    const forbid = {
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: forbid, sessionStorage: forbid });
  },
  corrupt: () => {
    if (location.host) localStorage.setItem('swampheart hangman', '{"version":1,"value":{"left":[1]}}');
  },
};

describe('where the storage is', () => {
  it.each(Object.entries(storages))('%s, the game goes on, and the sheet tells', async (name, script) => {
    const { page, complaints } = shared;
    const odd = await page.addInitScript(script);
    await play(page);
    await odd.dispose();
    await type(page, 'mos');
    await page.getByText('1 played, 1 won.').waitFor();
    await again(page);
    const { figures, words } = await board(page);
    expect(figures).toBe('1 1 1 1');
    expect(words).toContain(name === 'corrupt' ? 'Kept in this browser' : 'This device keeps nothing now');
    expect(complaints).toEqual([]);
  });
});
