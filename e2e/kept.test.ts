// What a visitor may do about a reply, and what of a talk is kept on the device: docs/product.md, 5.12 and 5.13.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { reply, type StandInService, standInService, streams } from '../server/test/stand-in-service.ts';
import * as chat from './chat-page.ts';
import { calm } from './size-cases.ts';
import { testSite } from './test-site.ts';

const failure = 'Failed to fetch response. Please try again.';
const nothing = "That's all Shrek's got! Go bother others instead.";

let service: StandInService;
const site = testSite(async () => {
  service = await standInService();
  return {
    CHAT_BASE_URL: service.baseUrl,
    CHAT_API_KEY: 'sk',
    CHAT_TIMEOUT_MS: '8000',
    CHAT_REPLY_TIMEOUT_MS: '12000',
  };
});
afterAll(() => service?.close());
beforeEach(() => {
  service.behave('streams');
  service.calls.length = 0;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Whether the input has the focus. */
const isTyped = (page: Page) => chat.input(page).evaluate((element) => element === document.activeElement);

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
    const offered = page().getByRole('button', { name: /again|Another|Copy/ });
    expect(await offered.count()).toBe(0);
    await button(page(), 'This talk').click();
    await button(page(), 'Save this talk as text').waitFor();
    expect(await offered.count()).toBe(0);
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
    expect(await isTyped(page())).toBe(true);
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
    await button(page(), 'This talk').click(); // a phone has it there
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

const carryOn = (page: Page) => button(page, 'Carry on where we left off');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('swampheart talk Shrek'));
/** The buttons below the newest message have arrived. */
const row = (page: Page) => page.getByRole('group', { name: 'The newest reply' }).waitFor();

/** Leaves nothing behind of the test before. */
async function enterAnew(page: Page) {
  await page.goto(`${site.address}/licence`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await enter(page);
}

async function comeBack(page: Page) {
  await page.reload();
  await chat.canSend(page);
  await row(page);
}

describe('a talk', () => {
  const { page } = atHome();

  it('is greeted afresh after a reload, and carried on where it was left, with its scene and what was noticed', async () => {
    await enterAnew(page());
    await say(page(), "I'm 12");
    await say(page(), 'do you like ponds?');
    const before = await chat.said(page());
    expect(before).toHaveLength(6);
    await comeBack(page());
    expect(await chat.said(page())).toEqual([reply]);
    await carryOn(page()).focus();
    await page().keyboard.press('Enter');
    expect(await chat.said(page())).toEqual(before);
    expect(await carryOn(page()).count()).toBe(0);
    expect(await isTyped(page())).toBe(true);
    expect(await button(page(), 'Another answer').count()).toBe(0);
    await say(page(), 'and frogs?');
    expect(lastCall()).toContain('do you like ponds?');
    expect(lastCall()).toContain('under 18');
    await comeBack(page());
    await carryOn(page()).click();
    expect(await chat.said(page())).toEqual([...before, 'and frogs?', reply]);
  });

  it('is there again after a new release, for which a tab that was left open has no late part any more', async () => {
    await enterAnew(page());
    await say(page(), 'hello');
    await page().route(/afterwards-.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page().reload();
    await chat.canSend(page());
    await say(page(), 'are you there?');
    expect(await chat.said(page())).toEqual([reply, 'are you there?', reply]);
    expect(await page().getByRole('group', { name: 'The newest reply' }).count()).toBe(0);
    await page().unroute(/afterwards-.*\.js$/);
    await comeBack(page());
    await carryOn(page()).click();
    expect(await chat.said(page())).toEqual([reply, 'hello', reply]);
  });

  it('is not overwritten by one that begins anew', async () => {
    await enterAnew(page());
    await say(page(), 'one');
    await comeBack(page());
    await say(page(), 'two');
    expect(await carryOn(page()).count()).toBe(0);
    await comeBack(page());
    await carryOn(page()).click();
    expect(await chat.said(page())).toEqual([reply, 'one', reply, reply, 'two', reply]);
  });

  it('ends, on the device, before what told of danger; who carries it on meets a friend', async () => {
    await enterAnew(page());
    await say(page(), 'hello');
    await say(page(), 'i want to die');
    await say(page(), 'thank you');
    const all = await page().evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(all).toContain('hello');
    expect(all).not.toMatch(/die|thank|trust/);
    await comeBack(page());
    await carryOn(page()).click();
    expect(await chat.said(page())).toEqual([reply, 'hello', reply]);
    await say(page(), 'good evening');
    expect(lastCall()).toContain('never a sweetheart');
  });

  it('is gone after stepping out', async () => {
    await enterAnew(page());
    await say(page(), 'hello');
    expect(await kept(page())).toContain('hello');
    await button(page(), 'Step out of the swamp').click();
    await expect.poll(() => kept(page())).toBeNull();
  });

  it.each([
    ['corrupt', '{"version":1,"value":{"sittings":[{"id":'],
    ['of another form', '{"version":1,"value":{"sittings":[{"id":"a","messages":[{"category":"user"}]}]}}'],
    ['older than any that is known', '{"version":0,"value":["hello"]}'],
    ['of a newer release', '{"version":99,"value":{"talks":[]}}'],
  ])('that is %s is not offered, and the chat is as ever', async (which, text) => {
    await enterAnew(page());
    await page().evaluate((it) => localStorage.setItem('swampheart talk Shrek', it), text);
    await comeBack(page());
    expect(await carryOn(page()).count()).toBe(0);
    await say(page(), 'hello');
    expect(await chat.said(page())).toEqual([reply, 'hello', reply]);
    if (which === 'of a newer release') expect(await kept(page())).toBe(text);
    else expect(await kept(page())).toContain('hello');
  });

  it('is written to a file, without what told of danger', async () => {
    await enterAnew(page());
    await say(page(), 'hello');
    await say(page(), 'i want to die');
    await button(page(), 'This talk').click();
    const heights = await page()
      .locator('dialog[open] .sheet-board, dialog[open] button')
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.max(...heights)).toBeLessThan(90); // a board of wood, and no wall
    const [file] = await Promise.all([
      page().waitForEvent('download'),
      button(page(), 'Save this talk as text').click(),
    ]);
    expect(file.suggestedFilename()).toBe('swampheart-shrek.txt');
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.trim().split('\n\n').slice(1)).toEqual([`Shrek: ${reply}`, 'You: hello', `Shrek: ${reply}`]);
  });
});

describe('a draft', () => {
  const { page } = atHome();

  it('survives a reload, and moves nothing when it comes back', async () => {
    await enterAnew(page());
    await row(page());
    await chat.input(page()).fill('one\ntwo\nthree');
    await page().reload();
    await expect.poll(() => chat.input(page()).inputValue()).toBe('one\ntwo\nthree');
    await chat.canSend(page());
    await row(page());
    // of what the field's height could move: the line that says who writes is centred anew when it is known
    const moved = await page().evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const nodes = (list: PerformanceObserverEntryList) =>
            list.getEntries().flatMap((it) => (it as PerformanceEntry & { sources: { node: Node | null }[] }).sources);
          const about = 'form, form *, section, section *';
          new PerformanceObserver((list) =>
            resolve(
              nodes(list).flatMap(({ node }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                return element?.matches(about) ? [element.outerHTML] : [];
              }),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
        }),
    );
    expect(moved).toEqual([]);
    await say(page(), 'sent');
    await comeBack(page());
    expect(await chat.input(page()).inputValue()).toBe('');
  });

  it('is what was sent, too, until it has been answered', async () => {
    await enterAnew(page());
    await row(page());
    service.behave('answers 500');
    await say(page(), 'are you there?');
    service.behave('streams');
    await comeBack(page());
    expect(await chat.input(page()).inputValue()).toBe('are you there?');
    expect(await carryOn(page()).count()).toBe(0);
  });
});

