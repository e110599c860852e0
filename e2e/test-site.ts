// Starts the real server on the built site and a real browser: every browser test begins here.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { compileCache } from '../scripts/compile-cache.mjs';
import { findBrowser } from './browser.mjs';

/** The three window sizes that everything must fit. */
export const sizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

export type Size = { readonly width: number; readonly height: number };

/**
 * Chromium takes one list of features to switch off, so this repeats what Playwright's own list has for our tests. The last two
 * are ours: since about version 150 each window loads two pages for the suggestions under the address bar, which took more time than our pages.
 */
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff}`,
];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: quiet });
}

/** Runs the server on the built site, with nothing but `environment` configured. */
export async function openSite(environment: Record<string, string> = {}) {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      NODE_COMPILE_CACHE: compileCache,
      LOG_LEVEL: 'warn',
      CHAT_RATE_LIMIT: '100000',
      CHAT_DAILY_LIMIT: '100000',
      UNDERSTUDY_PACE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  server.stdout.setEncoding('utf8');
  while (!printed.includes('On stage')) {
    const [text] = await once(server.stdout, 'data');
    printed += text;
  }
  const exit = once(server, 'exit');
  return {
    address: /http:\S+/.exec(printed)?.[0] ?? '',
    async close() {
      server.kill('SIGKILL');
      await exit;
    },
  };
}

/** `moves`: view transitions run as they do for visitors. Without it they jump to their end, because painting them takes longer than all else. */
export type PageOptions = BrowserContextOptions & { readonly moves?: boolean };

/** A page in a context of its own; `complaints` collects its errors and warnings. */
export async function openPage(browser: Browser, { moves = false, ...options }: PageOptions = {}) {
  const context = await browser.newContext({ viewport: sizes[0], ...options });
  if (!moves) await context.addInitScript(jumpTransitions);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
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

/** One for all sites of a test file: Vitest loads this module anew for each file. */
let launched: Promise<Browser> | undefined;

/** A server for all tests of a file, and the file's browser; the server runs in `environment`. Pages that a test opens close after it. */
export function testSite(environment: () => Promise<Record<string, string>> = async () => ({})) {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof openSite>>;
  const opened: Opened[] = [];

  beforeAll(async () => {
    launched ??= openBrowser();
    [browser, site] = await Promise.all([launched, environment().then(openSite)]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ close }) => close()));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()]);
  });

  return {
    get address() {
      return site.address;
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

/** Where two things would overlap or run out of the window, a page scrolls sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
