// Fortunes that are kept: docs/product.md, 7.4 to 7.7.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { fortunes } from '../app/screens/fortune-teller/fortunes.ts';
import { fortuneTellers } from '../cast/fortune-tellers.ts';
import { readPart } from '../server/chat/understudy/understudy.ts';
import { cases } from '../server/test/cases.ts';
import * as chat from './chat-page.ts';
import { calm } from './size-cases.ts';
import { forget, type SharedPage, testSite } from './test-site.ts';

const site = testSite();

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const myBox = (page: Page) => page.getByRole('button', { name: /^My box/ });
const told = (page: Page) => page.getByRole('status').first().innerText();
const sheet = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => page.evaluate(() => localStorage.getItem('swampheart fortunes'));

async function enter(page: Page) {
  await page.goto(`${site.address}/fortune-teller`);
  await myBox(page).waitFor();
}

/** With the page's clock faked. Returns the fortune with its quotation marks. */
async function tell(page: Page, teller = 'Donkey'): Promise<string> {
  await button(page, teller).click();
  await button(page, 'Reveal My Swamp Fate').click();
  await page.clock.runFor(1000);
  await button(page, /^Keep it$|^Kept$/).waitFor();
  return told(page);
}

/** What the box has, as it is read. */
const inBox = (page: Page) => sheet(page).locator('li > p:first-child').allInnerTexts();

describe('a fortune', () => {
  const shared: SharedPage = site.share(calm, (page) => page.clock.install());

  it('is kept in a box, newest first, each once, taken out one by one, and there after a reload', async () => {
    const { page, complaints } = shared;
    await enter(page);
    await myBox(page).click();
    await sheet(page).getByText('The box is empty.').waitFor();
    await button(page, 'Close').click();

    const first = await tell(page);
    await button(page, 'Keep it').click();
    await button(page, 'Kept').waitFor();
    await page.keyboard.press('Enter'); // the focus has stayed, and it is not kept twice
    const second = await tell(page, 'Fiona');
    await button(page, 'Keep it').click();
    await page.getByText('It lies in your box.').waitFor();

    await page.reload();
    await myBox(page).click();
    expect(await inBox(page)).toEqual([second, first]);
    const day = await page.evaluate(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()));
    const whoAndWhen = await sheet(page).locator('li > p:nth-child(2)').allInnerTexts();
    expect(whoAndWhen.map((it) => it.replace(', fortune of the day', ''))).toEqual([`Fiona, ${day}`, `Donkey, ${day}`]);
    await sheet(page).getByRole('button', { name: 'Take out' }).first().click();
    expect(await inBox(page)).toEqual([first]);
    expect(await sheet(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await sheet(page).getByRole('button', { name: 'Take out' }).click();
    await sheet(page).getByText('The box is empty.').waitFor();
    expect(await box(page)).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('kept in two tabs is lost in neither, and is gone in both when everything is forgotten', async () => {
    const { page } = shared;
    await enter(page);
    const other = await page.context().newPage();
    await other.clock.install();
    await enter(other);
    const first = await tell(page);
    const second = await tell(other, 'Fiona');
    await button(page, 'Keep it').click();
    await button(other, 'Keep it').click();
    await expect.poll(() => myBox(page).innerText()).toMatch(/2$/);
    await myBox(page).click();
    expect(await inBox(page)).toEqual([second, first]);
    await other.goto(`${site.address}/care`);
    await button(other, 'Forget everything on this device').click();
    await button(other, 'Yes, forget everything').click();
    await sheet(page).getByText('The box is empty.').waitFor();
    expect(await box(page)).toBeNull();
    await other.close();
  });

  it('is told without that anything shifts', async () => {
    // The clock is the real one: what shifts within half a second of a click does not count, and the fortune comes after a second.
    const { page } = await site.open(calm);
    await enter(page);
    await page.evaluate(() => document.fonts.ready); // what shifts on loading is measured elsewhere (loading.test.ts)
    const shifts = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          const moved = entry.sources.map(({ node }) => (node as Element | null)?.className || node?.nodeName);
          if (!entry.hadRecentInput) seen.push(`${entry.value} at ${entry.startTime}: ${moved.join(', ')}`);
        }
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    for (const teller of ['Pinocchio', 'Donkey']) {
      await button(page, teller).click();
      await button(page, 'Reveal My Swamp Fate').click();
      await button(page, 'Keep it').waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    expect(await shifts.evaluate((seen) => seen)).toEqual([]);
  });

  it.each([1, 12])(
    'is counted beside “My box”, on its line and clear of the title, also on a phone: %d',
    async (count) => {
      const { page } = shared;
      const whole = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(`${site.address}/licence`);
      const kept = (fortunes.Donkey ?? [])
        .slice(0, count)
        .map((text) => ({ teller: 'Donkey', text, on: '2026-11-22' }));
      await page.evaluate(
        (value) => localStorage.setItem('swampheart fortunes', JSON.stringify({ version: 1, value })),
        kept,
      );
      await enter(page);
      await page.evaluate(() => document.fonts.ready);
      const [label, figure] = await myBox(page)
        .locator('span')
        .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().toJSON() as DOMRect));
      if (!label || !figure) throw new Error('There is no count.');
      const title = await page.evaluate(() => {
        const words = document.createRange();
        words.selectNodeContents(document.querySelector('h1') as Node);
        return words.getBoundingClientRect().toJSON() as DOMRect;
      });
      expect(await myBox(page).innerText()).toContain(String(count));
      expect(Math.abs(figure.top + figure.height / 2 - label.top - label.height / 2)).toBeLessThan(3);
      expect(figure.left).toBeGreaterThan(label.right);
      // beside the title, or the title is below it
      expect(label.left > title.right || Math.max(label.bottom, figure.bottom) <= title.top).toBe(true);
      await page.evaluate(() => localStorage.removeItem('swampheart fortunes'));
      if (whole) await page.setViewportSize(whole);
    },
  );

  it.each([
    ['corrupt', '{"version":1,"value":[{"teller":', 'is set aside'],
    ['of another form', '{"version":1,"value":[{"teller":"Donkey"}]}', 'is set aside'],
    ['of a newer release', '{"version":99,"value":{"shelves":[]}}', 'stays'],
  ])('in a box that is %s is not seen, and the page is as ever', async (_, text, becomes) => {
    const { page, complaints } = shared;
    await page.goto(`${site.address}/licence`);
    await page.evaluate((it) => localStorage.setItem('swampheart fortunes', it), text);
    await enter(page);
    await tell(page);
    await button(page, 'Keep it').click();
    if (becomes === 'stays') {
      await page.getByText('This device keeps nothing now').waitFor();
      expect(await box(page)).toBe(text);
    } else {
      await button(page, 'Kept').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('swampheart fortunes aside'))).toBe(text);
    }
    expect(complaints).toEqual([]);
    await forget(page);
  });
});

