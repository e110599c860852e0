// Frames a second that the chat paints while a reply streams in and the puppet speaks, on a processor four times slower, against the same
// with the puppet paused. `npx node bench/living.ts [rounds]`
import type { Page } from 'playwright-core';
import { openBrowser } from '../e2e/open-browser.ts';
import { openSite } from '../e2e/open-site.ts';
import { openPage } from '../e2e/test-site.ts';
import { standInService, streams } from '../server/test/stand-in-service.ts';
import { printGoal, printHead, printMachine, printRow } from './report.ts';

const rounds = Number(process.argv[2] ?? 5);
const slowdown = 4;
const size = { width: 1440, height: 900 };
const reply = 'Get in the boat, lass. The onions are singing, and nobody has told them when to stop. Mind the pond.';

const service = await standInService();
service.behave(streams(reply, 150)); // three seconds
const [browser, site] = await Promise.all([openBrowser(), openSite({ CHAT_BASE_URL: service.baseUrl })]);
const { page } = await openPage(browser, { viewport: size, moves: true });
await page.goto(`${site.address}/chat`);
await canSend(page);
await page.getByRole('button', { name: 'Pause the puppet' }).waitFor();
await page.waitForTimeout(4000); // the frames of its faces arrive
const wire = await page.context().newCDPSession(page);
await wire.send('Performance.enable');
await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

type Row = { frames: number; worst: number; late: number; busy: number; layouts: number; mouths: number };
const rows: Record<'living' | 'paused', Row[]> = { living: [], paused: [] };
for (let round = 0; round < rounds; round += 1) {
  rows.living.push(await measure(page));
  await page.getByRole('button', { name: 'Pause the puppet' }).click();
  rows.paused.push(await measure(page));
  await page.getByRole('button', { name: 'Let the puppet move' }).click();
}
await browser.close();
await Promise.all([site.close(), service.close()]);

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const of = (kind: keyof typeof rows, key: keyof Row) => median(rows[kind].map((row) => row[key]));
printMachine(
  `The puppet, ${size.width} x ${size.height}, processor ${slowdown} times slower, medians of ${rounds} replies`,
);
printHead('', 'frames/s', '% later than 20 ms', 'longest, ms', 'main thread, ms/s', 'layouts/s', 'mouth changes');
for (const [name, kind] of [
  ['it speaks', 'living'],
  ['it is paused', 'paused'],
] as const) {
  const keys = ['frames', 'late', 'worst', 'busy', 'layouts', 'mouths'] as const;
  printRow(name, ...keys.map((key) => of(kind, key).toFixed(key === 'frames' ? 1 : 0)));
}
if (of('living', 'mouths') < 5) throw new Error('The puppet did not speak.');
printGoal('a puppet speaks, % of frames late', of('living', 'late'), 5, 0);

/** Sends a message, and measures from the reply's first word to its last. */
async function measure(page: Page): Promise<Row> {
  const before = await page.getByRole('listitem').count();
  await page.getByPlaceholder('Type a message...').fill('Evening!');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (count) => document.querySelectorAll('li').length > count + 1 && !document.body.innerText.includes('Typing...'),
    before,
    { polling: 50 },
  );
  const start = await metrics();
  const { gaps, mouths } = await page.evaluate(watchFrames);
  const end = await metrics();
  const seconds = end.Timestamp - start.Timestamp;
  await canSend(page);
  return {
    frames: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
    late: (100 * gaps.filter((gap) => gap > 20).length) / gaps.length,
    worst: Math.max(...gaps),
    busy: (1000 * (end.TaskDuration - start.TaskDuration)) / seconds,
    layouts: (end.LayoutCount - start.LayoutCount) / seconds,
    mouths,
  };
}

/** Runs in the page: the milliseconds between frames, until the reply is whole. */
function watchFrames(): Promise<{ gaps: number[]; mouths: number }> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let [last, mouth, mouths] = [0, '', 0];
    const note = (now: number) => {
      if (last) gaps.push(now - last);
      last = now;
      const shown = document.querySelector<HTMLElement>('.living')?.dataset.mouth ?? '';
      if (shown !== mouth) mouths += 1;
      mouth = shown;
      if (document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false) resolve({ gaps, mouths });
      else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function metrics() {
  const { metrics } = await wire.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((it) => it.name === name)?.value ?? 0;
  return {
    Timestamp: value('Timestamp'),
    TaskDuration: value('TaskDuration'),
    LayoutCount: value('LayoutCount'),
  };
}

function canSend(page: Page) {
  return page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false);
}
