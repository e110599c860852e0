import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../app/routes.ts';
import { cases } from '../server/test/cases.ts';
import { openBrowser } from './open-browser.ts';
import { oneSize } from './size-cases.ts';
import { openPage, sizes, testSite } from './test-site.ts';

/** The most bytes that a route may load first, compressed, without the film and the puppets' other faces and frames, which come seconds after it. */
const firstLoadBytes = 220_000;
/** Tolerates that the fallback font makes a centred title slightly narrower; Lighthouse prints this as 0. */
const unseen = 0.0005;
/** What counts as good (https://web.dev/articles/cls), where the machine has none of the faces that the stand-ins are cut from (type.css). */
const good = 0.1;
const retina = { viewport: sizes[0], deviceScaleFactor: 2 };
const screens = [...sizes.map((viewport) => ({ viewport, deviceScaleFactor: 1 })), retina];
/** In the gate those that load most: with sharper pictures, and with larger ones. */
const phoneAndDesk = cases(screens, (it) => it === retina || it.viewport.width === 1440);

const site = testSite();

describe.each(phoneAndDesk)('at $viewport.width px × $deviceScaleFactor', (screen) => {
  let network: Awaited<ReturnType<typeof loadAsAtFirst>>;
  const shared = site.share(screen, async (page) => {
    network = await loadAsAtFirst(page);
  });

  it.each(routes)('$path loads no more than 220 kB, and is painted from the page itself', async ({ path }) => {
    const { page, complaints } = shared;
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    const { loaded, asked } = network;
    const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, [...loaded].map(([url, size]) => `${size} ${url.slice(0, 80)}`).join('\n')).toBeLessThanOrEqual(
      firstLoadBytes,
    );
    expect(bytes).toBeGreaterThan(60_000);

    // no style, no title is asked for before
    expect(asked.filter((url) => /\.css$|title-/.test(url))).toEqual([]);
    expect(asked.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    // this browser reads AVIF; hangman's tag has none (props.css)
    expect(asked.filter((url) => url.endsWith('.webp') && !url.includes('/tag-'))).toEqual([]);
    const [font, height] = await page.evaluate(() => {
      const title = document.querySelector('h1') as HTMLElement;
      return [getComputedStyle(title).fontFamily, title.getBoundingClientRect().height];
    });
    expect(font).toContain('Almendra');
    expect(height).toBeGreaterThan(20);
    expect(complaints).toEqual([]);
  });
});

describe('before any script has arrived', () => {
  it.each(['/choose', '/chat', '/minigame', '/fortune-teller'])('%s shows what it is for', async (path) => {
    const { page, complaints } = await site.open();
    const letScriptsCome = await holdScripts(page);
    await page.goto(site.address + path, { waitUntil: 'commit' });
    const first = page.locator(path === '/fortune-teller' ? 'picture img' : 'img[fetchpriority=high]').first();
    await expect.poll(() => first.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.isAlive)).toBeUndefined();
    await letScriptsCome();
    await page.waitForFunction(() => document.documentElement.dataset.isAlive === '');
    expect(complaints).toEqual([]);
  });

  it('/chat shows whoever the visitor was talking with, and nobody else', async () => {
    const { page, complaints } = await site.open();
    await page.goto(`${site.address}/chat`);
    await page.getByRole('heading', { name: 'Shrek' }).waitFor();
    await page.evaluate(() => history.replaceState({ character: 'Dragon', loveInterest: 'Donkey' }, ''));
    const letScriptsCome = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    const puppet = page.locator('header img').first();
    await expect.poll(() => puppet.evaluate((it: HTMLImageElement) => it.currentSrc)).toContain('/dragon-rest-');
    await letScriptsCome();
    await page.getByRole('heading', { name: 'Dragon' }).waitFor();
    expect(await puppet.evaluate((it: HTMLImageElement) => it.currentSrc)).toContain('/dragon-rest-');
    expect(complaints).toEqual([]);
  });
});

