// Finds a Chromium for the browser tests: a system's, Playwright's own download, or the one inside an npm package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const packaged = '@sparticuz/chromium@153.0.0';
const packagedFolder = join(import.meta.dirname, '..', 'node_modules', '.browser');

const commands = [
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

/** @returns {Promise<string>} the path of a browser. Throws, saying how to install one, if there is none to be had. */
export async function findBrowser() {
  const { chromium } = await import('playwright-core');
  const installed = [process.env.CHROME_PATH, ...commands.flatMap(onPath), ...places, chromium.executablePath()];
  const found = installed.find((path) => path && existsSync(path)) ?? (await packagedBrowser());
  if (found) return found;
  throw new Error(
    'The browser tests found no Chromium. Set CHROME_PATH to one, or install one: "apt-get install -y chromium" on Debian as root, Google Chrome elsewhere.',
  );
}

/** @param {string} command */
function onPath(command) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));
}

/** A Linux build for x64 that needs nothing of the system. Fetched only where nothing else is there: it is large. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const require = createRequire(join(packagedFolder, 'package.json'));
  if (!existsSync(join(packagedFolder, 'node_modules'))) {
    console.error('No browser on this machine: fetching one from npm ...');
    const args = ['install', '--prefix', packagedFolder, '--no-audit', '--no-fund', '--loglevel=error', packaged];
    if (spawnSync('npm', args, { stdio: ['ignore', 2, 2] }).status !== 0) return null;
  }
  // The package unpacks the libraries that a bare system lacks only where it believes itself in a cloud function.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: packagedChromium } = await import(require.resolve('@sparticuz/chromium'));
  return /** @type {Promise<string>} */ (packagedChromium.executablePath());
}
