// `node bench/frames.ts [rounds]`: what a letter costs until it is painted, frames while 2,000 messages scroll, and frames while confetti
// falls, with the processor slowed four times. A talking puppet is measured by living.ts (`npm run bench -- talking`).
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../e2e/open-browser.ts';
import { openSite } from '../e2e/open-site.ts';
import { reachState, states } from '../e2e/states.ts';
import { openPage } from '../e2e/test-site.ts';
import { load, print, printGoal, printHead, printMachine, printRow } from './report.ts';
import { median, quantile } from './statistics.ts';

const rounds = Number(process.argv[2] ?? 3);
const slowdown = 4;
const messages = 2000;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, moves: true };

const [browser, site] = await Promise.all([openBrowser(), openSite()]);
printMachine(`Frames, processor ${slowdown} times slower, ${rounds} rounds, 412 x 823`);

printHead(
  'a letter',
  `ms of its thread x ${slowdown}, median`,
  'worst',
  'script',
  'style and layout',
  'ms until painted, median',
  'worst',
);
const guesses = await lettersOf('/minigame', async (page) => {
  await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
});
printRow('guessed in hangman', ...guesses);
const written = await lettersOf('/chat', async (page) => openField(page));
printRow('written in the chat', ...written);
const late = await lettersOf('/chat', async (page) => {
  await carryOnLongTalk(page);
  await openField(page);
});
printRow(`written under ${messages} messages`, ...late);

print('');
printHead(
  'frames',
  'a second',
  '% later than 20 ms',
  'longest, ms',
  'of its thread, ms a frame',
  'script',
  'style and layout',
);
const scrolling = await roundsOf(scrollLongTalk);
printRow(`${messages} messages scroll`, ...scrolling);
const confetti = await roundsOf(winGame);
printRow('confetti falls', ...confetti);
printRow('the same, processor as it is', ...(await roundsOf((page) => winGame(page, 1))));
print(
  `\nOf a letter's and a frame's time what is neither script nor style nor layout is painting, which costs a processor without a graphics card most.`,
);
print(`Load after: ${load()}\n`);
const letters = { 'guessed in hangman': guesses, 'written in the chat': written, 'written under 2,000 messages': late };
for (const [what, [ms]] of Object.entries(letters)) printGoal(`a letter ${what}, ms x ${slowdown}`, Number(ms), 16, 0);
printGoal('2,000 messages scroll, % of frames late', Number(scrolling[1]), 5, 0);
printGoal('confetti falls, % of frames late', Number(confetti[1]), 5, 0);
await browser.close();
await site.close();

/**
 * Medians and worst of eight letters. The first two are the processor time of the page's thread, slowed by calculation: neighbours on the
 * machine do not change it, and it holds what a frame of the page costs anyway. The others are what a visitor waits here and now.
 */
async function lettersOf(path: string, prepare: (page: Page) => Promise<unknown>): Promise<string[]> {
  const { page, close } = await openPage(browser, phone);
  await page.goto(site.address + path);
  await prepare(page);
  const wire = await slowed(page, 1);
  const busy = await spentBy(wire);
  const [costs, scripts, layouts, waits]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const letter of 'etaoinsh') {
    await page.waitForTimeout(300);
    await page.evaluate(watchPaint);
    const before = await busy();
    await page.keyboard.press(letter);
    await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
    const after = await busy();
    for (const [i, all] of [costs, scripts, layouts].entries())
      all.push(slowdown * 1000 * ((after[i] ?? 0) - (before[i] ?? 0)));
  }
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const letter of 'rdlcumwf') {
    await page.waitForTimeout(300);
    await page.evaluate(watchPaint);
    await page.keyboard.press(letter);
    waits.push(await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted));
  }
  await close();
  const parts = [median(scripts), median(layouts)];
  return [median(costs), Math.max(...costs), ...parts, median(waits), Math.max(...waits)].map((ms) => ms.toFixed(0));
}

/** Runs in the page: `painted` becomes the time from the next key to the end of the frame that shows what it did. */
function watchPaint() {
  const painted = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(globalThis, { painted });
}

