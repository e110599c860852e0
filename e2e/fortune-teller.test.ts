import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fortunes } from '../app/screens/fortune-teller/fortunes.ts';
import { fortuneTellers } from '../cast/fortune-tellers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { type PageOptions, type SharedPage, scrollsSideways, sizes, testSite } from './test-site.ts';
import { translate } from './translation.ts';

const site = testSite();
let opened: SharedPage;
let page: Page;

async function enter(options: PageOptions = {}) {
  opened = await site.open(options);
  page = opened.page;
  await page.clock.install();
  await arrive();
}

async function arrive() {
  await page.goto(`${site.address}/fortune-teller`);
  // The first click waits for hydration, which nothing on this page shows.
  await page.waitForLoadState('networkidle');
}

const teller = (name: string) => page.getByRole('button', { name, exact: true });
const reveal = () => page.getByRole('button', { name: /^(Reveal My Swamp Fate|Predicting\.\.\.)$/ });
const words = () => page.getByRole('status').innerText();
const selected = () => page.locator('[aria-pressed=true]').allInnerTexts();

describe.each(sizes)('at $width px', (viewport) => {
  it('every state is as specified, and passes axe', async () => {
    await enter({ viewport });
    expect(await page.getByRole('button').allInnerTexts()).toEqual([...fortuneTellers, 'Reveal My Swamp Fate']);
    expect(await accessibilityFaults(page)).toEqual([]);

    await reveal().click();
    expect(await words()).toBe('Please choose a Shrek character first!');
    expect(await accessibilityFaults(page)).toEqual([]);

    await teller('Donkey').click();
    await teller('Pinocchio').click();
    expect(await selected()).toEqual(['Pinocchio']);

    await page.clock.pauseAt(Date.now() + 60_000);
    await reveal().click();
    expect(await reveal().innerText()).toBe('Predicting...');
    expect(await reveal().isDisabled()).toBe(true);
    expect(await words()).toBe('Predicting...'); // for screen readers only
    await page.clock.runFor(999);
    expect(await reveal().innerText()).toBe('Predicting...');
    await page.clock.runFor(1);
    expect(await reveal().innerText()).toBe('Reveal My Swamp Fate');
    expect(fortunes.Pinocchio).toContain((await words()).slice(1, -1));
    expect(await words()).toMatch(/^“[^“”]+”$/);
    expect(await reveal().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(
      await page.getByRole('status').evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight),
    ).toBe(true);
    await page.clock.resume(); // axe waits for it
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(opened.complaints).toEqual([]);
  });
});

it('passes axe while predicting', async () => {
  await enter();
  await teller('Shrek').click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await reveal().click();
  // axe needs the clock to run.
  const faults = accessibilityFaults(page);
  for (let ms = 0; ms < 500; ms += 10) await page.clock.runFor(10);
  expect(await faults).toEqual([]);
  expect(await reveal().innerText()).toBe('Predicting...');
});

describe('each teller', () => {
  const shared = site.share({}, (faked) => faked.clock.install());

  it.each(fortuneTellers)(
    'tells the whole pool, none twice, also to a visitor who leaves and comes back: %s',
    async (name) => {
      opened = shared;
      page = opened.page;
      await arrive();
      const pool = fortunes[name] ?? [];
      const told: string[] = [];
      for (const count of pool.keys()) {
        if (count === 3) {
          await page.getByRole('link', { name: 'Go Back' }).click();
          await page.getByRole('link', { name: 'Reveal Your Swampy Fortune' }).click();
        }
        await teller(name).click();
        await reveal().click();
        await page.clock.runFor(1000);
        await expect.poll(words).not.toBe('Predicting...'); // React may paint a moment after the clock
        told.push((await words()).slice(1, -1));
      }
      expect(told.toSorted()).toEqual([...pool].toSorted());
      expect(opened.complaints).toEqual([]);
    },
  );
});

describe('by keyboard', () => {
  it('a teller is chosen and a fortune revealed without a mouse', async () => {
    await enter();
    await teller('Kitty Softpaws').focus();
    await page.keyboard.press('Enter');
    await reveal().focus();
    await page.keyboard.press('Space');
    await page.clock.runFor(1000);
    await expect.poll(words).not.toBe('Predicting...');
    expect(fortunes['Kitty Softpaws']).toContain((await words()).slice(1, -1));
  });
});

describe('in a translated page', () => {
  it('one fortune after another is told, in the direction of its own words, by tellers whose names stay', async () => {
    await enter();
    await page.clock.pauseAt(Date.now() + 60_000);
    await translate(page);
    await reveal().click();
    await translate(page);
    for (const name of ['Fiona', 'Donkey'] as const) {
      await teller(name).click();
      await reveal().click();
      await translate(page);
      await page.clock.runFor(1000);
      expect(fortunes[name]).toContain((await words()).slice(1, -1));
      expect(
        await page
          .getByText('“')
          .first()
          .evaluate((element) => element.closest('[dir=auto]') !== null),
      ).toBe(true);
      expect(await teller(name).locator('[translate=no]').count()).toBe(1);
      await translate(page);
    }
    expect(opened.complaints).toEqual([]);
  });
});