const waiting = (page: Page) => page.locator('p', { hasText: 'Today one fortune waits for you alone.' });
const isMarked = (page: Page) => page.getByText('Of the day', { exact: true }).isVisible();

describe('the fortune of the day', () => {
  it('is told once, by one teller, and tomorrow there is another; a clock set back gives none', async () => {
    const { page, complaints } = await site.open(calm);
    await page.clock.install({ time: '2026-11-22T10:00:00' });
    await enter(page);
    const who = /Ask (.+)\.$/.exec(await waiting(page).innerText())?.[1] ?? '';
    expect(fortuneTellers).toContain(who);
    await page.reload();
    expect(await waiting(page).innerText()).toContain(`Ask ${who}.`); // as long as it was not told

    const someoneElse = who === 'Fiona' ? 'Shrek' : 'Fiona';
    await button(page, someoneElse).click();
    expect(await waiting(page).count()).toBe(0);
    await button(page, who).click();
    await waiting(page).waitFor();
    await tell(page, someoneElse);
    expect(await isMarked(page)).toBe(false);
    const other = await page.context().newPage();
    await other.clock.install({ time: '2026-11-22T10:00:00' });
    await enter(other);
    await waiting(other).waitFor();
    const fortune = await tell(page, who);
    expect(await isMarked(page)).toBe(true);
    await page.getByText('Your fortune of the day. Tomorrow another one waits.').waitFor();
    await waiting(other).waitFor({ state: 'detached' });
    // a new visit may deal the very same words, which are the day's still
    expect((await tell(other, who)) === fortune).toBe(await isMarked(other));
    await other.close();
    await button(page, 'Keep it').click();
    await myBox(page).click();
    expect(await inBox(page)).toEqual([fortune]);
    await sheet(page).getByText(`${who}, 22 November 2026, fortune of the day`).waitFor();
    await button(page, 'Close').click();
    expect((await tell(page, who)) === fortune).toBe(await isMarked(page));

    for (const [time, isThere] of [
      ['2026-11-22T20:00:00', false],
      ['2026-11-20T12:00:00', false],
      ['2026-11-23T08:00:00', true],
    ] as const) {
      await page.clock.setSystemTime(time);
      await enter(page);
      await page.clock.fastForward(2000); // the slip comes a second after the rest
      const kept = await page.evaluate(() =>
        [String(new Date()), localStorage.getItem('swampheart fortune of the day')].join(),
      );
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await waiting(page).isVisible(), kept).toBe(isThere);
      if (isThere) continue;
      const isTheSame = (await tell(page, who)) === fortune && time.startsWith('2026-11-22');
      expect(await isMarked(page), time).toBe(isTheSame);
    }
    expect(complaints).toEqual([]);
  });
});

