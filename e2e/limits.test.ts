import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import * as chat from './chat-page.ts';
import { contrastFaults } from './contrast.ts';
import { calm } from './size-cases.ts';
import { type Opened, scrollsSideways, testSite } from './test-site.ts';

const fallbackGreeting = 'Hi there! How can I make your day better today? 😊';
const failure = 'Failed to fetch response. Please try again.';

let opened: Opened;
let visitors = 0;

const site = testSite(async () => ({ CHAT_RATE_LIMIT: '2', TRUST_PROXY: '127.0.0.1' }));

beforeEach(async () => {
  visitors += 1;
  // Each test is another visitor: the server trusts this browser as a proxy and believes its X-Forwarded-For.
  opened = await site.open({ ...calm, extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${visitors}` } });
  await opened.page.clock.install();
});

const said = () => chat.said(opened.page);
const note = () =>
  opened.page
    .getByText(/^You can write again/)
    .filter({ visible: true })
    .first();
const input = () => chat.input(opened.page);
const send = () => opened.page.locator('[type=submit]');
const canSend = () => chat.canSend(opened.page);

async function enter() {
  await opened.page.goto(`${site.address}/chat`);
  await opened.page.getByRole('listitem').first().waitFor();
  await canSend();
}

async function converse(message: string) {
  await input().fill(message);
  await send().click();
  await chat.passTyping(opened.page);
  await chat.typingIsOver(opened.page);
}

describe('over the limit', () => {
  it('the visitor reads the specified failure and when to try again, and can then', async () => {
    await enter();
    await converse('one');
    expect(await note().count()).toBe(0);
    await converse('two');
    expect((await said()).at(-1)).toBe(failure);
    const seconds = Number(/in (\d+) s\.$/.exec((await note().innerText()) ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(30);
    expect(await scrollsSideways(opened.page)).toBe(false);
    expect(await accessibilityFaults(opened.page)).toEqual([]);

    await input().fill('three');
    await opened.page.clock.runFor(10_000);
    expect(Number(/in (\d+) s\.$/.exec((await note().innerText()) ?? '')?.[1])).toBeLessThanOrEqual(seconds - 9);
    expect(await input().inputValue()).toBe('three');

    await opened.page.clock.runFor(60_000);
    expect(await note().innerText()).toBe('You can write again.');
    expect(await send().isEnabled()).toBe(true);
    expect(await send().innerText()).toBe('Send');
  });

  it('Send is off, Enter sends nothing and loses nothing, and no second failed pair is added', async () => {
    await enter();
    await converse('one');
    await converse('two');
    const list = await said();
    expect(await send().isDisabled()).toBe(true);

    await input().fill('three');
    await input().press('Enter');
    await opened.page.clock.runFor(3000);
    expect(await said()).toEqual(list);
    expect(await input().inputValue()).toBe('three');

    await opened.page.clock.runFor(70_000);
    await input().press('Enter');
    expect(await said()).toEqual([...list, 'three']);
    expect(await input().inputValue()).toBe('');
  });

  it('Send’s words are read on its board although it is off', async () => {
    await enter();
    await converse('one');
    await converse('two');
    expect(await send().isDisabled()).toBe(true);
    await opened.page.waitForLoadState('networkidle'); // the board's picture has come
    // The measurement skips disabled controls, so a paragraph with the same style is measured instead.
    await send().evaluate((button) => {
      const { color, filter, opacity } = getComputedStyle(button);
      button.removeAttribute('disabled');
      Object.assign(button.style, { color, filter, opacity });
    });
    // Only Send's: beside it, a message may be scrolled out by half.
    expect((await contrastFaults(opened.page)).filter((fault) => fault.includes('Send'))).toEqual([]);
  });

  it('a screen reader hears of the wait when it begins and when it is over, and nothing between', async () => {
    await enter();
    await converse('one');
    await canSend(); // a reply is heard once it is whole
    const heard = await chat.listen(opened.page);
    await converse('two');
    await opened.page.clock.runFor(70_000);
    expect(await heard()).toEqual([
      'Shrek is typing',
      expect.stringMatching(
        /^The page says: Failed to fetch response\. Please try again\. You can write again in \d+ s\.$/,
      ),
      'You can write again.',
    ]);
  });

  it('the greeting is the fallback, with the same note, which goes when the next message is sent', async () => {
    await enter();
    await converse('one');
    await opened.page.reload();
    await opened.page.getByRole('listitem').first().waitFor();
    expect(await said()).toEqual([fallbackGreeting]);
    await note().waitFor();
    expect(await send().isDisabled()).toBe(true);
    await opened.page.clock.runFor(70_000);
    await input().fill('two');
    await send().click();
    await note().waitFor({ state: 'detached' });
  });
});
