// Chrome's translation replaces each text node by <font><font>words</font></font>. Preact still refers to the
// text nodes that it wrote, so bare text next to elements that come and go breaks the page.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { casesNamed } from '../server/test/cases.ts';
import { reply, type StandInService, standInService } from '../server/test/stand-in-service.ts';
import { canSend, input, passTyping, replyTimeout, said } from './chat-page.ts';
import { testSite } from './test-site.ts';

const failure = 'Failed to fetch response. Please try again.';

let service: StandInService;
const site = testSite(async () => {
  service = await standInService();
  return { CHAT_BASE_URL: service.baseUrl, CHAT_RATE_LIMIT: '4', TRUST_PROXY: '127.0.0.1' };
});
afterAll(() => service?.close());

let visitors = 0;

async function enter() {
  visitors += 1;
  service.behave('streams');
  const opened = await site.open({ extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${visitors}` } });
  await opened.page.clock.install();
  await opened.page.goto(`${site.address}/chat`);
  await expect.poll(() => said(opened.page), replyTimeout).toEqual([reply]);
  await canSend(opened.page);
  return opened;
}

async function send(page: Page, message: string) {
  await input(page).fill(message);
  await input(page).press('Enter');
  await expect.poll(async () => (await said(page)).at(-1), replyTimeout).toBe(message);
}

/** Waits until the message that was sent is answered. */
async function beAnswered(page: Page, answer: string) {
  await passTyping(page);
  await expect.poll(async () => (await said(page)).at(-1), replyTimeout).toBe(answer);
}

/** All texts of the page after translation, without those in `translate="no"`. */
function translate(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('[translate=no], font, script, textarea, noscript'))
        continue;
      const words = document.createElement('font');
      words.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(words);
      text.replaceWith(outer);
    }
    return document.querySelectorAll('font').length;
  });
}

/** A visit with everything that changes texts: replies, a failure, a limit, its end, and one more message. */
async function visit(page: Page, at: (moment: Moment) => Promise<unknown>) {
  await at('before a reply');
  await send(page, 'one');
  await page.clock.runFor(1500);
  await at('while it types');
  await beAnswered(page, reply);
  service.behave('answers 500');
  await send(page, 'two');
  await beAnswered(page, failure);
  await at('after a failure');
  service.behave('streams');
  await send(page, 'three');
  await beAnswered(page, reply);
  await send(page, 'four');
  await beAnswered(page, failure);
  await page
    .getByText(/^You can write again in/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await at('while a limit runs');
  await page.clock.runFor(5000);
  await page.clock.runFor(70_000);
  await at('when it is over');
  await send(page, 'five');
  await beAnswered(page, failure);
}

const moments = [
  'before a reply',
  'while it types',
  'after a failure',
  'while a limit runs',
  'when it is over',
] as const;
const times = casesNamed(['each time', ...moments], ['each time']);
type Moment = (typeof moments)[number];

describe('the chat, translated', () => {
  it.each(times)('still works when Chrome translates it: %s', async (wanted) => {
    const { page, complaints } = await enter();
    let translated = 0;
    await visit(page, async (moment) => {
      if (wanted === moment || wanted === 'each time') translated += await translate(page);
    });
    expect(translated).toBeGreaterThan(4);
    const list = [reply, 'one', reply, 'two', failure, 'three', reply, 'four', failure, 'five', failure];
    expect(await said(page)).toEqual(list);
    // The console shows only the failed calls.
    expect(complaints.filter((text) => !/The chat answered|Failed to load resource/.test(text))).toEqual([]);
  });

  it('leaves names as they are', async () => {
    const { page } = await enter();
    await translate(page);
    expect(await page.getByRole('heading', { level: 1 }).innerHTML()).toBe('Shrek');
    expect(await page.getByRole('listitem').locator('font').allTextContents()).not.toContain('Shrek: ');
  });
});