it('the fortune teller’s largest pictures stand in the page: fetched later, they would be its largest paint', async () => {
  const { page } = await site.open({ viewport: sizes[2], javaScriptEnabled: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.address}/fortune-teller`, { waitUntil: 'networkidle' });
  const furniture = await page.evaluate(() => {
    const seer = document.querySelector('main > div > [aria-hidden]')?.previousElementSibling;
    if (!seer) throw new Error('Nothing stands before the onion.');
    return ['::before', '::after'].map((part) => getComputedStyle(seer, part).backgroundImage);
  });
  for (const picture of furniture) expect(picture.slice(0, 60)).toContain('data:image/avif');
  expect(asked.filter((url) => /(?:chair|table)-/.test(url) && !url.startsWith('data:'))).toEqual([]);
});

describe('the next rooms', () => {
  const rooms = ['/hangman-', '/choose-', '/fortune-teller-', '/shrek-temper-0-', '/shrek-rest-', '/fiona-rest-'];
  const asked = async (fetchesAhead: boolean) => {
    const { page, complaints } = await site.open({ fetchesAhead });
    const urls: string[] = [];
    page.on('requestfinished', (request) => urls.push(request.url()));
    await page.goto(site.address, { waitUntil: 'load' });
    await expect.poll(() => urls.some((url) => url.includes('/late-'))).toBe(true);
    return { page, complaints, came: () => rooms.filter((room) => urls.some((url) => url.includes(room))) };
  };

  it('are fetched when the page is idle, so that nothing is asked for on the way', async () => {
    const { page, complaints, came } = await asked(true);
    await expect.poll(came).toEqual(rooms);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Pick & Chat' }).click();
    await page.getByRole('button', { name: 'Fiona' }).waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[data-character=Fiona] [data-face=rest] img')].every(
        (it) => it.naturalWidth > 0,
      ),
    );
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('are left alone over a slow line, pointed at or not', async () => {
    const { page, came } = await asked(false);
    await page.getByRole('link', { name: 'Pick & Chat' }).hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    expect(came()).toEqual([]);
  });
});

describe('the way back from another site', () => {
  /** Playwright switches off that pages are kept for Back and Forward, so it takes a browser of its own. */
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  });
  afterAll(() => browser.close());

  it('leads to a page that the browser may have kept as it was left', async () => {
    const { page, close } = await openPage(browser);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Page.enable');
    const reasons: string[] = [];
    wire.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(notRestoredExplanations.map(({ reason }) => reason).join());
    });
    const leave = async (path: string, before: () => Promise<unknown> = async () => {}) => {
      await page.goto(site.address + path, { waitUntil: 'load' });
      await page.waitForFunction(() => document.documentElement.dataset.isAlive === '');
      await before();
      const said = reasons.length;
      // now and then the browser says nothing of a page, and is asked again
      const wayBack = async () => {
        await page.goto(`${site.address.replace('localhost', '127.0.0.1')}/robots.txt`);
        await page.goBack({ timeout: 5000 }).catch(() => {});
        return reasons.length;
      };
      await expect.poll(wayBack).toBeGreaterThan(said);
    };
    await leave('/'); // plays a film
    await leave('/chat', () => sendFirstMessage(page));
    // a browser without a window keeps no page, and says of each what else would hinder it
    expect(new Set(reasons)).toEqual(new Set(['BackForwardCacheDisabledForDelegate']));
    await leave('/', () => page.evaluate(() => addEventListener('unload', () => {})));
    expect(reasons.at(-1)).toContain('UnloadHandler');
    await close();
  });
});

describe.each(oneSize)('at $width px', (viewport) => {
  const shared = site.share({ viewport }, async (page) => {
    await loadAsAtFirst(page);
    await page.addInitScript(noteShifts);
  });

  it.each(routes)('$path moves nothing while its fonts and pictures arrive late', async ({ path }) => {
    const { page } = shared;
    const late: string[] = [];
    await page.route(/\.(woff2|avif|webp)$/, async (route) => {
      late.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(site.address + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => late.filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
    const shifts = (await page.evaluate('shifts')) as string[];
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    const hasStandIns = await page.evaluate(hasEveryStandIn);
    expect(sum, shifts.join('\n')).toBeLessThan(hasStandIns ? unseen : good);
  });
});

describe('the greeting', () => {
  const shared = site.share({ viewport: sizes[2] }, (page) => page.addInitScript(noteShifts));

  it('moves no more than unseen where it takes two lines: its room is kept', async () => {
    const { page } = shared;
    const body = 'A pike once stole my best breeches. Have you a minute, a jug and a straight face?';
    const say = ['What’s for supper?', 'Sing me a song', 'Ask me a riddle'].map(encodeURIComponent).join('|');
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-say': say };
    await page.route('**/api/chat', (route) => route.fulfill({ body, headers }));
    await page.goto(`${site.address}/chat`);
    const words = page.getByRole('listitem').locator('p');
    await expect.poll(() => words.textContent()).toBe(body);
    await page.getByRole('button', { name: 'Ask me a riddle' }).waitFor();
    expect((await words.boundingBox())?.height).toBeGreaterThan(60);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const shifts = (await page.evaluate('shifts')) as string[];
    expect(
      shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0),
      shifts.join('\n'),
    ).toBeLessThan(unseen);
  });
});

/**
 * Every load of the page is as a visitor's first, without the cache. Returns what the latest page asked for, and the bytes of
 * every response to it that is neither a film nor another face or the frames of a puppet, by address.
 */
async function loadAsAtFirst(page: Page) {
  const asked: string[] = [];
  const loaded = new Map<string, number>();
  const requests = new Map<string, string>();
  let latest = ''; // pages by the id of their loader; a page that is being left may still ask for something
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  wire.on('Network.requestWillBeSent', ({ requestId, loaderId, type, request }) => {
    if (type === 'Document') {
      latest = loaderId;
      asked.length = 0;
      loaded.clear();
      requests.clear();
    }
    if (loaderId !== latest) return;
    asked.push(request.url);
    requests.set(requestId, request.url);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = requests.get(requestId);
    if (url && !url.endsWith('.mp4') && !/\/portraits\/(?:living\/|.*-(?:smitten|cross)-)/.test(url))
      loaded.set(url, encodedDataLength);
  });
  return { asked, loaded };
}

/** Scripts that the page asks for wait until what this returns is called. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function sendFirstMessage(page: Page) {
  await page.getByPlaceholder('Type a message...').fill('Evening!');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(2);
}

/** Runs in the page. Asks for each anew: a face that a later style sheet has made anew says only that it was not needed yet. */
async function hasEveryStandIn() {
  const faces = [...document.fonts].filter(({ family }) => family.includes('meanwhile'));
  const came = await Promise.allSettled(faces.map((face) => face.load()));
  return faces.length > 0 && came.every(({ status }) => status === 'fulfilled');
}

/** Runs in the page before it loads. */
function noteShifts() {
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      const moved = entry.sources.map(({ node }) => (node as Element | null)?.className || node?.nodeName);
      if (!entry.hadRecentInput) shifts.push(`${entry.value.toFixed(5)}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
