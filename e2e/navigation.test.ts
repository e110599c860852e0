import { describe, expect, it } from 'vitest';
import { cases } from '../server/test/cases.ts';
import { accessibilityFaults } from './accessibility.ts';
import { screens } from './screens.ts';
import { calm, oneSize } from './size-cases.ts';
import { scrollsSideways, testSite } from './test-site.ts';

const site = testSite();

const shared = site.share(calm);
const withoutScripts = site.share({ javaScriptEnabled: false });

describe.each(screens)('$path', ({ path, heading, title }) => {
  it.each(oneSize)('opens at $width px without a complaint, and again on reload', async (viewport) => {
    const { page, complaints } = shared;
    await page.setViewportSize(viewport);
    const response = await page.goto(site.address + path);
    expect(response?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(await page.title()).toBe(title);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('can be read without JavaScript', async () => {
    const { page } = withoutScripts;
    await page.goto(site.address + path);
    const name = path === '/chat' ? 'Chat' : heading;
    expect(await page.getByRole('heading', { level: 1, name, exact: true }).isVisible()).toBe(true);
    expect(await page.locator('main').textContent()).not.toBe('');
  });
});

describe('the way through the site', () => {
  it('leads to every screen and back by links, with title, focus and scroll in place', async () => {
    const { page, complaints } = await site.open(calm);
    await page.goto(site.address);
    for (const [name, path, back] of [
      ['Play Hangman: Swamp Edition', '/minigame', 'Back'],
      ['Pick & Chat', '/choose', 'Back'],
      ['Reveal Your Swampy Fortune', '/fortune-teller', 'Go Back'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(site.address + path);
      const screen = screens.find((candidate) => candidate.path === path);
      const heading = page.getByRole('heading', { level: 1, name: screen?.heading ?? '', exact: true });
      await heading.waitFor();
      expect(await page.title()).toBe(screen?.title);
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole('link', { name: back, exact: true }).click();
      await page.waitForURL(`${site.address}/`);
    }
    expect(complaints).toEqual([]);
  });

  it('survives the browser’s own back and forward', async () => {
    const { page, complaints } = await site.open(calm);
    await page.goto(`${site.address}/minigame`);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Pick & Chat' }).click();
    await page.getByRole('heading', { name: 'Pick & Chat' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Pick & Chat' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('says so, once, where a screen’s code does not arrive, and offers the way on', async () => {
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    await page.getByRole('button', { name: 'Chat with Doris' }).click();
    await page.getByRole('heading', { name: 'Doris' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Doris' }).waitFor();
    let asked = 0;
    await page.route('**/choose-*.js', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.goBack();
    await page.getByRole('heading', { name: 'That plank was rotten' }).waitFor();
    const accident = page.getByRole('alert').locator('img');
    await expect.poll(() => accident.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
    expect((await accident.boundingBox())?.width).toBeGreaterThan(340);
    await page.waitForTimeout(300);
    expect(asked).toBeLessThan(5);
    await page.unroute('**/choose-*.js');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('article', { name: 'About Doris' }).waitFor(); // the card was open when the visitor left
  });

  it('leads once, and to the last link that was pressed', async () => {
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    await page.getByRole('article').waitFor();
    const before = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Chat with Doris' }).dblclick();
    await page.getByRole('heading', { name: 'Doris' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);

    await page.goto(site.address);
    const arrive = Promise.withResolvers<void>();
    await page.route('**/hangman-*.js', async (route) => {
      await arrive.promise;
      await route.continue();
    });
    const code = page.waitForEvent('requestfinished', (request) => /hangman-.*\.js$/.test(request.url()));
    await page.getByRole('link', { name: 'Play Hangman' }).click();
    await page.getByRole('link', { name: 'Pick & Chat' }).click();
    await page.getByRole('heading', { name: 'Pick & Chat' }).waitFor();
    arrive.resolve();
    await code;
    await page.waitForTimeout(300); // what would lead on would do so once the code has run
    expect(page.url()).toBe(`${site.address}/choose`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Pick & Chat');
  });

  it('arrives at the top of a screen, also from far down another', async () => {
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'Back' }).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('restores the scroll position on the browser’s Back and Forward', async () => {
    const { page } = await site.open(calm);
    await page.goto(site.address);
    await page.getByRole('link', { name: 'Pick & Chat' }).click();
    await page.getByText('Somebody here would like to talk to you.').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await page.evaluate(() => document.querySelector('a')?.click());
    await page.getByRole('link', { name: 'Pick & Chat' }).waitFor();
    await page.goForward();
    await page.getByText('Somebody here would like to talk to you.').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });

  it('ends, for an unknown address, at a page that says so, with status 404', async () => {
    const { page, complaints } = await site.open(calm);
    const response = await page.goto(`${site.address}/no/such/path`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Lost in the swamp' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([expect.stringContaining('404')]);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(`${site.address}/`);
  });

  it('asks nothing of any other origin', async () => {
    const { page } = await site.open(calm);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    for (const { path } of screens) await page.goto(site.address + path);
    expect([...origins]).toEqual([site.address]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

const withBack = screens.flatMap(({ path, back }) => (back === null ? [] : [{ path, back }]));

describe('a Back link', () => {
  // Few enough tests, of three entries each, that its history does not fill up.
  const alone = site.share(calm);

  const links = [
    ['Play Hangman: Swamp Edition', 'Back'],
    ['Pick & Chat', 'Back'],
    ['Reveal Your Swampy Fortune', 'Go Back'],
    ['MIT licence', 'Back'],
  ] as const;

  it.each(cases(links, ([, back], index) => index === 0 || back === 'Go Back'))(
    'after “%s” steps back in the history, once',
    async (name, back) => {
      const { page, complaints } = alone;
      await page.goto(site.address);
      await page.getByRole('link', { name, exact: true }).click();
      const link = page.getByRole('link', { name: back, exact: true });
      await link.waitFor();
      const before = await page.evaluate(() => history.length);
      await link.dblclick();
      await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.goForward();
      await link.waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it.each(cases(withBack, ({ path }) => path === '/chat' || path === '/licence'))(
    'of $path takes its place where the page before is another',
    async ({ path, back }) => {
      const { page, complaints } = alone;
      await page.goto(`${site.address}/no/such/path`);
      await page.goto(site.address + path);
      await page.locator('html[data-is-alive]').waitFor(); // before that it is a plain link, which adds an entry
      const before = await page.evaluate(() => history.length);
      await page.getByRole('link', { name: /^(Go )?Back$/ }).click();
      await page.waitForURL(site.address + back);
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.goBack();
      expect(page.url()).toBe(`${site.address}/no/such/path`);
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    },
  );
});

describe('the licence', () => {
  it('is read whole in a page of the site, also without JavaScript', async () => {
    const { page } = withoutScripts;
    await page.goto(site.address);
    await page.getByRole('link', { name: 'MIT licence' }).click();
    await page.getByRole('heading', { level: 1, name: 'Licence' }).waitFor();
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const file = await (await fetch(`${site.address}/license.txt`)).text();
    expect(plain(await page.getByRole('main').innerText())).toContain(plain(file));
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Swampheart' }).waitFor();
  });
});
