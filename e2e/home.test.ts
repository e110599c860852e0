import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { pictureOf } from './pixels.ts';
import { twoSizes } from './size-cases.ts';
import { scrollsSideways, sizes, testSite } from './test-site.ts';

const site = testSite();

/** Opens the home page and notes the films it fetches. */
async function enter(options: BrowserContextOptions = {}, before: (page: Page) => Promise<unknown> = async () => {}) {
  const opened = await site.open(options);
  const films: string[] = [];
  opened.page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await before(opened.page);
  await opened.page.goto(site.address);
  await opened.page.getByRole('button', { name: /the film$/ }).waitFor();
  return { ...opened, films };
}

describe.each(twoSizes)('at $width px', (viewport) => {
  it('the film plays behind the title, muted and looping, and can be paused', async () => {
    const { page, complaints } = await enter({ viewport });
    const video = page.locator('video');
    const pause = page.getByRole('button', { name: 'Pause the film' });
    await pause.waitFor();
    expect(await video.evaluate(({ muted, loop, paused }: HTMLVideoElement) => [muted, loop, paused])).toEqual([
      true,
      true,
      false,
    ]);
    // it fills the window, and on a phone goes on beyond it
    const window = { x: 0, y: 0, ...viewport };
    expect(await video.locator('..').boundingBox()).toEqual(window);
    const { x, y, width, height } = (await video.boundingBox()) ?? { x: 1, y: 1, width: 0, height: 0 };
    expect(Math.max(x, y)).toBeLessThanOrEqual(0.01);
    expect(x + width).toBeGreaterThanOrEqual(viewport.width);
    expect(y + height).toBeGreaterThanOrEqual(viewport.height);
    if (viewport.width >= 480) expect({ x, y, width, height }).toEqual(window);
    await pause.click();
    const seen = await pictureOf(page);
    await video.evaluate((element) => element.parentElement?.style.setProperty('visibility', 'hidden'));
    expect((await pictureOf(page)).equals(seen), 'the film is seen').toBe(false);
    await video.evaluate((element) => element.parentElement?.style.removeProperty('visibility'));
    await page.getByRole('button', { name: 'Play the film' }).waitFor();
    expect(await video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('the title or the poster is the largest paint, and the film is asked for after it', async () => {
    const { page } = await site.open({ viewport });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { element, url } = list.getEntries().at(-1) as LargestContentfulPaint;
        Object.assign(globalThis, { largest: element?.closest('h1') ? 'title' : url });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(site.address);
    // Both times are by the page's own clock: what the browser reports from outside may be stamped in another order.
    const msAfterLoad = () =>
      page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const film = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.mp4'));
        return film && visit ? film.startTime - visit.loadEventStart : null;
      });
    await expect.poll(msAfterLoad).not.toBeNull();
    expect(await msAfterLoad()).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => String(await page.evaluate('globalThis.largest'))).toMatch(/title|poster/);
  });

  it('has title, blurb, three links and the footer on one screen', async () => {
    const { page } = await enter({ viewport });
    for (const name of [
      'Play Hangman: Swamp Edition',
      'Pick & Chat',
      'Reveal Your Swampy Fortune',
      'MIT licence',
      'Source code',
    ]) {
      const box = await page.getByRole('link', { name, exact: true }).boundingBox();
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
  });
});

/** Where the couple are in the films, ears and feet, at their widest (art/pair.py): in columns and rows of the picture. */
const couple = {
  wide: { width: 1280, height: 720, left: 104, right: 388, top: 328, bottom: 612 },
  tall: { width: 720, height: 1280, left: 64, right: 340, top: 872, bottom: 1156 },
};

/** Runs in the page: what lies on the couple of the film, of all words, signs and the wood of their post. */
function onTheCouple(couple: { wide: Film; tall: Film }) {
  const picture = document.querySelector<HTMLImageElement>('[aria-hidden] picture img');
  if (!picture) return ['no film'];
  const film = innerHeight > innerWidth ? couple.tall : couple.wide;
  const scale = Math.max(innerWidth / film.width, innerHeight / film.height);
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat);
  const left = ((innerWidth - film.width * scale) * x) / 100;
  const top = ((innerHeight - film.height * scale) * y) / 100;
  const { scale: larger, transformOrigin } = getComputedStyle(picture);
  const zoom = Number.parseFloat(larger) || 1; // on a phone the film is nearer
  const [x0 = 0, y0 = 0] = transformOrigin.split(' ').map(Number.parseFloat);
  const across = (column: number) => x0 + (left + column * scale - x0) * zoom;
  const down = (row: number) => y0 + (top + row * scale - y0) * zoom;
  const [from, to] = [across(film.left), across(film.right)];
  const [above, below] = [down(film.top), down(film.bottom)];
  const liesOn = (box: { left: number; right: number; top: number; bottom: number }) =>
    box.right > from && box.left < to && box.bottom > above && box.top < below;

  const found: string[] = [];
  for (const words of document.querySelectorAll('main p, main nav a, footer a, footer span')) {
    const range = document.createRange();
    range.selectNodeContents(words);
    const boxes = [...range.getClientRects(), ...(words.closest('nav') ? [words.getBoundingClientRect()] : [])];
    if (boxes.some(liesOn)) found.push(words.textContent ?? '');
  }
  const nav = document.querySelector('main nav') as HTMLElement;
  const post = getComputedStyle(nav, '::before');
  const size = (value: string) => Number.parseFloat(value);
  const wide = size(post.width);
  const start = nav.getBoundingClientRect().left + size(post.left) + size(post.marginLeft);
  const box = nav.getBoundingClientRect();
  // its picture is empty at both sides, and it fades out below
  const wood = {
    left: start + wide * 0.16,
    right: start + wide * 0.84,
    top: box.top,
    bottom: box.top + size(post.height),
  };
  if (liesOn(wood)) found.push('the post');
  return found;
}
type Film = (typeof couple)['wide'];