describe('where the device', () => {
  it.each([
    [
      'is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      },
    ],
    [
      'forbids its storage',
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
  ])('%s, fortunes are told as ever, and the page says that none is kept', async (_, script) => {
    const { page, complaints } = await site.open(calm);
    await page.clock.install();
    await page.addInitScript(script);
    await enter(page);
    expect(await waiting(page).count()).toBe(0);
    expect(await tell(page)).toMatch(/^“[^“”]+”$/);
    await button(page, 'Keep it').click();
    await page.getByText('This device keeps nothing now: its storage is full or closed.').waitFor();
    expect(await button(page, 'Keep it').count()).toBe(1);
    await myBox(page).click();
    await sheet(page).getByText('The box is empty.').waitFor();
    await button(page, 'Close').click();
    const words = await told(page);
    await ask(page, 'Donkey');
    await expect.poll(() => chat.input(page).inputValue()).toBe(question(words));
    expect(complaints).toEqual([]);
  });
});

describe('a fortune is sent on', () => {
  const shared: SharedPage = site.share(calm, async (page) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const went: string[] = [];
      // what this browser has no window for
      const share = ({ text }: { text: string }) => {
        went.push(`shared ${text}`);
        return went.length > 1 ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve();
      };
      const writeText = (text: string) => {
        if (location.search === '?forbidden') return Promise.reject(new DOMException('', 'NotAllowedError'));
        went.push(`copied ${text}`);
        return Promise.resolve();
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      if (location.search === '?share') Object.assign(navigator, { share });
      Object.assign(window, { went });
    });
  });
  afterEach(() => forget(shared.page));
  const went = () => shared.page.evaluate('went') as Promise<string[]>;

  async function enterWith(search: string) {
    await shared.page.goto(`${site.address}/fortune-teller${search}`);
    await myBox(shared.page).waitFor();
    return tell(shared.page);
  }

  it('by the browser’s own sheet, which may be closed again', async () => {
    const { page } = shared;
    const words = await enterWith('?share');
    await button(page, 'Share').click();
    await button(page, 'Share').click();
    await expect.poll(went).toHaveLength(2);
    const link = `${site.address}/fortune-teller?f=donkey-${fortunes.Donkey?.indexOf(words.slice(1, -1))}`;
    expect(await went()).toContain(`shared ${words}\nDonkey, fortune teller of Swampheart\n${link}`);
    expect(await page.getByText('forbids').count()).toBe(0);
  });

  it('else to the clipboard, from the box too', async () => {
    const { page } = shared;
    const words = await enterWith('');
    await button(page, 'Copy').click();
    await page.getByText('Copied.').waitFor();
    await button(page, 'Keep it').click();
    await myBox(page).click();
    await sheet(page).getByRole('button', { name: 'Copy' }).click();
    await sheet(page).getByText('Copied.').waitFor();
    const link = `${site.address}/fortune-teller?f=donkey-${fortunes.Donkey?.indexOf(words.slice(1, -1))}`;
    const text = `copied ${words}\nDonkey, fortune teller of Swampheart\n${link}`;
    expect(await went()).toEqual([text, text]);
  });

  it('and where that is forbidden by hand: its words are marked', async () => {
    const { page } = shared;
    const words = await enterWith('?forbidden');
    await button(page, 'Copy').click();
    await page.getByText('Your browser forbids copying.').waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe(words);
  });
});

