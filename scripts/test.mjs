// `npm test`: installs what is missing, then format, lint, types, build, and all tests but the long ones.
// `npm run check` leaves out browser tests; `npm run test:browser` and `npm run test:long` run only those.
// `--browser=packaged` uses the browser from npm, `--browser=/a/path` the one at that path.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, runNode, runQuietly } from './install.mjs';
import { isBuildStale } from './stale.mjs';

const report = 'dist/test-report.json';
const suites = {
  all: ['rules', 'views', 'browser'],
  check: ['rules', 'views'],
  browser: ['browser'],
  long: ['rules', 'browser', 'long'],
};
const wanted = process.argv.slice(2);
const suite = /** @type {keyof typeof suites} */ (wanted.find((it) => !it.startsWith('--')) ?? 'all');
const choice = wanted.find((it) => it.startsWith('--browser='))?.slice('--browser='.length);
const projects = suites[suite] ?? fail(`There is no suite "${suite}", only ${Object.keys(suites).join(', ')}.`);
const unknown = wanted.filter((it) => it !== suite && !it.startsWith('--browser='));
if (unknown.length > 0) fail(`Unknown: ${unknown.join(' ')}. A single file: npx vitest run e2e/chat.test.ts`);

ensureInstalled();
rmSync(report, { force: true });
if (suite === 'long') process.env.CASES = 'all'; // of the tests that the others run in a few cases (server/test/cases.ts)
if (suite === 'all' || suite === 'check') {
  await together([
    ['Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
    ['Types', 'node_modules/typescript/bin/tsc'],
  ]);
}
if (await isBuildStale()) step('Build', ['scripts/build.ts']);
let driven = '';
if (projects.includes('browser')) {
  const { findBrowser, versionOf } = await import('../e2e/browser.mjs');
  process.env.CHROME_PATH = await findBrowser(choice).catch((error) => fail(error.message));
  driven = `The browser was ${process.env.CHROME_PATH}, version ${await versionOf(process.env.CHROME_PATH)}.\n`;
}
const exitCode = runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=./scripts/test-reporter.ts',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);

if (!existsSync(report)) fail('The tests did not run to their end; the reasons are above.');
const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
if (numTotalTests === 0) fail('No test ran.');
const failed = exitCode === 0 ? numFailedTests : Math.max(1, numFailedTests); // a test file that fails to load has no failed tests, but is a failure
process.stdout.write(`${driven}${numPassedTests} passed, ${failed} failed\n`);
process.exit(exitCode);

/**
 * @param {string} name
 * @param {string[]} args
 */
function step(name, args) {
  console.error(`${name} ...`);
  if (runNode(args) !== 0) fail(`${name} failed; the reasons are above.`);
}

/**
 * Runs steps at once, each a name and what Node is given; what a step printed is shown if it failed.
 * @param {string[][]} steps
 */
async function together(steps) {
  console.error(`${steps.map(([name]) => name).join(', ')} ...`);
  const ended = await Promise.all(
    steps.map(([name = '', ...args]) => runQuietly(args).then((it) => ({ name, ...it }))),
  );
  for (const { printed } of ended.filter(({ isDone }) => !isDone)) process.stderr.write(printed);
  const failed = ended.filter(({ isDone }) => !isDone).map(({ name }) => name);
  if (failed.length > 0) fail(`${failed.join(', ')} failed; the reasons are above.`);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
