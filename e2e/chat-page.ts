// What tests do on the chat's page.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Greetings and replies come over real HTTP, which is slow on a busy machine. */
export const replyTimeout = { timeout: 15_000 };

export const input = (page: Page) => page.getByPlaceholder('Type a message...');
/** The texts of the list, oldest first. */
export const said = (page: Page) => page.getByRole('listitem').locator('p').allInnerTexts();

/** Waits until Send is enabled. */
export function canSend(page: Page) {
  return page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false);
}

/** With the page's clock faked: lets the time pass after which "Typing..." appears, and then the time that it is shown. */
export async function passTyping(page: Page) {
  await page.clock.runFor(1500);
  await page.clock.runFor(1000);
}

/** Waits until the list ends with a reply or notice instead of "Typing...". */
export async function typingIsOver(page: Page) {
  await expect.poll(async () => (await said(page)).at(-1), replyTimeout).not.toBe('Typing...');
}

/** Records what a screen reader is told from now on; the function returned gives it as a list. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.getByRole('status').evaluate((region) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.filter(Boolean));
}
