import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { alone, couples } from '../cast/couples.ts';
import { profiles } from '../cast/profiles.ts';
import { cases } from '../server/test/cases.ts';
import { accessibilityFaults } from './accessibility.ts';
import { calm } from './size-cases.ts';
import { standStill } from './states.ts';
import { scrollsSideways, sizes, testSite } from './test-site.ts';
import { translate } from './translation.ts';

const site = testSite();

/** In the gate: the first of a couple, who only growls, and who loves nobody. */
const some = cases(profiles, ({ name }) => ['Shrek', 'Dragon', 'Doris'].includes(name));
const windows = [...sizes, { width: 740, height: 360 }];
/** Whose card has most to say. */
const longest = profiles.toSorted((a, b) => words(b) - words(a))[0];

function words({ title, personality, quote }: (typeof profiles)[number]): number {
  return title.length + personality.length + quote.length;
}

const puppet = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name: `About ${name}` });
const historyLength = (page: Page) => page.evaluate(() => history.length);
/** Whose puppet has the focus. Does not wait for a puppet, so that a poll sees each change. */
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.character);

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

describe('the shelf', () => {
  const asked: unknown[] = [];
  const shared = site.share(calm, async (page) => {
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) asked.push(request.postDataJSON());
    });
  });

  it('has two couples with their names in sight at once on a phone, and large faces where it lies on its side', async () => {
    const { page } = shared;
    for (const [window, height] of [
      [sizes[0], 150],
      [{ width: 740, height: 360 }, 180],
    ] as const) {
      await page.setViewportSize(window);
      await page.goto(`${site.address}/choose`);
      for (const name of ['Shrek', 'Kitty Softpaws']) {
        const words = await puppet(page, name).getByText(name).boundingBox();
        expect((words?.y ?? 0) + (words?.height ?? window.height), name).toBeLessThanOrEqual(window.height);
        const face = await puppet(page, name).locator('img').first().boundingBox();
        expect(face?.height, name).toBeGreaterThan(height);
      }
      expect(await scrollsSideways(page)).toBe(false);
    }
    await page.setViewportSize(sizes[0]);
  });

  it.each(some)('shows the card of $name, closes it, and leads to the chat', async (profile) => {
    const { page, complaints } = shared;
    await page.goto(`${site.address}/choose`);
    asked.length = 0;
    await puppet(page, profile.name).click();

    const opened = card(page, profile.name);
    await opened.waitFor();
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
      expect(await opened.getByText(text, { exact: true }).first().isVisible()).toBe(true);
    }
    const width = await opened.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
    expect(await puppet(page, profile.name).count()).toBe(0);

    await page.getByRole('button', { name: 'Close' }).click();
    await opened.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(profile.name);

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
    const { page } = await site.open(calm);
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

  it.each(sizes)('has everybody, in order, at $width px', async (viewport) => {
    const { page } = shared;
    await page.setViewportSize(viewport);
    await page.goto(`${site.address}/choose`);
    // Their names and their order are held in cast/cast.test.ts.
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['', ...couples.flat(), ...alone]); // "Settings", a picture
    expect(await page.getByText('broken heart').count()).toBe(alone.length);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

/** Whose faces are to be seen, as `fiona-smitten`. Does not wait, so that a poll sees each change. */
const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .map((image) => /portraits\/(.+)-\d+\./.exec(image.currentSrc || image.src)?.[1]),
  );
const smitten = async (page: Page) => (await faces(page)).filter((face) => face?.endsWith('-smitten')).sort();

/** Runs in the page: the hearts that lie on a puppet, by the alpha of its pictures. A mirrored picture is read mirrored. */
function heartsOnPuppets() {
  const solid = 0.25;
  const found: string[] = [];
  for (const image of document.images) {
    const box = image.getBoundingClientRect();
    const canvas = document.createElement('canvas');
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    Object.assign(canvas, { width, height });
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
    if (image.closest('[data-mirrored]')) brush.setTransform(-1, 0, 0, 1, width, 0);
    brush.drawImage(image, 0, 0, width, height);
    const alpha = brush.getImageData(0, 0, width, height).data;
    for (const heart of document.querySelectorAll('li [class*=eart]')) {
      const at = heart.getBoundingClientRect();
      let covered = 0;
      for (let y = Math.max(at.top, box.top); y < Math.min(at.bottom, box.bottom); y += 1) {
        for (let x = Math.max(at.left, box.left); x < Math.min(at.right, box.right); x += 1) {
          const column = Math.min(width - 1, Math.floor(x - box.left));
          const row = Math.min(height - 1, Math.floor(y - box.top));
          if ((alpha[(row * width + column) * 4 + 3] ?? 0) > solid * 255) covered += 1;
        }
      }
      if (covered > 0) found.push(`${covered} px of ${/portraits\/([^.]+)/.exec(image.currentSrc)?.[1]}`);
    }
  }
  return found;
}

describe.each(cases(windows, ({ width }) => width === 1440))('partners, at $width px', (viewport) => {
  const shared = site.share({ ...calm, viewport });

  it('are both smitten while one of them is pointed at, and at rest again after it', async () => {
    const { page, complaints } = shared;
    await page.goto(`${site.address}/choose`);
    for (const [one, other] of couples) {
      const both = [one, other].map((name) => `${name.toLowerCase().replaceAll(' ', '-')}-smitten`).sort();
      await puppet(page, other).hover();
      await expect.poll(() => smitten(page)).toEqual(both);
      await page.getByRole('heading').hover();
      await expect.poll(() => smitten(page)).toEqual([]);
    }
    expect(await faces(page)).toHaveLength(profiles.length);
    expect(complaints).toEqual([]);
  });

  it('are both smitten while one of them has the focus', async () => {
    const { page } = shared;
    await page.goto(`${site.address}/choose`);
    await puppet(page, 'Shrek').waitFor();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab'); // behind Back and Settings
    expect(await focused(page)).toBe('Shrek');
    await expect.poll(() => smitten(page)).toEqual(['fiona-smitten', 'shrek-smitten']);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Fiona');
    await page.keyboard.press('Tab');
    await expect.poll(() => smitten(page)).toEqual(['kitty-softpaws-smitten', 'puss-in-boots-smitten']);
  });

  it('have their heart between them: it lies on nobody, at rest or smitten', async () => {
    const { page } = shared;
    await page.goto(`${site.address}/choose`);
    for (const name of [...couples.map(([one]) => one), ...alone]) {
      await puppet(page, name).hover();
      await expect.poll(async () => (await smitten(page)).length).toBeGreaterThan(0);
      await standStill(page);
      expect.soft(await page.evaluate(heartsOnPuppets), name).toEqual([]);
    }
    expect(await page.locator('li [class*=eart]').count()).toBe(couples.length + alone.length);
  });
});

describe('the card', () => {
  const shared = site.share(calm);

  // Opened once and the window then resized, as in looks.test.ts: opening a card takes longer than checking it.
  it.each(cases(profiles, (it) => it === longest || it.name === 'Dragon'))(
    'of $name fits, ends in a button of 56 px, and passes axe at every size',
    async ({ name, quote }) => {
      const { page } = shared;
      await page.goto(`${site.address}/choose`);
      await puppet(page, name).click();
      await card(page, name).waitFor();
      for (const viewport of [...sizes, { width: 740, height: 360 }]) {
        await page.setViewportSize(viewport);
        await standStill(page);
        const at = `at ${viewport.width} px`;
        const whole = await card(page, name).boundingBox();
        const words = await page.getByText(quote, { exact: true }).boundingBox();
        const chat = await page.getByRole('button', { name: `Chat with ${name}`, exact: true }).boundingBox();
        expect.soft(whole?.height, at).toBeLessThanOrEqual(viewport.height);
        // the whole screen fits, or the header would be cut
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), at)
          .toBeLessThanOrEqual(0);
        expect.soft(chat?.height, at).toBeGreaterThanOrEqual(56);
        expect.soft(chat?.y, at).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
        expect.soft(await scrollsSideways(page), at).toBe(false);
        expect.soft(await accessibilityFaults(page), at).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await card(page, name).waitFor({ state: 'detached' });
      expect(await page.getByRole('button').count()).toBe(profiles.length + 1); // and Settings
    },
  );
});

