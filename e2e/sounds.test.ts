// The sounds of hangman and of the onion: when they are made, how loud and long they are, and where they are refused.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '#texts/hangman/words.ts';
import { accessibilityFaults } from './accessibility.ts';
import { smallTargets } from './targets.ts';
import { scrollsSideways, sizes, testSite } from './test-site.ts';

const site = testSite();

type Context = OfflineAudioContext & { isClosed: boolean; isPaused: boolean; made: number };
declare global {
  var madeContexts: Context[];
}

/** Runs in the page before it loads: sound is not played, but can be rendered to look at it. */
function soundIsRendered() {
  globalThis.madeContexts = [];
  class Rendered extends OfflineAudioContext {
    isClosed = false;
    isPaused = false;
    made = 0;
    constructor() {
      super(1, 44_100 * 2, 44_100);
      globalThis.madeContexts.push(this);
    }
    override createGain() {
      this.made += 1;
      return super.createGain();
    }
    override async resume() {
      this.isPaused = false;
    }
    override async suspend() {
      this.isPaused = true;
    }
    async close() {
      this.isClosed = true;
    }
  }
  Object.assign(globalThis, { AudioContext: Rendered });
}

/** How many contexts were made, and of the last one whether it is closed or paused, and how many tones it has. */
const soundIn = (page: Page) =>
  page.evaluate(() => {
    const last = globalThis.madeContexts.at(-1);
    const { isClosed = true, isPaused = false, made = 0 } = last ?? {};
    return { contexts: globalThis.madeContexts.length, isClosed, isPaused, made };
  });

/** The loudest sample of the last context, 1 being as loud as can be, and after how many seconds it is silent. */
const rendered = (page: Page) =>
  page.evaluate(async () => {
    const buffer = await globalThis.madeContexts.at(-1)?.startRendering();
    const samples = buffer?.getChannelData(0) ?? new Float32Array();
    const loud = samples.map(Math.abs);
    return { peak: Math.max(...loud), seconds: loud.findLastIndex((sample) => sample > 0.001) / 44_100 };
  });

const button = (page: Page) => page.getByRole('button', { name: 'Sound', exact: true });
const isOn = (page: Page) => button(page).getAttribute('aria-pressed');

async function openRoom(
  path: '/minigame' | '/fortune-teller',
  prepare: (page: Page) => Promise<unknown> = async () => {},
) {
  const opened = await site.open();
  await opened.page.addInitScript(soundIsRendered);
  await prepare(opened.page);
  await opened.page.goto(`${site.address}${path}`);
  return opened;
}

/** Hangman with this word, and chance as ever from then on. */
async function deal(page: Page, word: string) {
  const dealing = await page.addInitScript(
    (fixed) => {
      const chance = Math.random;
      Math.random = () => fixed;
      Object.assign(globalThis, { giveChance: () => Object.assign(Math, { random: chance }) });
    },
    (words.indexOf(word) + 0.5) / words.length,
  );
  await page.goto(`${site.address}/minigame`);
  await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
  await dealing.dispose();
  await page.evaluate(() => (globalThis as unknown as { giveChance: () => void }).giveChance());
}

async function type(page: Page, letters: string) {
  for (const letter of letters) await page.keyboard.press(letter);
}

/** What `act` makes heard, in a context of its own. */
async function heardOf(page: Page, act: () => Promise<unknown>) {
  await button(page).click();
  if ((await isOn(page)) === 'false') await button(page).click();
  await act();
  return rendered(page);
}

const mostLoud = 0.4;

