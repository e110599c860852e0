// `node bench/paint.ts [runs] [path …]`: Lighthouse's scores and the largest paint of the five screens, how long after the first paint a
// page is alive on a slow line, and its scripts.
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { routes } from '../app/routes.ts';
import { openBrowser } from '../e2e/open-browser.ts';
import { openSite } from '../e2e/open-site.ts';
import { openPage } from '../e2e/test-site.ts';
import { installLighthouse, runLighthouse, type Sighting, scoreNames } from './lighthouse.ts';
import { load, print, printGoal, printHead, printMachine, printRow } from './report.ts';
import { median } from './statistics.ts';

const [given = 3, ...paths] = process.argv.slice(2);
const runs = Number(given);
const screens = routes.filter(({ path }) =>
  paths.length > 0 ? paths.includes(path) : !['/licence', '/care'].includes(path),
);
/** Slow 3G, as Lighthouse has it: 400 kb/s, and 400 ms until a request is answered. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const lineKBs = 50;
const mostS = { paint: 1.3, alive: 1.5 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const site = await openSite({ OFFLINE: 'on' });
const hasLighthouse = installLighthouse();
printMachine(`What is painted: ${runs} runs of each screen, mobile`);
if (!hasLighthouse) print('npm brings no Lighthouse here: its columns are empty.\n');
printHead('', ...scoreNames, 'largest paint, s', 'what', 'alive, s after the first paint', 'script, kB', 'files');
const browser = await openBrowser();
type Came = { readonly path: string; readonly kB: number; readonly cameS: number };
/** Seconds are counted from the first paint. */
type Alive = { readonly aliveS: number; readonly came: readonly Came[] };
type Figures = {
  path: string;
  points: number;
  paintS: number;
  aliveS: number;
  kB: number;
  last: Sighting | undefined;
  lastAlive: Alive | undefined;
};
const all: Figures[] = [];
for (const { path } of screens) {
  const sightings: Sighting[] = [];
  const alive: Alive[] = [];
  for (let run = 0; run < runs; run += 1) {
    if (hasLighthouse) sightings.push(await runLighthouse(site.address + path));
    alive.push(await untilAlive(browser, site.address + path));
  }
  const paints = sightings.map(({ largestPaintS }) => largestPaintS.toFixed(2)).join(', ');
  const scores = scoreNames.map((_, i) => median(sightings.map(({ scores }) => scores[i] ?? Number.NaN)));
  const what = sightings.at(-1)?.largest ?? '';
  const aliveS = median(alive.map((one) => one.aliveS));
  const scripts = scriptsOf(path);
  const kB = scripts.reduce((sum, script) => sum + script.kB, 0);
  all.push({
    path,
    points: scores[0] ?? Number.NaN,
    paintS: median(sightings.map(({ largestPaintS }) => largestPaintS)),
    aliveS,
    kB,
    last: sightings.at(-1),
    lastAlive: alive.at(-1),
  });
  printRow(path, ...scores, paints, what, aliveS.toFixed(1), kB.toFixed(1), scripts.length);
}
print(`\nLoad after: ${load()}\n`);
for (const { path, points, paintS, aliveS, kB } of all) {
  printGoal(`${path}: Lighthouse, points short of 100`, 100 - points, 0, 0);
  printGoal(`${path}: largest paint, s`, paintS, mostS.paint);
  printGoal(`${path}: alive after the first paint, s`, aliveS, mostS.alive, 1);
  printGoal(`${path}: script, kB`, kB, 64, 1);
}
for (const { path, paintS, last } of all) if (last && paintS > mostS.paint) printLine(path, last);
print('\nScripts:\n');
printHead('of', 'files, kB');
for (const { path } of all)
  printRow(
    path,
    scriptsOf(path)
      .map(({ name, kB }) => `${name.replace(/-.*/, '')} ${kB.toFixed(1)}`)
      .join(', '),
  );
const slowest = all.toSorted((one, other) => other.aliveS - one.aliveS)[0];
if (slowest && slowest.aliveS > mostS.alive) printUntilAlive(slowest);
await browser.close();
await site.close();

/** What shared the line until the largest was painted. */
function printLine(path: string, { largestPaintS, requests }: Sighting): void {
  print(`\nUntil the largest paint of ${path}, at ${largestPaintS.toFixed(2)} s:\n`);
  printHead('came', 'kB', 'at, s');
  for (const { path: file, kB, cameS } of requests) printRow(file, kB.toFixed(1), cameS.toFixed(2));
}

/** What came between the first paint of a page and its being alive. */
function printUntilAlive({ path, lastAlive }: Figures): void {
  if (!lastAlive) return;
  print(
    `\nUntil ${path} is alive, ${lastAlive.aliveS.toFixed(1)} s after its first paint, on a line of ${lineKBs} kB/s on which an answer takes 0.4 s:\n`,
  );
  printHead('came', 'kB', 'at, s');
  for (const { path: file, kB, cameS } of lastAlive.came) printRow(file, kB.toFixed(1), cameS.toFixed(2));
}

/** How long it takes from the first paint on until scripts have taken the page over, on a slow line and a processor four times slower. */
async function untilAlive(browser: Browser, address: string): Promise<Alive> {
  const { page, close } = await openPage(browser, phone);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', line);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const look = () => {
      // It is set right before the page is taken over, which is done before a timer can see it.
      if (document.documentElement?.dataset.isAlive !== undefined) {
        Object.assign(globalThis, { aliveAt: performance.now() });
      } else setTimeout(look, 20);
    };
    look();
  });
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => 'aliveAt' in globalThis, null, { polling: 200, timeout: 120_000 });
  const alive = await page.evaluate(() => {
    const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const aliveMs = (globalThis as unknown as { aliveAt: number }).aliveAt;
    const came = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= aliveMs)
      .map(({ name, encodedBodySize, responseEnd }) => ({
        path: new URL(name).pathname,
        kB: encodedBodySize / 1000,
        cameS: (responseEnd - paintMs) / 1000,
      }));
    return { aliveS: (aliveMs - paintMs) / 1000, came: came.sort((one, other) => one.cameS - other.cameS) };
  });
  await close();
  return alive;
}

/** What the page's markup asks for, compressed. */
function scriptsOf(path: string): readonly { name: string; kB: number }[] {
  const folder = join(import.meta.dirname, '..', 'dist');
  const { pages } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const page = readFileSync(join(folder, 'site', pages[path].file), 'utf8');
  const files = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map(([, file = '']) => file));
  return [...files].map((file) => ({
    name: basename(file),
    kB: statSync(join(folder, 'site', `${file}.br`)).size / 1000,
  }));
}
