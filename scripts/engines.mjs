// `npm run engines`: a tour of the built site in Firefox and in WebKitGTK. `npm run engines -- webkit`: only that one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureInstalled, runNode } from './install.mjs';
import { isBuildStale } from './stale.mjs';

/** The programs that each engine needs on the PATH, one of each row, and the Debian packages with them. */
const engines = {
  firefox: { needs: [['firefox-esr', 'firefox']], install: 'apt-get install -y firefox-esr' },
  webkit: { needs: [['WebKitWebDriver'], ['Xvfb']], install: 'apt-get install -y webkit2gtk-driver xvfb' },
};
const names = /** @type {(keyof typeof engines)[]} */ (Object.keys(engines));

ensureInstalled();
const wanted = process.argv[2] ? names.filter((name) => name === process.argv[2]) : names;
if (wanted.length === 0) fail(`The engines are ${names.join(' and ')}.`);
const present = wanted.filter((name) => engines[name].needs.every((commands) => commands.some(find)));
const missing = wanted.filter((name) => !present.includes(name));
const exitCode = present.length > 0 ? await tour() : 0;
// A missing engine is a failure, not a skipped test.
if (missing.length > 0) {
  fail(
    missing.map((name) => `No tour in ${name}, which is not installed. On Debian: ${engines[name].install}`).join('\n'),
  );
}
process.exit(exitCode);

async function tour() {
  if ((await isBuildStale()) && runNode(['scripts/build.ts']) !== 0) fail('Build failed; the reasons are above.');
  process.env.ENGINES = present.join();
  process.env.FIREFOX = engines.firefox.needs.flat().map(find).find(Boolean);
  return runNode(['node_modules/vitest/vitest.mjs', 'run', '--config', 'e2e/engines/vitest.config.ts']);
}

/** @param {string} command */
function find(command) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((place) => join(place, command))
    .find((path) => existsSync(path));
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