describe('sound', () => {
  it('is off, and nothing of it is made, until it is switched on; then each guess is heard, never too loud or too long', async () => {
    const { page, complaints } = await openRoom('/minigame');
    await deal(page, 'onion');
    await button(page).waitFor();
    await type(page, 'x');
    expect(await isOn(page)).toBe('false');
    expect((await soundIn(page)).contexts).toBe(0);

    const right = await heardOf(page, () => type(page, 'o'));
    const wrong = await heardOf(page, () => type(page, 'a'));
    const won = await heardOf(page, () => type(page, 'ni'));
    await page.getByRole('button', { name: 'Play Again' }).click();
    await deal(page, 'onion');
    await button(page).waitFor();
    await type(page, 'abcdefgh');
    const lost = await heardOf(page, () => type(page, 'j'));
    for (const { peak } of [right, wrong, won, lost]) {
      expect(peak).toBeGreaterThan(0.05);
      expect(peak).toBeLessThanOrEqual(mostLoud);
    }
    const between = (least: number, most: number) => ({ asymmetricMatch: (it: number) => it > least && it <= most });
    // a sound of at most 0.6 s, 1.2 s at the end, and what began a little before it
    expect(right.seconds).toEqual(between(0.2, 0.7));
    expect(wrong.seconds).toEqual(between(0.4, 0.75));
    expect(won.seconds).toEqual(between(0.8, 1.35));
    expect(lost.seconds).toEqual(between(0.8, 1.4));
    expect(complaints).toEqual([]);
  });

  it('is silent in a tab that nobody sees, when switched off and when one leaves', async () => {
    const { page } = await openRoom('/minigame');
    await button(page).click();
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    const { isPaused, made } = await soundIn(page);
    expect(isPaused).toBe(true);
    await type(page, 'q');
    expect(await soundIn(page)).toMatchObject({ contexts: 1, made, isPaused: true });
    await hide(false);
    expect(await soundIn(page)).toMatchObject({ isPaused: false, isClosed: false });
    await type(page, 'x');
    expect((await soundIn(page)).made).toBeGreaterThan(made);
    await button(page).click();
    expect(await soundIn(page)).toMatchObject({ contexts: 1, isClosed: true });
    await button(page).click();
    expect(await soundIn(page)).toMatchObject({ contexts: 2, isClosed: false });
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.poll(async () => (await soundIn(page)).isClosed).toBe(true);
  });

  it('stays on for both rooms and the next visit, in all tabs, and is forgotten with everything; the onion is heard', async () => {
    const { page, complaints } = await openRoom('/minigame');
    await button(page).click();
    await page.goto(`${site.address}/fortune-teller`);
    await expect.poll(() => isOn(page)).toBe('true');
    expect((await soundIn(page)).contexts).toBe(0); // browsers want a press first
    await page.getByRole('button', { name: 'Shrek', exact: true }).click();
    await page.getByRole('button', { name: 'Reveal My Swamp Fate' }).click();
    const { made } = await soundIn(page);
    expect(made).toBeGreaterThan(0);
    await expect.poll(async () => (await soundIn(page)).made).toBeGreaterThan(made);
    const { peak, seconds } = await rendered(page);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThanOrEqual(mostLoud);
    expect(seconds).toBeLessThanOrEqual(0.6);

    const other = await page.context().newPage();
    await other.goto(`${site.address}/minigame`);
    await button(other).click();
    await expect.poll(() => isOn(page)).toBe('false');
    await button(other).click();
    await expect.poll(() => isOn(page)).toBe('true');
    await other.goto(`${site.address}/care`);
    await other.getByRole('button', { name: 'Forget everything on this device' }).click();
    await other.getByRole('button', { name: 'Yes, forget everything' }).click();
    await expect.poll(() => isOn(page)).toBe('false');
    expect(complaints).toEqual([]);
  });

  it('is kept for the visit where the storage is closed', async () => {
    const { page, complaints } = await openRoom('/minigame', (it) =>
      it.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('', 'SecurityError');
          },
        });
      }),
    );
    await button(page).click();
    expect(await isOn(page)).toBe('true');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: 'Reveal Your Swampy Fortune' }).click();
    await expect.poll(() => isOn(page)).toBe('true');
    expect(complaints).toEqual([]);
  });

  it('is off where what was kept cannot be read', async () => {
    const { page } = await openRoom('/minigame', (it) =>
      it.addInitScript(() => localStorage.setItem('swampheart sound', '{"version":1,"value":"loud"}')),
    );
    await button(page).waitFor();
    expect(await isOn(page)).toBe('false');
    await button(page).click();
    expect(await isOn(page)).toBe('true');
  });

  it('is not offered where the browser makes none, and no longer where it is refused', async () => {
    const { page, complaints } = await openRoom('/minigame', (it) =>
      it.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext')),
    );
    await page.waitForLoadState('networkidle');
    expect(await button(page).count()).toBe(0);
    await page.addInitScript(() => {
      Object.assign(globalThis, {
        AudioContext: class {
          constructor() {
            throw new DOMException('No sound here.', 'NotAllowedError');
          }
        },
      });
    });
    await page.reload();
    await button(page).click();
    await expect.poll(() => button(page).count()).toBe(0);
    await type(page, 'x');
    expect(complaints).toEqual([]);
  });
});

/** What the button covers of all that is pressed or read, and whether it is covered itself. */
const covering = (page: Page) =>
  button(page).evaluate((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const others = [...document.querySelectorAll('a, button, main p, li, output')];
    const covered = others.filter((one) => {
      const box = one.getBoundingClientRect();
      const isSeen = one !== it && one.checkVisibility() && box.width > 1;
      return isSeen && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return { covered: covered.map(({ outerHTML }) => outerHTML), isHit: it.contains(hit) };
  });

describe('the button', () => {
  it.each(['/minigame', '/fortune-teller'] as const)(
    'is reached by keyboard, covers nothing, and has nothing that axe finds, on %s',
    async (path) => {
      const { page } = await openRoom(path);
      await button(page).focus();
      await page.keyboard.press('Enter');
      expect(await isOn(page)).toBe('true');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      for (const size of [...sizes, { width: 740, height: 360 }]) {
        await page.setViewportSize(size);
        expect(await covering(page), `${size.width} px`).toEqual({ covered: [], isHit: true });
        expect(await scrollsSideways(page)).toBe(false);
      }
    },
  );
});
