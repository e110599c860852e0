// The real server on the built site and a real browser: every browser test begins here.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openSite } from './open-site.ts';

/** The three window sizes that everything must fit. */
export const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export type Size = { readonly width: number; readonly height: number };

/**
 * `moves`: view transitions run as they do for visitors. Without it they jump to their end, because painting them takes longer than all else.
 * `fetchesAhead`: so are next rooms fetched. Without it the line seems slow, and a room's code comes when the test goes there.
 */
export type PageOptions = BrowserContextOptions & { readonly moves?: boolean; readonly fetchesAhead?: boolean };

/** A page in a context of its own; `complaints` collects its errors and warnings. */
export async function openPage(
  browser: Browser,
  { moves = false, fetchesAhead = false, ...options }: PageOptions = {},
) {
  const context = await browser.newContext({ viewport: sizes[0], ...options });
  if (!moves) await context.addInitScript(jumpTransitions);
  if (!fetchesAhead) await context.addInitScript(seemSlow);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

/** Runs in the page. */
function seemSlow() {
  const { connection } = navigator as Navigator & { connection?: object };
  if (connection) Object.defineProperty(connection, 'effectiveType', { value: '3g' });
}

/** Runs in the page. */
function jumpTransitions() {
  const start = Document.prototype.startViewTransition;
  if (!start) return;
  Document.prototype.startViewTransition = function (change) {
    const transition = start.call(this, change);
    transition.ready.then(() => transition.skipTransition()).catch(() => {});
    return transition;
  };
}

export type Opened = Awaited<ReturnType<typeof openPage>>;
export type SharedPage = Pick<Opened, 'page' | 'complaints'>;

/**
 * A server for all tests of a file: with `environment` one of its own, else the one that all files share (shared-site.ts). Pages that a test
 * opens close after it.
 */
export function testSite(environment?: () => Promise<Record<string, string>>) {
  let browser: Browser;
  let address = inject('sharedSite');
  let ownSite: Awaited<ReturnType<typeof openSite>> | undefined;
  const opened: Opened[] = [];

  beforeAll(async () => {
    browser = await globalThis.sharedBrowser();
    if (!environment) return;
    ownSite = await openSite(await environment());
    address = ownSite.address;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ close }) => close()));
  });
  afterAll(() => ownSite?.close());

  return {
    get address() {
      return address;
    },
    async open(options?: PageOptions) {
      const page = await openPage(browser, options);
      opened.push(page);
      return page;
    },
    /**
     * One page for all tests of a `describe`, each of which begins by loading an address: that takes a third of the time of opening
     * a page. A faked clock, scripts or being offline would stay, and its history grows, up to the 50 entries that Chromium
     * keeps: tests that change those or count entries open a page of their own. `prepare` runs once.
     */
    share(options?: PageOptions, prepare?: (page: Page) => Promise<unknown>): SharedPage {
      let shared: Opened;
      beforeAll(async () => {
        shared = await openPage(browser, options);
        await prepare?.(shared.page);
      });
      afterEach(async () => {
        await shared.page.unrouteAll({ behavior: 'ignoreErrors' });
        // Chromium takes an address that it is at for a reload, which keeps the state. The app patches its own replaceState to notice.
        await shared.page.evaluate(() => History.prototype.replaceState.call(history, null, ''));
        await forget(shared.page);
        shared.complaints.length = 0;
      });
      afterAll(() => shared.close());
      return {
        get page() {
          return shared.page;
        },
        get complaints() {
          return shared.complaints;
        },
      };
    },
  };
}

/** What one test leaves on the device is not for the next. */
export async function forget(page: Page): Promise<void> {
  await page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    })
    .catch(() => {}); // an empty page has no storage
}

/** Where two things would overlap or run out of the window, a page scrolls sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
