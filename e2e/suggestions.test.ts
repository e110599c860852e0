import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import * as chat from './chat-page.ts';
import { calm, oneSize } from './size-cases.ts';
import { longThingsToSay } from './states.ts';
import { scrollsSideways, sizes, testSite } from './test-site.ts';

const site = testSite();
const things = (page: Page) => page.getByRole('group', { name: 'Things to say' }).getByRole('button');

async function enter(viewport: { width: number; height: number } = sizes[0]) {
  const opened = await site.open({ ...calm, viewport });
  await opened.page.goto(`${site.address}/chat`);
  await chat.canSend(opened.page);
  await things(opened.page).first().waitFor();
  return opened;
}

describe('things to say', () => {
  it('stand there before the first message; a tap sends one, and they are gone while the reply is awaited', async () => {
    const { page, complaints } = await enter();
    const count = await things(page).count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(4);
    const text = await things(page).first().innerText();
    await things(page).first().click();
    expect(await things(page).count()).toBe(0);
    await chat.canSend(page);
    expect((await chat.said(page))[1]).toBe(text);
    expect((await chat.said(page)).length).toBe(3);
    expect(complaints).toEqual([]);
  });

  it('lead through a story from its first line to its last, by taps alone', async () => {
    const { page, complaints } = await enter();
    await page.clock.install();
    const answered = async () => {
      await chat.passTyping(page);
      await chat.canSend(page);
    };
    await chat.input(page).fill('tell me a story');
    await page.keyboard.press('Enter');
    await answered();
    let taps = 0;
    for (; (await things(page).count()) > 0; taps += 1) {
      await things(page).first().click();
      await answered();
    }
    expect(taps).toBeGreaterThan(2);
    const lines = await chat.said(page);
    expect(new Set(lines.filter((_, i) => i % 2 === 0)).size).toBe(Math.ceil(lines.length / 2));
    expect(complaints).toEqual([]);
  });

  it('come after the input for the keyboard, which stays in the input', async () => {
    const { page } = await enter();
    await chat.input(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const first = things(page).first();
    expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await chat.canSend(page);
    expect(await chat.input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([
    { width: 360, height: 640 },
    { width: 740, height: 360 },
  ])('are seen whole, however long, at $width x $height', async (viewport) => {
    const { page } = await site.open({ ...calm, viewport });
    await longThingsToSay(page);
    await page.goto(`${site.address}/chat`);
    await things(page).first().waitFor();
    const field = await page.locator('form').boundingBox();
    for (const thing of await things(page).all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
      expect(y + height).toBeLessThanOrEqual(field?.y ?? 0);
    }
  });

  it.each(oneSize)('fit and pass axe at $width px, and hide no message', async (viewport) => {
    const { page } = await enter(viewport);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    const message = await page.getByRole('listitem').last().locator('p').boundingBox();
    const buttons = await things(page).first().boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    expect(buttons?.height).toBeGreaterThanOrEqual(44);
    const field = await chat.input(page).boundingBox();
    expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  });
});
