import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failure as failureMessage } from '#texts/chat.ts';
import { cutOff as cutOffNote } from '#texts/chat-out.ts';
import { alphabet } from '../app/screens/hangman/game.ts';
import { isLongRun } from '../server/test/cases.ts';
import { nextRelease, ownServer } from './own-server.ts';
import { screens } from './screens.ts';
import { type Opened, openPage } from './test-site.ts';

const server = ownServer();
const opened: Opened[] = [];
let next: Awaited<ReturnType<typeof nextRelease>>;
let page: Page;
let complaints: string[];

/** What a browser says by itself of a request without a network. */
const unreached = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

async function enter(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const visit = await openPage(await globalThis.sharedBrowser());
  opened.push(visit);
  ({ page, complaints } = visit);
  await prepare?.(page);
  await page.goto(server.address + path);
}

/** The worker starts when a page has nothing else to do, which on a busy machine takes its time. */
const patience = { timeout: 45_000, interval: 200 };

/** Until everything is kept. */
async function isKept(build = 'this') {
  const kept = () =>
    page.evaluate(async () => (await (await caches.match('/kept-build'))?.text()) ?? '').catch(() => '');
  await expect.poll(kept, patience).toMatch(build === 'this' ? /^[\w-]{12}$/ : /^~/);
}

const scriptsKept = () =>
  page.evaluate(async () => {
    const keys = await (await caches.open('swampheart-scripts')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
const release = () => page.evaluate(() => document.documentElement.dataset.release ?? 'this');

beforeAll(async () => {
  next = await nextRelease();
});
beforeEach(() => server.start());
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});
afterAll(async () => {
  await server.stop();
  await next.forget();
});

describe('after one visit, without a network', () => {
  it('every screen is there, with its pictures, a whole game, a fortune, and a kind word in the chat', async () => {
    await enter('/');
    await isKept();
    expect(complaints).toEqual([]);
    await server.stop();

    for (const { path, heading, title } of screens) {
      await page.goto(server.address + path);
      await page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor();
      expect(await page.title()).toBe(title);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.isAlive)).toBe('');
    }

    await page.goto(`${server.address}/minigame?from=nowhere`);
    await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
    for (const letter of alphabet) {
      const key = page.getByRole('button', { name: letter, exact: true });
      if (await key.isEnabled()) await key.click();
    }
    await page.getByRole('button', { name: 'Play Again' }).waitFor();

    await page.goto(`${server.address}/fortune-teller`);
    await page.getByRole('button', { name: 'Donkey', exact: true }).click();
    await page.getByRole('button', { name: 'Reveal My Swamp Fate' }).click();
    await expect.poll(() => page.getByRole('status').innerText()).toContain('“');

    await page.goto(`${server.address}/chat`);
    const input = page.getByRole('textbox');
    await input.fill('hello');
    await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
    await input.press('Enter');
    await page.getByText(failureMessage).first().waitFor();
    await page.getByText(cutOffNote).waitFor();
    await input.fill('and again');
    expect(await page.getByRole('list').getByText('hello').count()).toBeGreaterThan(0);
    expect(await input.inputValue()).toBe('and again');

    await server.start();
    await expect.poll(() => page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
    await input.press('Enter');
    await page.getByText(cutOffNote).waitFor({ state: 'detached' });
  });

  it('the chat says so at once where the browser knows', async () => {
    await enter('/chat');
    await isKept();
    await page.getByRole('textbox').fill('a draft');
    await page.context().setOffline(true);
    await page.getByText(cutOffNote).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('a draft');
    await page.context().setOffline(false);
    await page.getByText(cutOffNote).waitFor({ state: 'detached' });
  });

  it.runIf(isLongRun)('pictures that were seen are painted', async () => {
    await enter('/choose');
    await isKept();
    await page.waitForLoadState('networkidle');
    const painted = () =>
      page.evaluate(() => [...document.images].filter((it) => it.naturalWidth > 0).map((it) => it.currentSrc));
    const before = await painted();
    expect(before.length).toBeGreaterThan(5);
    await server.stop();
    await page.reload();
    await expect.poll(painted).toEqual(before);
    expect(complaints.filter((it) => !unreached.test(it))).toEqual([]);
  });
});

