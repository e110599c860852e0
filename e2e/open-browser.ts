// Starts the browser in which browser tests run.
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findBrowser } from './browser.mjs';

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

export async function openBrowser(options?: LaunchOptions): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: quiet, ...options });
}
