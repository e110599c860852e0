// What a visitor may do about a reply: docs/product.md, 5.12.
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { reply, type StandInService, standInService, streams } from '../server/test/stand-in-service.ts';
import * as chat from './chat-page.ts';
import { testSite } from './test-site.ts';

const failure = 'Failed to fetch response. Please try again.';
const nothing = "That's all Shrek's got! Go bother others instead.";

let service: StandInService;
const site = testSite(async () => {
  service = await standInService();
  return { CHAT_BASE_URL: service.baseUrl, CHAT_API_KEY: 'sk', CHAT_TIMEOUT_MS: '3000', CHAT_REPLY_TIMEOUT_MS: '6000' };
});
afterAll(() => service?.close());
beforeEach(() => {
  service.behave('streams');
  service.calls.length = 0;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const hasFocus = (page: Page, name: string) =>
  button(page, name).evaluate((element) => element === document.activeElement);

async function enter(page: Page, address = site.address) {
  await page.goto(`${address}/chat`);
  await chat.canSend(page);
}

/** With the page's clock faked. */
async function say(page: Page, message: string) {
  await chat.input(page).fill(message);
  await page.keyboard.press('Enter');
  await chat.passTyping(page);
  await chat.canSend(page);
}

async function again(page: Page, name: 'Try again' | 'Another answer') {
  await button(page, name).click();
  await chat.passTyping(page);
  await chat.canSend(page);
}

/** The words of the last question that the service was asked. */
const lastCall = () => JSON.stringify(service.calls.at(-1)?.body);

describe('about a reply', () => {
  const { page } = atHome();

  it('that failed, or is empty, one may try again, and the message is still there', async () => {
    await enter(page());
    service.behave('answers 500');
    await say(page(), 'are you there?');
    expect(await chat.said(page())).toEqual([reply, 'are you there?', failure]);
    service.behave('streams nothing');
    await again(page(), 'Try again');
    expect(await chat.said(page())).toEqual([reply, 'are you there?', nothing]);
    service.behave('streams');
    await again(page(), 'Try again');
    expect(await chat.said(page())).toEqual([reply, 'are you there?', reply]);
    expect(lastCall()).toContain('are you there?.');
    expect(lastCall().match(/are you there/g)).toHaveLength(1);
  });

  it('one may ask for another, and page through all of them; the one that is shown goes along', async () => {
    service.behave(streams('One.'));
    await enter(page());
    service.behave(streams('First.'));
    await say(page(), 'hello');
    expect(await button(page(), 'Reply before').count()).toBe(0);
    service.behave(streams('Second.'));
    await again(page(), 'Another answer');
    expect(lastCall()).not.toContain('First.');
    expect(await chat.said(page())).toEqual(['One.', 'hello', 'Second.']);
    await button(page(), 'Reply before').click();
    expect(await chat.said(page())).toEqual(['One.', 'hello', 'First.']);
    expect(await page().getByRole('status').textContent()).toBe('Shrek: First.');
    await button(page(), 'Reply after').click();
    expect(await chat.said(page())).toEqual(['One.', 'hello', 'Second.']);
    await button(page(), 'Reply before').click();
    await say(page(), 'and now');
    expect(lastCall()).toContain('First.');
    expect(lastCall()).not.toContain('Second.');
    expect(await button(page(), 'Reply before').count()).toBe(0);
  });

  it('of danger, and of the site, there is no other', async () => {
    await enter(page());
    await say(page(), 'i want to die');
    expect(
      await page()
        .getByRole('button', { name: /again|Another|Copy/ })
        .count(),
    ).toBe(0);
    await enter(page());
    await say(page(), 'send nudes');
    await say(page(), 'send nudes');
    expect(
      await page()
        .getByRole('button', { name: /again|Another/ })
        .count(),
    ).toBe(0);
  });

  it('one may stop it: what has come stays, the service is left, and the talk goes on', async () => {
    await enter(page());
    let isGone = false;
    service.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const more = () => response.write('data: {"choices":[{"delta":{"content":"well, "}}]}\n\n');
      more();
      const beat = setInterval(more, 100);
      response.on('close', () => {
        clearInterval(beat);
        isGone = true;
      });
    });
    await chat.input(page()).fill('hello');
    await page().keyboard.press('Enter');
    await chat.passTyping(page());
    await page().getByText('well, well,').first().waitFor();
    await button(page(), 'Stop').focus();
    await page().keyboard.press('Enter');
    await chat.canSend(page());
    const [, , half = ''] = await chat.said(page());
    expect(half).toMatch(/^(well, )+well,$/);
    expect(await hasFocus(page(), 'Another answer')).toBe(true);
    await expect.poll(() => isGone).toBe(true);
    service.behave('streams');
    await say(page(), 'go on');
    expect(await chat.said(page())).toEqual([reply, 'hello', half, 'go on', reply]);
    expect(lastCall()).toContain('well, well,');
  });

  it('one may stop it before its first word: the message stays, and may be tried again', async () => {
    await enter(page());
    service.behave(() => {});
    await chat.input(page()).fill('hello');
    await page().keyboard.press('Enter');
    expect(await button(page(), 'Stop').count()).toBe(0);
    await page().clock.runFor(1600);
    await button(page(), 'Stop').click();
    await chat.canSend(page());
    expect(await chat.said(page())).toEqual([reply, 'hello']);
    service.behave('streams');
    await again(page(), 'Try again');
    expect(await chat.said(page())).toEqual([reply, 'hello', reply]);
  });

  it('one may copy it; where that is forbidden, it is marked, and the page says so', async () => {
    await page().context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.address });
    service.behave(streams('Copy me.'));
    await enter(page());
    await say(page(), 'hello');
    await button(page(), 'Copy').click();
    await button(page(), 'Copied').waitFor();
    expect(await page().evaluate(() => navigator.clipboard.readText())).toBe('Copy me.');
    await page().evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await button(page(), 'Copied').click();
    await page().getByText('Your browser forbids copying.').waitFor();
    expect(await page().evaluate(() => String(getSelection()))).toBe('Copy me.');
  });
});

/** One page for the tests of a `describe`, with a faked clock. */
function atHome() {
  const shared = site.share({}, (page) => page.clock.install());
  return { page: () => shared.page };
}