/** Milliseconds between frames, and of the page's thread a frame: all, script, style and layout. */
type Frames = { readonly gaps: number[]; readonly costs: readonly number[] };

async function roundsOf(measure: (page: Page) => Promise<Frames>): Promise<string[]> {
  const all: Frames[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage(browser, phone);
    all.push(await measure(page));
    await close();
  }
  const of = (figure: (gaps: number[]) => number) => median(all.map(({ gaps }) => figure(gaps))).toFixed(0);
  const sum = (gaps: number[]) => gaps.reduce((total, gap) => total + gap, 0);
  return [
    of((gaps) => (1000 * gaps.length) / sum(gaps)),
    of((gaps) => (100 * gaps.filter((gap) => gap > 20).length) / gaps.length),
    of((gaps) => quantile(gaps, 1)),
    ...[0, 1, 2].map((part) => median(all.map(({ costs }) => costs[part] ?? 0)).toFixed(1)),
  ];
}

/** Asks how many seconds the page's thread was busy so far: all, script, style and layout. */
async function spentBy(wire: CDPSession) {
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await wire.send('Performance.getMetrics');
    const seconds = (...names: string[]) =>
      metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value, 0);
    return [
      seconds('TaskDuration'),
      seconds('ScriptDuration'),
      seconds('LayoutDuration', 'RecalcStyleDuration'),
    ] as const;
  };
}

/** Watches the frames of `page` for so long, at `rate` times slowdown; what they cost is as slowed. */
async function watched(page: Page, rate: number, forMs: number, begin?: () => Promise<unknown>): Promise<Frames> {
  const wire = await slowed(page, rate);
  const spent = await spentBy(wire);
  await begin?.();
  const before = await spent();
  const gaps = await page.evaluate(gapsOf, forMs);
  const after = await spent();
  return { gaps, costs: after.map((end, i) => (1000 * (end - (before[i] ?? 0))) / gaps.length) };
}

async function scrollLongTalk(page: Page): Promise<Frames> {
  await page.goto(`${site.address}/chat`);
  await carryOnLongTalk(page);
  return watched(page, slowdown, 4000, () => scroll(page));
}

async function scroll(page: Page) {
  await page.getByRole('region', { name: /^Conversation/ }).evaluate((list) => {
    list.scrollTop = 0;
    const down = () => {
      list.scrollTop += 60;
      requestAnimationFrame(down);
    };
    requestAnimationFrame(down);
  });
}

async function winGame(page: Page, rate = slowdown): Promise<Frames> {
  const won = states.find(({ name }) => name === 'hangman, won');
  if (!won) throw new Error('e2e/states.ts has no "hangman, won".');
  await reachState(page, site.address, won);
  return watched(page, rate, 3000);
}

/** Runs in the page: the milliseconds between frames. */
function gapsOf(forMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = [];
    const begin = performance.now();
    let last = 0;
    const note = (now: number) => {
      if (last) gaps.push(now - last);
      last = now;
      if (performance.now() - begin > forMs) resolve(gaps);
      else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

async function carryOnLongTalk(page: Page) {
  const talk = Array.from({ length: messages }, (_, i) =>
    i % 2 === 0
      ? { category: 'user', message: `What about the onions, number ${i}?` }
      : { category: 'AI', message: `Number ${i} sings at night, lass, and nobody has told it when to stop.` },
  );
  const value = {
    sittings: [{ id: 'long', messages: talk }],
    scene: null,
    say: [],
    noticed: [],
    inDoubtFor: 0,
    writers: [],
  };
  await page.evaluate(
    (kept) => localStorage.setItem('swampheart talk Shrek', kept),
    JSON.stringify({ version: 1, value }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Carry on' }).click();
  await page.waitForFunction((count) => document.querySelectorAll('li').length >= count, messages);
}

async function openField(page: Page) {
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false);
  await page.waitForTimeout(4000); // the puppet's other faces and what moves it arrive
  await page.getByPlaceholder('Type a message...').focus();
}

async function slowed(page: Page, rate: number) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate });
  return wire;
}