describe('where the device keeps nothing', () => {
  it.each([
    [
      'because its storage is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      },
    ],
    [
      'because it is forbidden',
      () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('', 'SecurityError');
            },
          });
        }
      },
    ],
  ])('%s, the chat is as ever and says so', async (_, script) => {
    const { page, complaints } = await site.open(calm);
    await page.clock.install();
    await page.addInitScript(script);
    await enter(page);
    await say(page, 'hello');
    expect(await chat.said(page)).toEqual([reply, 'hello', reply]);
    await button(page, 'This talk').click();
    await page.getByText('This device keeps nothing of what is said now').waitFor();
    await button(page, 'Forget everything on this device').click();
    await button(page, 'Yes, forget everything').click();
    await chat.canSend(page);
    expect(await chat.said(page)).toEqual([reply]);
    expect(complaints).toEqual([]);
  });
});

describe('forgetting everything', () => {
  const { page } = atHome();

  it('in the chat begins it anew, here and in the other tab, and leaves nothing', async () => {
    await enterAnew(page());
    await say(page(), 'one');
    const other = await page().context().newPage();
    await other.clock.install();
    await enter(other);
    await say(other, 'two');
    await chat.input(other).fill('a draft');
    await button(page(), 'This talk').click();
    await button(page(), 'Forget everything on this device').click();
    await button(page(), 'No, keep it').click();
    expect(await kept(page())).toContain('one');
    await button(page(), 'Forget everything on this device').click();
    await button(page(), 'Yes, forget everything').click();
    for (const tab of [page(), other]) {
      await expect.poll(() => chat.said(tab)).toEqual([reply]);
      await chat.canSend(tab);
      await row(tab);
      expect(await carryOn(tab).count()).toBe(0);
      expect(await chat.input(tab).inputValue()).toBe('');
      expect(await tab.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    }
    expect(
      await page()
        .getByRole('heading', { level: 1 })
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await say(other, 'three');
    expect(await kept(page())).not.toMatch(/one|two/);
    await other.close();
  });

  it('stands on the page that every screen leads to, by keyboard too', async () => {
    await enterAnew(page());
    await say(page(), 'hello');
    await page().goto(`${site.address}/care`);
    const first = button(page(), 'Forget everything on this device');
    await first.focus();
    await page().keyboard.press('Enter');
    await button(page(), 'Yes, forget everything').waitFor(); // a press before the page is alive is carried out once it is
    await page().keyboard.press('Tab');
    await page().keyboard.press('Enter');
    await page().getByText('This device keeps nothing of Swampheart now.').waitFor();
    expect(await first.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page().evaluate(() => localStorage.length)).toBe(0);
  });
});

/** One page for the tests of a `describe`, with a faked clock. */
function atHome() {
  const shared = site.share(calm, (page) => page.clock.install());
  return { page: () => shared.page };
}