const waysOfMoving = [
  ['with movement', { moves: true }, true],
  ['with reduced motion', { moves: true, reducedMotion: 'reduce' }, true],
  ['without view transitions', {}, false],
] as const;
const ways = cases(waysOfMoving, (_, index) => index === 0);

describe.each(ways)('the device’s Back, %s', (_, options, hasTransitions) => {
  const shared = site.share(options, async (page) => {
    if (!hasTransitions) {
      await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    }
  });

  it('closes an open card, Forward opens it again, and a second Back leads home', async () => {
    const { page, complaints } = shared;
    await toTheShelf(page);
    await puppet(page, 'Fiona').click();
    await card(page, 'Fiona').waitFor();
    await page.goBack();
    await puppet(page, 'Fiona').waitFor();
    expect(page.url()).toBe(`${site.address}/choose`);
    await expect.poll(() => focused(page)).toBe('Fiona');
    await page.goForward();
    await card(page, 'Fiona').waitFor();
    await page.goBack();
    await puppet(page, 'Fiona').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds one entry for a card, however often it was opened and closed', async () => {
    const { page, complaints } = shared;
    await toTheShelf(page);
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
      await expect.poll(() => focused(page)).toBe('Shrek');
    }
    await page.goBack();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('closes a card that a reload has kept open', async () => {
    const { page, complaints } = shared;
    await toTheShelf(page);
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
    const { page, complaints } = await site.open(calm);
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
    const { page } = await site.open(calm);
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
  /** The shelf, where Shrek's portrait does not arrive and the page's clock stands still, so that no machine is too slow to press in time. */
  async function openShelf() {
    const { page } = await site.open(calm);
    await isSlow(page, 'shrek');
    await page.clock.install();
    await toTheShelf(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    return page;
  }

  it('sees the card of the puppet pressed last, and comes back to that one', async () => {
    const page = await openShelf();
    await puppet(page, 'Shrek').click();
    await puppet(page, 'Fiona').click();
    await card(page, 'Fiona').waitFor();
    await page.clock.runFor(patienceMs);
    expect(await card(page, 'Shrek').count()).toBe(0);
    expect(await card(page, 'Fiona').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Fiona');
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the device’s Back', (page: Page) => page.goBack()],
  ])('and closes the card by %s right after “Chat with” stays on the shelf', async (_, close) => {
    const page = await openShelf();
    await puppet(page, 'Shrek').click();
    await page.clock.runFor(patienceMs);
    await page.getByRole('button', { name: 'Chat with Shrek' }).click();
    await close(page);
    await puppet(page, 'Shrek').waitFor();
    await page.clock.runFor(patienceMs);
    expect(page.url()).toBe(`${site.address}/choose`);
    expect(await card(page, 'Shrek').count()).toBe(0);
  });
});

describe('in a translated page', () => {
  it('cards open and close, and names stay as they are', async () => {
    const { page, complaints } = await site.open(calm);
    await page.goto(`${site.address}/choose`);
    await translate(page);
    for (const { name } of some) {
      await puppet(page, name).click();
      await card(page, name).waitFor();
      const isKept = await page
        .getByText(name, { exact: true })
        .evaluateAll((all) => all.map((element) => element.closest('[translate=no]') !== null));
      expect(isKept).not.toContain(false);
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
    const { page } = await site.open({ ...calm, javaScriptEnabled: false });
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
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/choose`);
    await puppet(page, 'Shrek').waitFor();
    expect(await page.locator('noscript *, article').count()).toBe(0);
  });
});