const question = (words: string) => `You told me this fortune: ${words} What does it mean?`;
const ask = (page: Page, teller: string) => button(page, `Ask ${teller} what this means`).click();

/** By the links of the site, because a page that is loaded anew knows less. */
async function backToTheTent(page: Page) {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Pick & Chat' }).waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Reveal Your Swampy Fortune' }).click();
  await myBox(page).waitFor();
}

describe('what a fortune means', () => {
  const shared: SharedPage = site.share(calm, (page) => page.clock.install());

  it('is asked of its teller in the chat, not sent before the visitor sends it, and answered', async () => {
    const { page, complaints } = shared;
    await enter(page);
    const words = await tell(page, 'Fiona');
    await ask(page, 'Fiona');
    await page.getByRole('heading', { name: 'Fiona', exact: true }).waitFor();
    await page.getByText('You are Shrek tonight.').waitFor();
    await chat.canSend(page);
    expect(await chat.input(page).inputValue()).toBe(question(words));
    expect(await chat.said(page)).toHaveLength(1);
    await button(page, 'Send').click();
    await chat.passTyping(page);
    await chat.canSend(page);
    const [, asked, answer] = await chat.said(page);
    expect(asked).toBe(question(words));
    expect(readPart('Fiona').script.pools.get('what a fortune means')).toContain(answer);
    expect(await chat.input(page).inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('is no question for Pinocchio, with whom nobody can chat', async () => {
    const { page } = shared;
    await enter(page);
    await tell(page, 'Pinocchio');
    expect(await page.getByRole('button', { name: /^Ask / }).count()).toBe(0);
  });

  it('takes the place of what the visitor began to write only where they say so', async () => {
    const { page } = shared;
    await page.goto(`${site.address}/chat`);
    await chat.canSend(page);
    await button(page, 'This talk').waitFor(); // what keeps comes late
    await chat.input(page).fill('mine');
    await backToTheTent(page);
    await tell(page, 'Shrek');
    await ask(page, 'Shrek');
    await page.getByText('A message that you began is waiting there.').waitFor();
    await button(page, 'Keep mine').click();
    await expect.poll(() => chat.input(page).inputValue()).toBe('mine');
    await chat.canSend(page);
    await backToTheTent(page);
    const words = await tell(page, 'Shrek');
    await ask(page, 'Shrek');
    await button(page, 'Replace it').click();
    await expect.poll(() => chat.input(page).inputValue()).toBe(question(words));
    await chat.canSend(page);
    await backToTheTent(page);
    // the question about the last fortune, which was not sent, is nobody's own
    const next = await tell(page, 'Shrek');
    await ask(page, 'Shrek');
    await expect.poll(() => chat.input(page).inputValue()).toBe(question(next));
  });
});

describe('a fortune that was kept today', () => {
  const shared: SharedPage = site.share(calm, (page) => page.clock.install());

  it('is what its teller comes back to in the chat, once, after the greeting', async () => {
    const { page, complaints } = shared;
    await enter(page);
    const words = await tell(page, 'Shrek');
    await button(page, 'Keep it').click();
    // Time goes on by steps, so that the mention cannot come before the visitor writes because the machine is slow.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await page.goto(`${site.address}/chat`);
    await expect.poll(() => page.clock.runFor(100).then(() => chat.said(page))).toHaveLength(1);
    await chat.input(page).fill('I');
    await page.clock.resume();
    await button(page, 'This talk').waitFor(); // with it comes what mentions
    await page.clock.runFor(3000);
    expect(await chat.said(page)).toHaveLength(1); // not while the visitor writes
    await chat.input(page).fill('');
    await page.clock.runFor(2000);
    await expect.poll(() => chat.said(page)).toContain(`Kept my fortune, did ye? ${words}`);
    await button(page, 'What does it mean?').click();
    await chat.passTyping(page);
    await chat.canSend(page);
    const [, , asked, answer] = await chat.said(page);
    expect(asked).toBe('What does my fortune mean?');
    expect(readPart('Shrek').script.pools.get('what a fortune means')).toContain(answer);
    await page.reload();
    await chat.canSend(page);
    await button(page, 'This talk').waitFor();
    await page.clock.runFor(3000);
    expect(await chat.said(page)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

describe('after danger was told in the chat', () => {
  it('no fortune is kept in that visit; what was in the box stays', async () => {
    const { page, complaints } = await site.open(calm);
    await page.clock.install();
    await enter(page);
    await tell(page);
    await button(page, 'Keep it').click();
    const before = await box(page);
    await ask(page, 'Donkey');
    await chat.canSend(page);
    await button(page, 'This talk').waitFor(); // what keeps comes late
    await chat.input(page).press('Control+End');
    await chat.input(page).pressSequentially(' i want to die');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /findahelpline.com More lines/ }).waitFor();
    await chat.canSend(page);
    await backToTheTent(page);
    await tell(page, 'Fiona');
    await button(page, 'Keep it').click();
    await page.getByText('This device keeps nothing now').waitFor();
    expect(await box(page)).toBe(before);
    const all = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(all).not.toMatch(/die|What does it mean/);
    expect(complaints).toEqual([]);
  });
});

describe('a fortune that somebody sent', () => {
  const shared = site.share();
  const pool = fortunes['King Harold'] ?? [];
  const sent = 2;
  const itsWords = `“${pool[sent]}”`;

  /** Opens the fortune's link. The next one dealt is `next` of the pool, and none is the day's, because that was told on a later day. */
  async function openLink(page: Page, next: number) {
    const dealing = await page.addInitScript(
      ([roll, told]) => {
        Math.random = () => roll;
        localStorage.setItem('swampheart fortune of the day', told);
      },
      [
        (next + 0.5) / pool.length,
        JSON.stringify({ version: 1, value: { device: '0', told: { on: '2999-12-31', teller: 'Shrek', text: '' } } }),
      ] as const,
    );
    await page.goto(`${site.address}/fortune-teller?f=king-harold-${sent}`);
    await page.getByText('A fortune somebody sent you.').waitFor();
    await dealing.dispose();
  }

  async function revealNext(page: Page) {
    await button(page, 'Reveal My Swamp Fate').click();
    await button(page, 'Predicting...').waitFor(); // until then the old one stands there
    await page.locator('main > output').getByText('“').waitFor();
    await button(page, 'Keep it').or(button(page, 'Kept')).waitFor();
  }

  it('is shown to who opens its link, and may be kept; the next one is the visitor’s own', async () => {
    const { page, complaints } = shared;
    const head = await (await fetch(`${site.address}/fortune-teller?f=king-harold-${sent}`)).text();
    expect(head).toContain('<meta property="og:title" content="A fortune from King Harold · Swampheart">');
    expect(head).toContain(`<meta name="description" content="${itsWords}">`);

    await openLink(page, 0);
    expect(await page.locator('main > output').textContent()).toBe(itsWords);
    expect(await button(page, 'King Harold').getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await button(page, 'Keep it').click();
    await page.getByText('It lies in your box.').waitFor();
    await revealNext(page);
    expect(await page.locator('main > output').textContent()).toBe(`“${pool[0]}”`);
    expect(await page.getByText('A fortune somebody sent you.').count()).toBe(0);
    expect(await page.title()).toBe('Shrek Fortune Teller · Swampheart');
    expect(complaints).toEqual([]);
  });

  it('is still the one that was sent where chance deals it again', async () => {
    const { page, complaints } = shared;
    await openLink(page, sent);
    await revealNext(page);
    expect(await page.locator('main > output').textContent()).toBe(itsWords);
    await page.getByText('A fortune somebody sent you.').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(cases(['?f=shrek-99', '?f=%3Cimg%20src=x%20onerror=alert(1)%3E', '?f=constructor-0'], (_, at) => at === 1))(
    'is none for %s: the page is as ever',
    async (search) => {
      const { page, complaints } = shared;
      await page.goto(`${site.address}/fortune-teller${search}`);
      await myBox(page).waitFor();
      expect(await page.locator('main > output').textContent()).toBe('');
      expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
});
