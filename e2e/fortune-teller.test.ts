import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fortunes } from '../app/screens/fortune-teller/fortunes.ts';
import { fortuneTellers } from '../cast/fortune-tellers.ts';
import { cases, casesNamed } from '../server/test/cases.ts';
import { accessibilityFaults } from './accessibility.ts';
import { calm, oneSize } from './size-cases.ts';
import { type PageOptions, type SharedPage, scrollsSideways, sizes, testSite } from './test-site.ts';
import { translate } from './translation.ts';

const site = testSite();
let opened: SharedPage;
let page: Page;

async function enter(options: PageOptions = {}) {
  opened = await site.open({ ...calm, ...options });
  page = opened.page;
  await page.clock.install();
  await arrive();
}

async function arrive() {
  await page.goto(`${site.address}/fortune-teller`);
  // The first click waits for hydration, which nothing on this page shows.
  await page.waitForLoadState('networkidle');
  await teller('Sound').waitFor(); // it comes late
}

const teller = (name: string) => page.getByRole('button', { name, exact: true });
const reveal = () => page.getByRole('button', { name: /^(Reveal My Swamp Fate|Predicting\.\.\.)$/ });
const words = () => page.getByRole('status').innerText();
const selected = () => page.locator('[aria-pressed=true]').allInnerTexts();

describe.each(oneSize)('at $width px', (viewport) => {
  it('every state is as specified, and passes axe', async () => {
    await enter({ viewport });
    await teller('My box').waitFor(); // it comes late
    expect(await page.getByRole('button').allInnerTexts()).toEqual([
      '', // "Settings", a picture
      'My box',
      ...fortuneTellers,
      'Reveal My Swamp Fate',
      '', // "Sound", a picture
    ]);
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
    // on a phone the heads have made room, and everywhere the button is below the paper
    const boxes = await page.evaluate(() => {
      const box = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      return {
        heads: box('fieldset button'),
        seer: box('[class*=seer]'),
        paper: box('output'),
        reveal: box('main > button'),
      };
    });
    if (viewport.width < 640) {
      expect(new Set(boxes.heads.map(({ top }) => top)).size).toBe(1);
      expect(boxes.seer[0]?.width).toBeGreaterThan(140);
    }
    expect(boxes.reveal[0]?.top).toBeGreaterThanOrEqual(boxes.paper[0]?.bottom ?? Number.POSITIVE_INFINITY);
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
  const shared = site.share(calm, (faked) => faked.clock.install());

  it.each(casesNamed(fortuneTellers, ['Shrek']))(
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
        await expect.poll(words).not.toBe('Predicting...'); // the page may be painted a moment after the clock
        told.push((await words()).slice(1, -1));
      }
      expect(told.toSorted()).toEqual([...pool].toSorted());
      expect(opened.complaints).toEqual([]);
    },
  );
});

/** Where all that is looked at or pressed stands, in whole pixels of the page. */
const places = () =>
  page
    .locator('h1, legend, fieldset button, [class*=seer], [aria-hidden]:has(> picture), main > button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      }),
    );
const seer = () => page.locator('[class*=seer]');
const seerFace = () =>
  seer()
    .locator('img:visible')
    .evaluateAll((images) => [
      ...new Set(
        images
          .filter((image) => image.checkVisibility({ visibilityProperty: true }))
          .map((image) => /portraits\/(.+)-\d+\./.exec((image as HTMLImageElement).currentSrc)?.[1]),
      ),
    ]);

describe('the seer behind the onion', () => {
  it.each(cases([...sizes, { width: 740, height: 360 }], ({ width }) => width === 360))(
    'moves nothing, whatever is told, at $width px',
    async (viewport) => {
      await enter({ viewport, reducedMotion: 'reduce' });
      await page.getByRole('button', { name: /^My box/ }).waitFor(); // what comes late
      await teller('Donkey').click();
      const before = await places();
      expect(before).toHaveLength(13);
      for (const _ of fortunes.Donkey ?? []) {
        await reveal().click();
        expect(await places()).toEqual(before);
        await page.clock.runFor(1000);
        await expect.poll(words).not.toBe('Predicting...');
        expect(await places()).toEqual(before);
      }
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  it('is 300 px wide behind an onion of 320 px on a wide screen, both in its middle', async () => {
    await enter({ viewport: sizes[2] });
    await teller('King Harold').click();
    const onion = await page.locator('[aria-hidden]:has(> picture)').boundingBox();
    const puppet = await seer().boundingBox();
    expect(onion?.width).toBeCloseTo(320, 0);
    expect(puppet?.width).toBeCloseTo(300, 0);
    expect((onion?.x ?? 0) + 160).toBeCloseTo(720, 0);
    expect((puppet?.x ?? 0) + 150).toBeCloseTo(720, 0);
    // nearer than the puppet, and below its face
    expect((onion?.y ?? 0) - (puppet?.y ?? 0)).toBeGreaterThan(100);
  });

  it('is who was chosen, in love once it is told, and nothing moves for those who want less motion', async () => {
    await enter({ reducedMotion: 'reduce' });
    // before the choice the chair is empty, also where the line below names somebody
    await page.getByText('Today one fortune waits').waitFor();
    expect(await seer().locator('img').count()).toBe(0);
    await teller('Donkey').click();
    await expect.poll(seerFace).toEqual(['donkey-rest']);
    await reveal().click();
    await page.clock.runFor(1000);
    await expect.poll(seerFace).toEqual(['donkey-smitten']);
    // the onion's fade of opacity is all that is left
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
    );
    expect(moving.filter((property) => /translate|scale|rotate|transform|inset/.test(property))).toEqual([]);
    await teller('Fiona').click();
    await expect.poll(seerFace).toEqual(['fiona-rest']);
  });

  it('leaves the others in the dark', async () => {
    await enter();
    const light = (name: string) =>
      teller(name)
        .locator('picture')
        .evaluate((picture) => Number(/brightness\(([\d.]+)/.exec(getComputedStyle(picture).filter)?.[1] ?? 1));
    expect(await light('Fiona')).toBe(1);
    await teller('Donkey').click();
    await expect.poll(() => light('Fiona')).toBeLessThan(0.8);
    await expect.poll(() => light('Donkey')).toBeGreaterThanOrEqual(1);
  });
});

describe('the seven heads', () => {
  it('stand in a row once one is chosen on a phone, each with its name, and no name runs over the next', async () => {
    await enter();
    await teller('Pinocchio').click();
    const names = await page.locator('fieldset span').evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const { left, right } = words.getBoundingClientRect();
        const box = one.closest('button')?.getBoundingClientRect() as DOMRect;
        return {
          name: one.textContent,
          isSeen: one.getBoundingClientRect().height > 20 && getComputedStyle(one).clipPath === 'none',
          over: Math.max(0, box.left - left, right - box.right),
        };
      }),
    );
    expect(names).toEqual(fortuneTellers.map((name) => ({ name, isSeen: true, over: 0 })));
  });

  it('leave room on a phone on its side for the fortune and all that may be done about it', async () => {
    await enter({ viewport: { width: 740, height: 360 } });
    await teller('Kitty Softpaws').click();
    await reveal().click();
    await page.clock.runFor(1000);
    const ask = page.getByRole('button', { name: 'Ask Kitty Softpaws what this means' });
    await ask.waitFor();
    const bottoms = await page
      .locator('main button, output')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(360);
  });
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
