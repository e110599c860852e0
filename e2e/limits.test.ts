import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { type Opened, scrollsSideways, stage } from './stage.ts';

const fallbackGreeting = 'Hi there! How can I make your day better today? 😊';
const failure = 'Failed to fetch response. Please try again.';

let opened: Opened;
let visitors = 0;

const site = stage(async () => ({ CHAT_RATE_LIMIT: '2', TRUST_PROXY: '127.0.0.1' }));

beforeEach(async () => {
  visitors += 1;
  // Each test is another visitor; the site takes this browser for its proxy.
  opened = await site.open({ extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${visitors}` } });
  await opened.page.clock.install();
});

const said = () => opened.page.getByRole('listitem').locator('p').allInnerTexts();
const note = () =>
  opened.page
    .getByText(/^You can write again/)
    .filter({ visible: true })
    .first();
const input = () => opened.page.getByPlaceholder('Type a message...');
const send = () => opened.page.getByRole('button', { name: 'Send', exact: true });
const canSend = () =>
  opened.page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false);

async function enter() {
  await opened.page.goto(`${site.address}/chat`);
  await opened.page.getByRole('listitem').first().waitFor();
  await canSend();
}

async function converse(message: string) {
  await input().fill(message);
  await send().click();
  await opened.page.clock.runFor(1500);
  await opened.page.clock.runFor(1000);
  await canSend();
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
    expect(await send().isEnabled()).toBe(true);

    await opened.page.clock.runFor(60_000);
    expect(await note().innerText()).toBe('You can write again.');
  });

  it('a screen reader hears of the wait when it begins and when it is over, and nothing between', async () => {
    await enter();
    await converse('one');
    await opened.page.getByRole('status').evaluate((region) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await converse('two');
    await opened.page.clock.runFor(70_000);
    const heard = await opened.page.evaluate(() => (window as unknown as { heard: string[] }).heard.filter(Boolean));
    expect(heard).toEqual([
      'Shrek is typing',
      expect.stringMatching(/^Shrek: Failed to fetch response\. Please try again\. You can write again in \d+ s\.$/),
      'You can write again.',
    ]);
  });

  it('the greeting is the fallback, with the same note, which goes when the next message is sent', async () => {
    await enter();
    await converse('one');
    await opened.page.reload();
    await opened.page.getByRole('listitem').first().waitFor();
    await canSend();
    expect(await said()).toEqual([fallbackGreeting]);
    await note().waitFor();
    await input().fill('two');
    await send().click();
    await note().waitFor({ state: 'detached' });
  });
});
