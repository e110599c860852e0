// `npm test`: installs what is missing, then format, lint, types, build, and unit, server and browser tests.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, runNode } from './install.mjs';
import { isBuildStale } from './stale.mjs';

const report = 'dist/test-report.json';

ensureInstalled();
rmSync(report, { force: true });
step('Format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings']);
step('Types', ['node_modules/typescript/bin/tsc']);
if (await isBuildStale()) step('Build', ['scripts/build.ts']);
const { findBrowser } = await import('./browser.mjs');
process.env.CHROME_PATH = await findBrowser().catch((error) => fail(error.message));
const exitCode = runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);

if (!existsSync(report)) fail('The tests did not run to their end; the reasons stand above.');
const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
if (numTotalTests === 0) fail('No test ran.');
process.stdout.write(`${numPassedTests} passed, ${numFailedTests} failed\n`);
process.exit(exitCode);

/**
 * @param {string} name
 * @param {string[]} args
 */
function step(name, args) {
  console.error(`${name} ...`);
  if (runNode(args) !== 0) fail(`${name} failed; the reasons stand above.`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