describe('a new release', () => {
  it('is seen at the next navigation, and takes the place of the old one', async () => {
    await enter('/');
    await isKept();
    await server.start({ dist: next.dist });
    await page.goto(`${server.address}/choose`);
    expect(await release()).toBe('next');
    await isKept('next');
    await expect
      .poll(async () => (await scriptsKept()).filter((name) => !/(~\.js|woff2|json)$/.test(name)))
      .toEqual([]);
    await server.stop();
    await page.goto(`${server.address}/minigame`);
    expect(await release()).toBe('next');
    await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
  });

  it('leaves a tab of the old one going, also beside a tab of its own', async () => {
    await enter('/');
    await isKept();
    const old = page;
    const oldScripts = await scriptsKept();
    await server.start({ dist: next.dist });
    page = await old.context().newPage();
    await page.goto(`${server.address}/licence`);
    await isKept('next');
    expect(await scriptsKept()).toEqual(expect.arrayContaining(oldScripts));
    const loads: string[] = [];
    old.on('framenavigated', () => loads.push(old.url()));
    await old.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await old.getByRole('link', { name: 'Pick & Chat' }).click();
    await old.getByRole('heading', { name: 'Pick & Chat' }).waitFor();
    expect(await old.evaluate('isSame'), 'it was not loaded anew').toBe(true);
  });
});

describe('the worker', () => {
  it('goes, with all it kept, where it is switched off', async () => {
    await enter('/');
    await isKept();
    await server.start({ OFFLINE: 'off' });
    await page.goto(`${server.address}/choose`);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    await page.goto(`${server.address}/care`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    // Chromium 153 now and then says so of a page that loads while its worker goes.
    expect(complaints.filter((it) => !it.includes('cross-world service worker'))).toEqual([]);
  });

  it('is not there, and nobody complains, where it never was switched on', async () => {
    await server.start({ OFFLINE: 'off' });
    await enter('/');
    await expect.poll(() => server.asked).toContain('GET /offline.json');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is started after the page has loaded, and asks for each address once', async () => {
    await enter('/');
    await isKept();
    await page.waitForLoadState('networkidle');
    const shown = server.asked.findIndex((it) => /GET \/assets\/home-/.test(it));
    expect(server.asked.indexOf('GET /offline.json')).toBeGreaterThan(shown);
    const scripts = server.asked.filter((it) => /\.(js|woff2)$/.test(it) && !it.endsWith('sw.js'));
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter((it, index) => scripts.indexOf(it) !== index)).toEqual([]);
    // the second visit asks for the page, the list and the worker, and fetches nothing again
    server.asked.length = 0;
    await page.reload({ waitUntil: 'networkidle' });
    expect(server.asked.filter((it) => /\.(js|woff2)$/.test(it) && !it.endsWith('sw.js'))).toEqual([]);
  });

  it.runIf(isLongRun)('keeps what is seen, and fetches nothing more, under Save-Data', async () => {
    await enter('/licence', (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    );
    await expect.poll(() => page.evaluate(() => caches.match('/licence').then(Boolean)), patience).toBe(true);
    await expect.poll(scriptsKept).toContainEqual(expect.stringMatching(/licence-/));
    await page.waitForLoadState('networkidle');
    expect(server.asked).toContain('HEAD /offline.json');
    expect(server.asked.filter((it) => /GET \/(offline.json|growls.json|care|chat|choose)?$/.test(it))).toEqual([]);
    expect(await scriptsKept()).not.toContainEqual(expect.stringMatching(/hangman-/));
    await server.stop();
    await page.reload();
    expect(await page.locator('h1').innerText()).toBe('Licence');
  });

  it('leaves the film to the player, which asks for parts, and asks nobody but this site', async () => {
    const elsewhere: string[] = [];
    await enter('/', async (page) => {
      page.context().on('request', (request) => {
        if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.address))
          elsewhere.push(request.url());
      });
    });
    await isKept();
    server.asked.length = 0;
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const film = await page.evaluate(async () => {
      const address = document.querySelector('video')?.currentSrc ?? '';
      // had it been kept whole, this part would be cut from there, or worse, not be cut
      await (await fetch(address)).arrayBuffer();
      const answer = await fetch(address, { headers: { range: 'bytes=2-5' } });
      return [address, answer.status, (await answer.arrayBuffer()).byteLength];
    });
    expect(film).toEqual([expect.stringMatching(/\.mp4$/), 206, 4]);
    await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime)).toBeGreaterThan(0);
    expect(await page.evaluate(() => caches.match(document.querySelector('video')?.currentSrc ?? ''))).toBeUndefined();
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.runIf(isLongRun)('changes nothing on the page where the disk is full', async () => {
    await enter('/', async (page) => {
      const wire = await page.context().newCDPSession(page);
      await wire.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 20_000 });
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Pick & Chat' }).click();
    await page.getByRole('heading', { name: 'Pick & Chat' }).waitFor();
    await page.goto(`${server.address}/minigame`);
    await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
