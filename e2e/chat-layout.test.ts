// The chat in small windows, in print, and on a touch screen.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cases } from '../server/test/cases.ts';
import { reply, type StandInService, standInService } from '../server/test/stand-in-service.ts';
import { canSend, input, passTyping, replyTimeout, said, typingIsOver } from './chat-page.ts';
import { contrastFaults } from './contrast.ts';
import { scrollsSideways, sizes, testSite } from './test-site.ts';

let service: StandInService;
const site = testSite(async () => {
  service = await standInService();
  return { CHAT_BASE_URL: service.baseUrl, CHAT_RATE_LIMIT: '3', TRUST_PROXY: '127.0.0.1' };
});
afterAll(() => service?.close());
beforeEach(() => service.behave('streams'));

let visitors = 0;

async function enter(viewport: { width: number; height: number }) {
  visitors += 1;
  const { page } = await site.open({ viewport, extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visitors}` } });
  await page.clock.install();
  await page.goto(`${site.address}/chat`);
  await expect.poll(() => said(page), replyTimeout).toEqual([reply]);
  await canSend(page);
  return page;
}

async function converse(page: Page, message: string) {
  await input(page).fill(message);
  await input(page).press('Enter');
  await passTyping(page);
  await typingIsOver(page);
}

type Box = { x: number; y: number; width: number; height: number };
const boxesOf = async (page: Page): Promise<Record<string, Box>> => {
  const parts = {
    back: page.getByRole('link', { name: 'Back' }),
    name: page.getByRole('heading', { level: 1 }),
    list: page.getByRole('region'),
    input: input(page),
    send: page.locator('[type=submit]'),
  };
  const boxes = Object.entries(parts).map(async ([part, at]) => [part, await at.boundingBox()] as const);
  return Object.fromEntries(await Promise.all(boxes)) as Record<string, Box>;
};
const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;
const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.5 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.5;

async function expectToBeUsable(page: Page, window: { width: number; height: number }) {
  const boxes = await boxesOf(page);
  for (const [part, box] of Object.entries(boxes)) {
    expect(isWithin(box, { x: 0, y: 0, ...window }), `${part} is in the window`).toBe(true);
    for (const [other, otherBox] of Object.entries(boxes)) {
      if (part < other) expect(overlap(box, otherBox), `${part} overlaps ${other}`).toBe(false);
    }
  }
  const newest = await page.getByRole('listitem').last().locator('p').boundingBox();
  expect(isWithin(newest as Box, boxes.list as Box), 'the newest message is in sight').toBe(true);
  expect(await scrollsSideways(page)).toBe(false);
}

const small = [
  ['a phone on its side with its keyboard', { width: 640, height: 180 }],
  ['400 % zoom', { width: 320, height: 256 }],
] as const;

describe.each(small)('with %s', (_, window) => {
  it('the newest message is read, and the input is used, through replies, failure and limit', async () => {
    const page = await enter(window);
    await expectToBeUsable(page, window);
    expect(await page.locator('header img').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText('Replies are fiction').isVisible()).toBe(false);
    await converse(page, 'Good evening!');
    await expectToBeUsable(page, window);
    service.behave('answers 500');
    await converse(page, 'Is anybody there?');
    await expectToBeUsable(page, window);
    await converse(page, 'And now?');
    await page
      .getByText(/^You can write again in/)
      .filter({ visible: true })
      .waitFor();
    await expectToBeUsable(page, window);
    expect(await contrastFaults(page)).toEqual([]);
    await input(page).fill('one\ntwo\nthree\nfour\nfive');
    await expectToBeUsable(page, window);
  });

  it('the same goes for a phone whose keyboard lies over the page, as Safari’s does', async () => {
    const page = await enter({ width: window.width, height: 500 });
    await page.evaluate(
      (height) => document.documentElement.style.setProperty('--visible-height', height),
      `${window.height}px`,
    );
    await converse(page, 'Good evening!');
    await expectToBeUsable(page, window);
  });
});

describe('in print', () => {
  it('the whole conversation is there, dark on white', async () => {
    const page = await enter(sizes[0]);
    service.behave('answers as JSON');
    const long = 'a long story '.repeat(70).trim();
    await converse(page, long);
    await converse(page, long);
    const onScreen = await said(page);
    await page.emulateMedia({ media: 'print' });
    const sheet = await page.screenshot({ fullPage: true });
    const { height = 0 } = await sharp(sheet).metadata();
    const lengths = await page.getByRole('listitem').evaluateAll((items) => items.map((item) => item.clientHeight));
    expect(height).toBeGreaterThan(lengths.reduce((sum, length) => sum + length, 0));
    expect(height).toBeGreaterThan(sizes[0].height * 1.5);
    const boxes = await page
      .getByRole('listitem')
      .locator('p')
      .evaluateAll((bubbles) =>
        bubbles.map((bubble) => {
          const { bottom } = bubble.getBoundingClientRect();
          return bottom + scrollY <= document.documentElement.scrollHeight;
        }),
      );
    expect(boxes).toEqual(onScreen.map(() => true));
    // Most of the print is white, and all text on it is dark.
    const grey = await sharp(sheet).greyscale().raw().toBuffer();
    expect(grey.reduce((sum, value) => sum + value, 0) / grey.length).toBeGreaterThan(200);
    const inks = await page
      .locator('h1, li p')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
    for (const ink of inks) expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(60);
    const board = (name: Element) => getComputedStyle(name).borderImageSource;
    expect(await page.locator('h1').evaluate(board)).toBe('none');
    expect(await input(page).isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Back' }).isVisible()).toBe(false);
    expect(await page.locator('header img').filter({ visible: true }).count()).toBe(0);
  });
});

describe('on a touch screen', () => {
  it.each(cases([...sizes, small[0][1], small[1][1]], ({ width }) => width === 360 || width === 320))(
    'all that one presses is 44 px wide and high, at $width x $height',
    async (window) => {
      const page = await enter(window);
      await converse(page, 'w '.repeat(480));
      await page.getByRole('region').evaluate((list) => list.scrollTo(0, 0));
      if (await page.getByRole('region').evaluate((list) => list.scrollHeight > list.clientHeight)) {
        await page.getByRole('button', { name: 'Newest' }).waitFor();
      }
      const seen = page.locator('a, button, textarea, input').filter({ visible: true });
      const tooSmall = await seen.evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width < 44 || height < 44 ? [`${target.textContent}: ${width} x ${height}`] : [];
        }),
      );
      const isNoteHidden = !(await page.getByText('Replies are fiction').isVisible());
      expect(tooSmall).toEqual([]);
      expect(isNoteHidden).toBe(small.some(([, { height }]) => height === window.height));
    },
  );
});
