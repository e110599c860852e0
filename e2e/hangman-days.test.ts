// What brings a visitor back to hangman: docs/product.md, 6.9 to 6.12. The rules are tested beside their files.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '#texts/hangman/words.ts';
import { dayOf, wordOfDay } from '../app/screens/hangman/day.ts';
import { cases, casesNamed } from '../server/test/cases.ts';
import { accessibilityFaults } from './accessibility.ts';
import { contrastFaults } from './contrast.ts';
import { calm } from './size-cases.ts';
import { testSite } from './test-site.ts';

const site = testSite();
const shared = site.share(calm);

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
/** Runs in the page: `written` becomes the names of what is kept from then on. */
function noteWrites() {
  const written: string[] = [];
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, value) {
    written.push(name);
    setItem.call(this, name, value);
  };
  Object.assign(globalThis, { written });
}

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

  it('stand on a sheet that everybody can read and close', async () => {
    const { page } = shared;
    await play(page);
    await button(page, 'Your games').click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await contrastFaults(page)).toEqual([]);
    await page.getByRole('heading', { name: 'Your games' }).click();
    await type(page, 'mz'); // above the game
    await button(page, 'Close').click();
    expect(await page.getByRole('button', { name: /, (right|wrong)$/ }).count()).toBe(0);
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

const noon = (date: number) => new Date(2026, 10, date, 12);
const wordOn = (date: number) => wordOfDay(dayOf(noon(date)), words);
const lettersOf = (word: string) => [...new Set(word)].join('');
const missing = (word: string) => [...'zqxjvkw'].find((letter) => !word.includes(letter)) ?? '';
const isToday = (page: Page) => button(page, 'Word of the day').getAttribute('aria-pressed');
const slotTexts = (page: Page) => slots(page).allTextContents();

describe('the word of the day', () => {
  it('is played once a day, goes on after a reload and in the other tabs, and counts once, also by a clock set back', async () => {
    const { page, complaints } = await site.open(calm);
    const context = page.context();
    await context.clock.setFixedTime(noon(22));
    await play(page);
    await type(page, 'z');
    const random = await slotTexts(page);
    await button(page, 'Word of the day').click();
    expect(page.url()).toBe(`${site.address}/minigame#today`);
    expect(await page.getByRole('status').textContent()).toMatch(
      /^Word of the day for everyone, 22 November\. A word of/,
    );
    expect(await slotTexts(page)).toHaveLength(wordOn(22).length);
    expect(await page.locator('main').ariaSnapshot()).not.toContain(wordOn(22));
    const [first = '', ...others] = lettersOf(wordOn(22));
    await type(page, first);

    await button(page, 'Word of the day').click(); // back to the game that was left
    expect(page.url()).toBe(`${site.address}/minigame`);
    expect(await slotTexts(page)).toEqual(random);
    expect(await page.getByRole('button', { name: /^z, / }).count()).toBe(1);
    await button(page, 'Word of the day').click();
    expect((await slotTexts(page))[0]).toBe(first);
    await page.reload();
    await slots(page).first().waitFor();
    expect(await isToday(page)).toBe('true');
    expect((await slotTexts(page))[0]).toBe(first);

    const other = await context.newPage();
    await play(other, { hash: '#today' });
    await type(other, missing(wordOn(22)));
    await page.getByText('8 guesses left', { exact: true }).waitFor();
    await other.evaluate(noteWrites);
    await type(page, others.join(''));
    await page.getByText('1 played, 1 won.').waitFor();
    await other.getByText('1 played, 1 won.').waitFor();
    // A tab that only catches up writes nothing: it might put back what the other has changed since.
    expect(((await other.evaluate('written')) as string[]).filter((name) => name.includes('days'))).toEqual([]);
    expect((await board(other)).figures).toBe('1 1 1 1');
    await other.close();

    await again(page);
    expect(await isToday(page)).toBe('false');
    await button(page, 'Word of the day').click();
    expect((await slotTexts(page)).join('')).toBe(wordOn(22));
    expect(await focused(page)).toBe('Word of the day');
    expect(await page.locator('canvas').count()).toBe(0); // it was won before

    await context.clock.setFixedTime(noon(21));
    await play(page, { hash: '#today' });
    expect((await slotTexts(page)).join('')).toBe('blank'.repeat(wordOn(21).length));
    await context.clock.setFixedTime(noon(22));
    await play(page, { hash: '#today' });
    expect((await slotTexts(page)).join('')).toBe(wordOn(22));
    expect((await board(page)).figures).toBe('1 1 1 1');
    await context.clock.setFixedTime(noon(23));
    await play(page, { hash: '#today' });
    expect((await slotTexts(page)).join('')).toBe('blank'.repeat(wordOn(23).length));
    expect(complaints).toEqual([]);
  });

  it('begins anew where what was kept of it is corrupt, and is gone when all is forgotten elsewhere', async () => {
    const { page, complaints } = shared;
    await play(page);
    await page.evaluate(() => localStorage.setItem('swampheart hangman days', '{"version":1,"value":"moss"}'));
    await button(page, 'Word of the day').click();
    await type(page, 'e');
    const other = await page.context().newPage();
    await other.goto(`${site.address}/care`);
    await button(other, 'Forget everything on this device').click();
    await button(other, 'Yes, forget everything').click();
    await expect.poll(() => isToday(page)).toBe('false');
    await button(page, 'Word of the day').click();
    expect(await page.getByRole('button', { name: /^e, / }).count()).toBe(0);
    await other.close();
    expect(complaints).toEqual([]);
  });
});

/** Ways for a text to leave the page; each runs in the page before it loads. */
const devices = {
  'a share sheet': () => {
    const share = async ({ text }: ShareData) => void Object.assign(window, { taken: text });
    Object.defineProperty(navigator, 'share', { value: share });
  },
  'a clipboard': () => {
    const writeText = async (text: string) => void Object.assign(window, { taken: text });
    Object.defineProperties(navigator, { share: { value: undefined }, clipboard: { value: { writeText } } });
  },
  'neither of them': () => {
    const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperties(navigator, { share: { value: undefined }, clipboard: { value: { writeText } } });
  },
};

describe('a game is sent on', () => {
  const names = Object.keys(devices) as (keyof typeof devices)[];
  it.each(casesNamed(names, ['a clipboard', 'neither of them']))(
    'by a device with %s, and the friend gets the same word',
    async (name) => {
      const script = devices[name];
      const { page, complaints } = shared;
      const device = await page.addInitScript(script);
      await play(page);
      await device.dispose();
      await type(page, 'xmos');
      await button(page, 'Challenge a friend').click();
      if (name === 'neither of them') {
        const field = page.getByRole('textbox', { name: 'What to send' });
        await field.waitFor();
        expect(await field.evaluate((it: HTMLTextAreaElement) => it.selectionEnd === it.value.length)).toBe(true);
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.evaluate((text) => Object.assign(window, { taken: text }), await field.inputValue());
        await page.keyboard.press('Escape');
        await field.waitFor({ state: 'detached' });
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Challenge a friend');
      }
      if (name === 'a clipboard') await page.getByText('Copied, ready to paste.').first().waitFor();
      await page.waitForFunction(() => 'taken' in window);
      const text = (await page.evaluate('taken')) as string;
      expect(text.toLowerCase()).not.toContain('moss');
      const address = text.split('\n').at(-1) ?? '';
      expect(address.startsWith(`${site.address}/minigame?friend#friend=`)).toBe(true);

      await again(page);
      await page.evaluate((link) => location.assign(link), address); // as where it is pasted into this very tab
      await page.getByText('A friend sends you this word').first().waitFor();
      await type(page, 'mos');
      await page.getByText('2 played, 2 won.').waitFor();
      expect((await slotTexts(page)).join('')).toBe('moss');
      expect(complaints).toEqual([]);
    },
  );

  const madeByHand = ['#friend=%E0%A4%A', '#friend=moss', '#friend=<img src=x onerror=alert(1)>'];
  it.each(cases(madeByHand, (_, at) => at === 0))(
    'by the link %s, which was made by hand, and a random word comes instead',
    async (hash) => {
      const { page, complaints } = shared;
      await play(page, { hash, word: 'onion' });
      await page.getByText('That link has come apart').first().waitFor();
      expect(await page.getByRole('status').textContent()).toContain('That link has come apart');
      await type(page, 'oni');
      await button(page, 'Play Again').waitFor();
      expect(complaints).toEqual([]);
    },
  );
});

describe('a hint', () => {
  it('comes once a game for the tag of who gives it, and can be heard again', async () => {
    const { page, complaints } = shared;
    await play(page, { hash: '#today' });
    expect(await button(page, 'Hint for 1 tag').innerText()).toContain('1 tag');
    await button(page, 'Hint for 1 tag').click();
    await page.getByText('8 guesses left', { exact: true }).waitFor();
    const told = await page.getByRole('status').textContent();
    const [, tag, hint] = /^A hint for the (.+) tag; 8 guesses left\. (\1: .+)$/.exec(told ?? '') ?? [];
    expect(await page.locator('main p').nth(1).textContent()).toBe(hint);
    const lost = page.getByRole('list', { name: 'Name tags' }).getByText(', lost');
    expect(await lost.allTextContents()).toEqual([`${tag}, lost`]);
    await page.reload();
    await page.getByText('8 guesses left', { exact: true }).waitFor();
    await button(page, 'Hint again').click();
    await page.getByText(hint ?? '', { exact: true }).waitFor();
    expect(await lost.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('is not to be had for the last tag, and costs nothing where it does not come', async () => {
    const { page } = shared;
    await play(page);
    await page.route('**/assets/m-r-*.js', (route) => route.abort());
    await button(page, 'Hint for 1 tag').click();
    await page.getByText('No hint comes.').first().waitFor();
    expect(await page.getByText('9 guesses left', { exact: true }).isVisible()).toBe(true);
    await type(page, 'abcdefgh');
    await page.getByText('1 guess left', { exact: true }).waitFor();
    expect(await button(page, 'Hint for 1 tag').isDisabled()).toBe(true);
    await type(page, 'mos');
    await button(page, 'Challenge a friend').waitFor();
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
  const names = Object.keys(storages) as (keyof typeof storages)[];
  it.each(casesNamed(names, ['forbidden', 'corrupt']))('%s, the game goes on, and the sheet tells', async (name) => {
    const script = storages[name];
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