it('nothing lies on the couple in the film, upright or wide', async () => {
  const { page } = await enter({ reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  const phones = [
    { width: 390, height: 844 },
    { width: 740, height: 360 },
    { width: 844, height: 390 },
  ];
  for (const viewport of [...sizes, ...phones]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(onTheCouple, couple), `at ${viewport.width} px`).toEqual([]);
  }
});

describe('the film', () => {
  it('is not fetched under reduced motion until the visitor asks for it', async () => {
    const { page, films } = await enter({ reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    await page.getByRole('button', { name: 'Play the film' }).click();
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
    expect(films.length).toBeGreaterThan(0);
  });

  it('is not fetched under Save-Data', async () => {
    const { page, films } = await enter({}, (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
    );
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    expect(
      await page.locator('[aria-hidden] picture img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });
});

describe('a visitor’s choice', () => {
  it('keeps the film paused after leaving and coming back', async () => {
    const { page, complaints } = await enter();
    await page.getByRole('button', { name: 'Pause the film' }).click();
    await page.getByRole('link', { name: 'Pick & Chat' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Play the film' }).waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator('video').evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('of less motion stops the film at once', async () => {
    const { page } = await enter();
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Play the film' }).waitFor();
  });

  it('to rotate the phone loads the film of that shape', async () => {
    const { page } = await enter();
    const shown = () => page.locator('video').evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc);
    await expect.poll(shown).toContain('swamp-tall');
    await page.setViewportSize({ width: 640, height: 360 });
    await expect.poll(shown).toMatch(/swamp\.(av1|h264)/);
    await page.getByRole('button', { name: 'Pause the film' }).waitFor();
  });
});

describe('without JavaScript', () => {
  it('the footer has a year all the same', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(site.address);
    expect(await page.getByRole('contentinfo').textContent()).toMatch(/© 20\d\d /);
  });
});

describe('the footer', () => {
  it('has the right year years after the build, and hydrates without a complaint', async () => {
    const { page, complaints } = await enter({}, (page) => page.clock.setFixedTime('2031-05-04T12:00:00'));
    await page.getByText('© 2031').waitFor();
    expect(complaints).toEqual([]);
  });

  it('leads to the licence, which is the MIT licence, and to the source', async () => {
    const { page } = await enter();
    expect(await page.getByRole('link', { name: 'Source code' }).getAttribute('href')).toMatch(/^https:\/\//);
    await page.getByRole('link', { name: 'MIT licence' }).click();
    await page.getByText('Permission is hereby granted').waitFor();
  });
});

describe('hangman with the clock set to 2031', () => {
  it('hydrates without a complaint', async () => {
    const { page, complaints } = await site.open();
    await page.clock.setFixedTime('2031-05-04T12:00:00');
    await page.goto(`${site.address}/minigame`);
    await page.getByRole('button', { name: 'a', exact: true }).click();
    expect(complaints).toEqual([]);
  });
});
