// The one sheet of settings: each works at once, is kept, and is the same as the buttons that stand elsewhere.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { cases } from '../server/test/cases.ts';
import { scrollsSideways, sizes, testSite } from './test-site.ts';

const site = testSite();
const gear = (page: Page) => page.getByRole('button', { name: 'Settings' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const option = (page: Page, row: string, name: string) =>
  sheet(page).getByRole('group', { name: row }).getByRole('button', { name, exact: true });
const isChosen = async (page: Page, row: string, name: string) =>
  (await option(page, row, name).getAttribute('aria-pressed')) === 'true';
const pixels = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
/** What the stylesheet's own rules say of motion (tokens.css). */
const isStill = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--quick').startsWith('0'));
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('swampheart settings'));

async function open(page: Page, path = '/licence') {
  await page.goto(site.address + path);
  await page.waitForFunction(() => 'isAlive' in document.documentElement.dataset);
  await gear(page).click();
  await sheet(page).waitFor();
}

describe('the settings', () => {
  const shared = site.share();

  it('open and close by keyboard, and give the focus back', async () => {
    const { page, complaints } = shared;
    await page.goto(`${site.address}/licence`);
    await page.waitForFunction(() => 'isAlive' in document.documentElement.dataset);
    await gear(page).focus();
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Settings');
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Settings');
    expect(complaints).toEqual([]);
  });

  it.each([sizes[0], { width: 740, height: 360 }])(
    'ask one question before all is forgotten, with both answers in sight, at $width px',
    async (viewport) => {
      const { page } = shared;
      await page.setViewportSize(viewport);
      await open(page);
      await sheet(page).getByRole('button', { name: 'Forget everything on this device' }).click();
      await sheet(page).getByText('Forget all talks, games and fortunes?').waitFor();
      expect(await sheet(page).getByRole('group').count()).toBe(0);
      const widths = new Set<number | undefined>();
      for (const name of ['No, keep it', 'Yes, forget everything']) {
        const answer = await sheet(page).getByRole('button', { name }).boundingBox();
        expect((answer?.y ?? viewport.height) + (answer?.height ?? 0)).toBeLessThan(viewport.height - 24);
        widths.add(answer?.width);
      }
      expect(widths.size, 'both are as wide').toBe(1);
      await sheet(page).getByRole('button', { name: 'No, keep it' }).click();
      expect(await sheet(page).getByRole('group').count()).toBeGreaterThan(2);
    },
  );

  it('work at once, are kept, and hold from the first paint on, before any script has come', async () => {
    const { page } = shared;
    await open(page);
    expect([await pixels(page), await isStill(page)]).toEqual([16, false]);
    await option(page, 'Text size', '150 %').click();
    await option(page, 'Motion', 'Still').click();
    expect([await pixels(page), await isStill(page)]).toEqual([24, true]);
    expect(await isChosen(page, 'Text size', '150 %')).toBe(true);

    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.address}/care`, { waitUntil: 'domcontentloaded' });
    expect([await pixels(page), await isStill(page)]).toEqual([24, true]);
    await page.unrouteAll();
    await open(page);
    expect(await isChosen(page, 'Motion', 'Still')).toBe(true);
    await option(page, 'Text size', '100 %').click();
    await option(page, 'Motion', 'As my device says').click();
    expect([await pixels(page), await isStill(page)]).toEqual([16, false]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await isStill(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: null });
  });

  it('hold in another tab at once, also when everything is forgotten', async () => {
    const { page } = shared;
    await open(page);
    const other = await page.context().newPage();
    await open(other, '/care');
    await option(page, 'Text size', '130 %').click();
    await expect.poll(() => isChosen(other, 'Text size', '130 %')).toBe(true);
    await option(other, 'Motion', 'Still').click();
    await expect.poll(() => isStill(page)).toBe(true);
    expect(await pixels(page)).toBeCloseTo(20.8);
    expect(JSON.parse((await kept(page)) ?? '').value).toMatchObject({ motion: 'still', text: 130 });
    await sheet(page).getByRole('button', { name: 'Forget everything on this device' }).click();
    await sheet(page).getByRole('button', { name: 'Yes, forget everything' }).click();
    await sheet(page).getByText('Forgotten.').waitFor();
    for (const tab of [page, other]) await expect.poll(() => pixels(tab)).toBe(16);
    expect(await isStill(other)).toBe(false);
    expect(await kept(page)).toBeNull();
    await other.close();
  });

  it.each(
    cases(
      ['{"version":1,"value":{"text":9000,"motion":["still"]', '{"version":1,"value":null}', '7'],
      (_, at) => at === 0,
    ),
  )('that were kept as %s are as usual, and may be chosen', async (text) => {
    const { page, complaints } = shared;
    await page.goto(`${site.address}/licence`);
    await page.evaluate((it) => localStorage.setItem('swampheart settings', it), text);
    await open(page);
    expect([await pixels(page), await isStill(page)]).toEqual([16, false]);
    await option(page, 'Text size', '115 %').click();
    expect(await pixels(page)).toBeCloseTo(18.4);
    expect(JSON.parse((await kept(page)) ?? '').value.text).toBe(115);
    expect(complaints).toEqual([]);
  });

  it('at the largest text fit a phone on every screen', async () => {
    const { page } = shared;
    await open(page);
    await option(page, 'Text size', '150 %').click();
    expect(await scrollsSideways(page)).toBe(false);
    for (const { path } of routes) {
      await page.goto(site.address + path, { waitUntil: 'load' });
      expect.soft(await scrollsSideways(page), path).toBe(false);
      expect.soft(await pixels(page), path).toBe(24);
    }
  });
});

describe('the sheet', () => {
  const shared = site.share();

  it.each([
    { width: 360, height: 640 },
    { width: 740, height: 360 },
  ])(
    'keep their name and what closes them in sight at $width x $height, however far down one reads',
    async (window) => {
      const { page } = shared;
      await page.setViewportSize(window);
      await open(page);
      await sheet(page).getByRole('button', { name: 'Forget everything on this device' }).click();
      await sheet(page).evaluate((it) => it.scrollTo(0, it.scrollHeight));
      const hits = await sheet(page)
        .locator('h2, [aria-label=Close]')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }),
        );
      expect(hits).toEqual([true, true]);
      if (window.height < 480) {
        await page.reload();
        await open(page);
        const hidden = await sheet(page).evaluate((it) => it.scrollHeight - it.clientHeight);
        expect(hidden).toBe(0); // all there is to set fits
      }
      await page.keyboard.press('Escape');
    },
  );
});

it.each(['forbidden', 'full'])(
  'where the storage is %s, settings hold for the visit, and the sheet says so',
  async (how) => {
    const { page, complaints } = await site.open();
    await page.addInitScript((it) => {
      const refuse = () => {
        throw new DOMException('', it === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      if (it === 'full') Storage.prototype.setItem = refuse;
      else Object.defineProperty(window, 'localStorage', { get: refuse });
    }, how);
    await open(page);
    await option(page, 'Text size', '130 %').click();
    await option(page, 'Motion', 'Still').click();
    await sheet(page).getByText('This device keeps nothing').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Play the film' }).waitFor();
    expect(await pixels(page)).toBeCloseTo(20.8);
    await gear(page).click();
    expect(await isChosen(page, 'Motion', 'Still')).toBe(true);
    await sheet(page).getByRole('button', { name: 'Forget everything on this device' }).click();
    await sheet(page).getByRole('button', { name: 'Yes, forget everything' }).click();
    expect(await pixels(page)).toBe(16);
    expect(complaints).toEqual([]);
  },
);

describe('one state with', () => {
  it('the film’s button', async () => {
    const { page, complaints } = await site.open();
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Pause the film' }).click();
    await gear(page).click();
    expect(await isChosen(page, 'Film on the first page', 'Off')).toBe(true);
    await option(page, 'Film on the first page', 'On').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
    await gear(page).click();
    await option(page, 'Motion', 'Still').click();
    expect(await isChosen(page, 'Film on the first page', 'Off')).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play the film' }).waitFor();
    await gear(page).click();
    await option(page, 'Motion', 'As my device says').click();
    await option(page, 'Film on the first page', 'Off').click();
    await page.reload();
    await page.getByRole('button', { name: 'Play the film' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('the games’ sound button', async () => {
    const { page, complaints } = await site.open();
    await open(page, '/minigame');
    await option(page, 'Sounds of games and onion', 'On').click();
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name: 'Sound', exact: true });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await button.click();
    await gear(page).click();
    expect(await isChosen(page, 'Sounds of games and onion', 'Off')).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('the chat’s pause and voice, and forgetting begins the chat anew', async () => {
    const { page, complaints } = await site.open();
    await page.goto(`${site.address}/chat`);
    await page.getByRole('button', { name: 'Pause the puppet' }).click();
    await gear(page).click();
    expect(await isChosen(page, 'Motion', 'Still')).toBe(true);
    expect(await isStill(page)).toBe(true);
    await option(page, 'Motion', 'As my device says').click();
    await option(page, 'Voices in the chat', 'Babble').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Pause the puppet' }).waitFor();
    expect(await page.getByRole('button', { name: 'Voice' }).getAttribute('title')).toBe('Voice: babble');

    await page.reload();
    await page.getByRole('button', { name: 'Voice' }).click();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Babble' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Type a message...').fill('A secret.');
    await page.getByRole('button', { name: 'This talk' }).waitFor();
    await gear(page).click();
    await sheet(page).getByRole('button', { name: 'Forget everything on this device' }).click();
    await sheet(page).getByRole('button', { name: 'Yes, forget everything' }).click();
    await sheet(page).getByText('Forgotten.').waitFor();
    await expect.poll(() => page.getByPlaceholder('Type a message...').inputValue()).toBe('');
    expect(await isChosen(page, 'Voices in the chat', 'Off')).toBe(true);
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Settings');
    expect(complaints).toEqual([]);
  });
});
