import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alone, couples } from '../cast/couples.ts';
import { profiles } from '../cast/profiles.ts';
import { accessibilityFaults } from './accessibility.ts';
import { scrollsSideways, sizes, testSite } from './test-site.ts';
import { translate } from './translation.ts';

const site = testSite();

describe('the shelf', () => {
  it.each(profiles)('shows the card of $name, closes it, and leads to the chat', async (profile) => {
    const { page, complaints } = await site.open();
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) asked.push(request.postDataJSON());
    });
    await page.goto(`${site.address}/choose`);
    const puppet = page.getByRole('button', { name: profile.name, exact: true });
    await puppet.click();

    const card = page.getByRole('article');
    await card.waitFor();
    for (const text of [
      'Name',
      'Title',
      'Personality',
      'Love Interest',
      profile.name,
      profile.title,
      profile.personality,
      profile.loveInterest,
      profile.quote,
    ]) {
      expect(await card.getByText(text, { exact: true }).first().isVisible()).toBe(true);
    }
    const width = await card.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
    expect(await puppet.count()).toBe(0);

    await page.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'detached' });
    expect(await puppet.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Chat with ${profile.name}`, exact: true }).click();
    await page.waitForURL(`${site.address}/chat`);
    await page.getByRole('heading', { level: 1, name: profile.name, exact: true }).waitFor();
    expect(await page.evaluate(() => history.state)).toEqual({
      character: profile.name,
      loveInterest: profile.loveInterest,
    });
    await page.getByRole('listitem').first().waitFor();
    expect(asked).toEqual(
      profile.name === 'Dragon' ? [] : [{ character: profile.name, loveInterest: profile.loveInterest }],
    );
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(`${site.address}/choose`);
    expect(complaints).toEqual([]);
  });

  it('opens a card with its X in sight, from however far down, and closes it by Escape', async () => {
    const { page } = await site.open();
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    await page.getByRole('article').waitFor();
    const box = await page.getByRole('button', { name: 'Close' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Doris' }).waitFor();
  });

  it.each(sizes)('and the cards fit and pass axe at $width px', async (viewport) => {
    const { page } = await site.open({ viewport });
    await page.goto(`${site.address}/choose`);
    // Their names and their order are held in cast/cast.test.ts.
    expect(await page.getByRole('button').allInnerTexts()).toEqual([...couples.flat(), ...alone]);
    expect(await page.getByText('broken heart').count()).toBe(alone.length);
    for (const { name } of profiles) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('article').waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('article').waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('button').count()).toBe(profiles.length);
  });
});

const puppet = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name: `About ${name}` });
const historyLength = (page: Page) => page.evaluate(() => history.length);
const isFocused = (page: Page, name: string) =>
  puppet(page, name).evaluate((element) => element === document.activeElement);

async function toTheShelf(page: Page) {
  await page.goto(site.address);
  await page.getByRole('link', { name: 'Pick & Chat' }).click();
  await puppet(page, 'Shrek').waitFor();
}

/** Delays the portraits of `who` for longer than the page waits for them. */
const isSlow = (page: Page, who: string) =>
  page.addInitScript((name) => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function () {
      return this.srcset.includes(name) ? new Promise(() => {}) : decode.call(this);
    };
  }, who);
/** Longer than the page waits for a portrait. */
const patienceMs = 400;

describe.each([
  ['with movement', {}, true],
  ['with reduced motion', { reducedMotion: 'reduce' }, true],
  ['without view transitions', {}, false],
] as const)('the device’s Back, %s', (_, options, hasTransitions) => {
  async function open() {
    const opened = await site.open(options);
    if (!hasTransitions) {
      await opened.page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    }
    await toTheShelf(opened.page);
    return opened;
  }

  it('closes an open card, Forward opens it again, and a second Back leads home', async () => {
    const { page, complaints } = await open();
    await puppet(page, 'Fiona').click();
    await card(page, 'Fiona').waitFor();
    await page.goBack();
    await puppet(page, 'Fiona').waitFor();
    expect(page.url()).toBe(`${site.address}/choose`);
    await expect.poll(() => isFocused(page, 'Fiona')).toBe(true);
    await page.goForward();
    await card(page, 'Fiona').waitFor();
    await page.goBack();
    await puppet(page, 'Fiona').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds one entry for a card, however often it was opened and closed', async () => {
    const { page, complaints } = await open();
    const before = await historyLength(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
      // Twice before the browser has stepped back: a later click would land on what is under the card, and move the focus.
      () =>
        page.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
          button.click();
          button.click();
        }),
    ]) {
      await puppet(page, 'Shrek').dblclick();
      await card(page, 'Shrek').waitFor();
      expect(await historyLength(page)).toBe(before + 1);
      await close();
      await card(page, 'Shrek').waitFor({ state: 'detached' });
      expect(page.url()).toBe(`${site.address}/choose`);
      await expect.poll(() => isFocused(page, 'Shrek')).toBe(true);
    }
    await page.goBack();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('closes a card that a reload has kept open', async () => {
    const { page, complaints } = await open();
    await puppet(page, 'Doris').click();
    await card(page, 'Doris').waitFor();
    await page.reload();
    await card(page, 'Doris').waitFor();
    await page.goBack();
    await puppet(page, 'Doris').waitFor();
    await page.goForward();
    await card(page, 'Doris').waitFor();
    await page.keyboard.press('Escape');
    await puppet(page, 'Doris').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('from the chat', () => {
  it('the Back links step back to the shelf and home, and the device’s Back does not re-enter it', async () => {
    const { page, complaints } = await site.open();
    await toTheShelf(page);
    await puppet(page, 'Shrek').click();
    await page.getByRole('button', { name: 'Chat with Shrek' }).click();
    await page.getByRole('heading', { level: 1, name: 'Shrek' }).waitFor();
    const before = await historyLength(page);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await puppet(page, 'Fiona').waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    expect(await historyLength(page)).toBe(before);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    expect(complaints).toEqual([]);
  });

  it('the device’s Back shows the card it was entered from, with the same way on', async () => {
    const { page } = await site.open();
    await toTheShelf(page);
    await puppet(page, 'Donkey').click();
    await page.getByRole('button', { name: 'Chat with Donkey' }).click();
    await page.getByRole('heading', { level: 1, name: 'Donkey' }).waitFor();
    await page.goBack();
    await card(page, 'Donkey').waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

describe('a visitor who changes their mind', () => {
  it('sees the card of the puppet pressed last, and comes back to that one', async () => {
    const { page } = await site.open();
    await isSlow(page, 'shrek');
    await page.goto(`${site.address}/choose`);
    await puppet(page, 'Shrek').click();
    await puppet(page, 'Fiona').click();
    await card(page, 'Fiona').waitFor();
    await page.waitForTimeout(patienceMs);
    expect(await card(page, 'Shrek').count()).toBe(0);
    expect(await card(page, 'Fiona').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => isFocused(page, 'Fiona')).toBe(true);
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the device’s Back', (page: Page) => page.goBack()],
  ])('and closes the card by %s right after “Chat with” stays on the shelf', async (_, close) => {
    const { page } = await site.open();
    await isSlow(page, 'shrek');
    await toTheShelf(page);
    await puppet(page, 'Shrek').click();
    await page.getByRole('button', { name: 'Chat with Shrek' }).click();
    await close(page);
    await puppet(page, 'Shrek').waitFor();
    await page.waitForTimeout(patienceMs);
    expect(page.url()).toBe(`${site.address}/choose`);
    expect(await card(page, 'Shrek').count()).toBe(0);
  });
});

describe('in a translated page', () => {
  it('cards open and close, and names stay as they are', async () => {
    const { page, complaints } = await site.open();
    await page.goto(`${site.address}/choose`);
    await translate(page);
    for (const { name } of profiles) {
      await puppet(page, name).click();
      await card(page, name).waitFor();
      for (const text of await page.getByText(name, { exact: true }).all()) {
        expect(await text.evaluate((element) => element.closest('[translate=no]') !== null)).toBe(true);
      }
      await translate(page);
      await page.getByRole('button', { name: 'Close' }).click();
      await puppet(page, name).waitFor();
      await translate(page);
    }
    expect(complaints).toEqual([]);
  });
});

describe('without JavaScript', () => {
  it('says that talking needs it, and tells of everybody', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(`${site.address}/choose`);
    const note = page.locator('noscript p').first(); // getByText does not find text in a noscript
    expect(await note.isVisible()).toBe(true);
    expect(await note.innerText()).toContain('JavaScript');
    const told = page.getByRole('article');
    expect(await told.count()).toBe(profiles.length);
    for (const [index, profile] of profiles.entries()) {
      const text = await told.nth(index).innerText();
      for (const field of ['name', 'title', 'personality', 'loveInterest', 'quote'] as const) {
        expect(text).toContain(profile[field]);
      }
    }
    expect(await scrollsSideways(page)).toBe(false);
  });

  it('is for those without only: where scripts run, none of it is an element', async () => {
    const { page } = await site.open();
    await page.goto(`${site.address}/choose`);
    await puppet(page, 'Shrek').waitFor();
    expect(await page.locator('noscript *, article').count()).toBe(0);
  });
});
