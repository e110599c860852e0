// The chat's puppet as it lives: its mouth, its eyes, what stops it, and its voice.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import boxes from '../app/screens/chat/living.json' with { type: 'json' };
import { patchesOf } from '../app/screens/chat/patches.ts';
import { cases } from '../server/test/cases.ts';
import { type StandInService, standInService, streams, streamsPieces } from '../server/test/stand-in-service.ts';
import { accessibilityFaults } from './accessibility.ts';
import { canSend, input, passTyping } from './chat-page.ts';
import { oneSize } from './size-cases.ts';
import { installSpeech, speechIn } from './stand-in-speech.ts';
import { smallTargets } from './targets.ts';
import { type PageOptions, scrollsSideways, testSite } from './test-site.ts';

const long = 'Get in the boat, lass. The onions are singing, and nobody has told them when to stop.';
/** Slow enough for a mouth to move. */
const streamsSlowly = streams(long, 60);

let service: StandInService;
const site = testSite(async () => {
  service = await standInService();
  return { CHAT_BASE_URL: service.baseUrl };
});
afterAll(() => service?.close());

const trial = { mouth: [200, 380, 240, 120], eyes: [200, 200, 280, 100] };
/** Where the puppet has no frames of its own yet, there are plain ones. */
const hasFrames = patchesOf(boxes, 'Shrek', 'smitten') !== null;

async function giveFrames(page: Page) {
  if (hasFrames) return;
  const faces = { shrek: { rest: trial, smitten: trial, cross: trial } };
  await page.route('**/assets/living-*.json', (route) => route.fulfill({ json: faces }));
  const sprite = sharp({ create: { width: 560, height: 220, channels: 4, background: '#a00' } });
  const body = await sprite.avif().toBuffer();
  await page.route('**/portraits/living/*', (route) => route.fulfill({ body, contentType: 'image/avif' }));
}

/** The chat, greeted at once, with its clock faked and the frames of all faces there; replies stream slowly. `asked`: all addresses that were asked for. */
async function enter(options: PageOptions = {}, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const opened = await site.open(options);
  const { page } = opened;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await giveFrames(page);
  await prepare(page);
  service.behave(streams(long));
  await page.goto(`${site.address}/chat`);
  await canSend(page);
  service.behave(streamsSlowly);
  await page.locator('.living').waitFor({ state: 'attached' });
  await page.clock.runFor(3500);
  await page.waitForLoadState('networkidle');
  return { ...opened, asked };
}

type Noted = { mouth: string; eyes: string; at: number; isAwaited: boolean; seen: string; stands: string };

/** Notes from now on what the puppet does, whenever that changes; the function returned gives it as a list, and forgets it. */
async function watch(page: Page): Promise<() => Promise<Noted[]>> {
  await page.evaluate(() => {
    const noted: Noted[] = [];
    Object.assign(globalThis, { noted });
    const living = document.querySelector<HTMLElement>('.living');
    const puppet = living?.parentElement;
    const note = () => {
      const mouth = living?.querySelector('.living-mouth');
      const style = mouth && getComputedStyle(mouth);
      noted.push({
        mouth: living?.dataset.mouth ?? '',
        eyes: living?.dataset.eyes ?? '',
        at: Date.now(),
        isAwaited: document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled ?? false,
        seen: style?.visibility === 'visible' ? style.backgroundPositionX : '',
        stands: puppet?.style.transform ?? '',
      });
    };
    if (living) new MutationObserver(note).observe(living, { attributes: true, subtree: true });
    if (puppet) new MutationObserver(note).observe(puppet, { attributeFilter: ['style'] });
  });
  return () => page.evaluate(() => (globalThis as unknown as { noted: Noted[] }).noted.splice(0));
}

async function send(page: Page, message: string) {
  await canSend(page);
  await input(page).fill(message);
  await page.keyboard.press('Enter');
}

const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the puppet' });
const playButton = (page: Page) => page.getByRole('button', { name: 'Let the puppet move' });

describe('the puppet’s mouth', () => {
  it('moves while a reply streams in, and rests after it', async () => {
    const { page, complaints } = await enter();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const pieces = long.match(/\S+\s*/g) ?? [];
    let sent = 0;
    service.behave(
      streamsPieces(pieces, 0, () => {
        sent += 1;
        return sent === pieces.length && mayEnd;
      }),
    );
    const noted = await watch(page);
    await send(page, 'Evening!');
    await passTyping(page);
    const during: Noted[] = [];
    const mouths = async () => {
      await page.clock.runFor(500);
      during.push(...(await noted()).filter(({ isAwaited }) => isAwaited));
      return new Set(during.map(({ mouth }) => mouth));
    };
    await expect.poll(mouths).toEqual(new Set(['closed', 'half', 'open']));
    end();
    await canSend(page);
    // each of its frames is another part of the sprite
    const frames = (mouth: string) => new Set(during.filter((it) => it.mouth === mouth).map(({ seen }) => seen));
    expect([...frames('closed')]).toEqual(['']);
    expect(frames('half').size).toBe(1);
    expect(frames('open').size).toBe(1);
    expect([...frames('half')]).not.toEqual([...frames('open')]);

    await page.clock.runFor(2500);
    expect(await page.locator('.living').getAttribute('data-mouth')).toBe('closed');
    await noted();
    await page.clock.runFor(10_000);
    expect(new Set((await noted()).map(({ mouth }) => mouth))).toEqual(new Set(['closed']));
    expect(complaints).toEqual([]);
  });
});

describe('at rest the puppet', () => {
  it('blinks and glances aside, and looks at a visitor who types', async () => {
    const { page } = await enter();
    const noted = await watch(page);
    await page.clock.runFor(30_000);
    const seen = new Set((await noted()).map(({ eyes }) => eyes));
    expect(seen).toEqual(new Set(['ahead', 'shut', 'aside']));
    await input(page).fill('Good evening');
    await page.clock.runFor(200);
    await noted();
    await page.clock.runFor(30_000);
    expect(new Set((await noted()).map(({ eyes }) => eyes))).toEqual(new Set(['ahead', 'shut']));
  });

  it('asks for nothing, and complains of nothing, where it has no frames', async () => {
    const { page, asked, complaints } = await enter({}, (it) =>
      it.route('**/assets/living-*.json', (route) => route.fulfill({ json: {} })),
    );
    await send(page, 'Evening!');
    await passTyping(page);
    await canSend(page);
    expect(asked.filter((path) => path.startsWith('/portraits/living/'))).toEqual([]);
    expect(await page.locator('.living-mouth').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('shows its still where its frames do not arrive', async () => {
    const { page } = await enter({}, (it) => it.route('**/portraits/living/*', (route) => route.abort()));
    await page.clock.runFor(10_000);
    expect(await page.locator('.living-mouth').count()).toBe(0);
    expect(await page.locator('header img').filter({ visible: true }).count()).toBe(1);
  });
});

describe('the puppet looks at the visitor', () => {
  it('with open eyes for two seconds after its reply has landed, however often it blinks', async () => {
    const { page } = await enter();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    service.behave(streamsPieces(['Evening, ', 'lass.'], 0, () => mayEnd));
    await send(page, 'Evening!');
    await passTyping(page);
    await page.evaluate(() => {
      Math.random = () => -0.75; // each blink is due at once
    });
    await page.clock.runFor(8000);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000); // or what is noted comes late on a busy machine
    await page.clock.runFor(500);
    expect(await page.locator('.living').getAttribute('data-eyes')).toBe('shut');
    const noted = await watch(page);
    end();
    const all: Noted[] = [];
    const opens = async () => {
      await page.clock.runFor(100);
      all.push(...(await noted()));
      return all.some((it) => it.eyes === 'ahead');
    };
    await expect.poll(opens).toBe(true);
    await page.clock.runFor(4000);
    all.push(...(await noted()));
    const opened = all.findIndex((it) => it.eyes === 'ahead');
    const shut = all.slice(opened).find((it) => it.eyes === 'shut');
    expect((shut?.at ?? 0) - (all[opened]?.at ?? 0)).toBeGreaterThanOrEqual(1900);
  });

  it('and never aside, as long as it is cross', async () => {
    const { page } = await enter();
    await page.route('**/api/chat', (route) => route.fulfill({ status: 502, body: '' }));
    await send(page, 'Evening!');
    await passTyping(page);
    await page.getByText('Failed to fetch response.').first().waitFor();
    await page.locator('[data-face="cross"]').filter({ visible: true }).waitFor();
    await page.clock.runFor(1000);
    const noted = await watch(page);
    await page.clock.runFor(30_000);
    expect(new Set((await noted()).map(({ eyes }) => eyes))).toEqual(new Set(['ahead', 'shut']));
  });
});

describe('struck by words', () => {
  const stood = (all: readonly Noted[]) => all.map(({ stands }) => stands).join(' ');
  const hops = /translateY\(-[1-9]/;
  const leans = /rotate\([2-4]/;

  it.each([
    ['hops back at an insult', 'You stink!', hops, leans],
    ['leans at a kiss', 'Kiss me', leans, hops],
  ])('it %s', async (_, message, does, doesNot) => {
    const { page } = await enter();
    const noted = await watch(page);
    await send(page, message);
    await page.clock.runFor(1400);
    await expect.poll(async () => stood(await noted())).toMatch(does);
    await page.clock.runFor(4000);
    await canSend(page);
    expect(stood(await noted())).not.toMatch(doesNot);
  });
});

/** Nothing changes in ten seconds. */
async function expectStill(page: Page) {
  const noted = await watch(page);
  await page.clock.runFor(10_000);
  expect(await noted()).toEqual([]);
  const living = page.locator('.living');
  expect(
    await living.evaluate((it) => [Object.keys((it as HTMLElement).dataset), it.parentElement?.style.transform]),
  ).toEqual([[], '']);
}

describe('the puppet is still', () => {
  it('under reduced motion, also while it speaks, and no frames are asked for', async () => {
    const { page, asked, complaints } = await enter({ reducedMotion: 'reduce' });
    const noted = await watch(page);
    await send(page, 'Kiss me');
    await passTyping(page);
    await canSend(page);
    expect(await noted()).toEqual([]);
    await expectStill(page);
    expect(await pauseButton(page).count()).toBe(0);
    expect(asked.filter((path) => /living(-[^/]+\.json|\/)/.test(path))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('after its pause button, which is reached by keyboard, and lives again after the next press', async () => {
    const { page } = await enter();
    await page.getByRole('button', { name: 'Step out of the swamp' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await playButton(page).waitFor();
    await expectStill(page);
    await send(page, 'Evening!');
    await passTyping(page);
    await canSend(page);
    await expectStill(page);

    await playButton(page).click();
    const noted = await watch(page);
    await page.clock.runFor(10_000);
    const lived = await noted();
    expect(lived.length).toBeGreaterThan(10);
    // what was said while it was paused is not said now
    expect(new Set(lived.map(({ mouth }) => mouth))).toEqual(new Set(['closed']));
  });

  it('with whoever one talks to in this visit, once it was paused', async () => {
    const { page } = await enter();
    await pauseButton(page).click();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Donkey', exact: true }).click();
    await page.getByRole('button', { name: 'Chat with Donkey' }).click();
    await page.getByRole('heading', { level: 1, name: 'Donkey' }).waitFor();
    await canSend(page);
    await page.clock.runFor(3500);
    await playButton(page).waitFor();
    await expectStill(page);
  });

  it('in danger, and for the rest of the conversation; then there is nothing to pause', async () => {
    const { page } = await enter();
    await send(page, 'i want to die');
    await page.getByText('The page says').first().waitFor();
    await expectStill(page);
    expect(await pauseButton(page).count()).toBe(0);
    await send(page, 'Kiss me');
    await passTyping(page);
    await canSend(page);
    await expectStill(page);
  });

  it('outside of the swamp', async () => {
    const { page } = await enter();
    await page.getByRole('button', { name: 'Step out of the swamp' }).click();
    await page.getByText('It was fiction').waitFor();
    await expectStill(page);
    expect(await pauseButton(page).count()).toBe(0);
  });

  it('in a tab that nobody sees', async () => {
    const { page } = await enter();
    await hide(page, true);
    await expectStill(page);
    await hide(page, false);
    const noted = await watch(page);
    await page.clock.runFor(5000);
    expect((await noted()).length).toBeGreaterThan(3);
  });
});

/** Chromium without a window never hides a page, so the page is told so. */
function hide(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

describe('the puppet’s buttons', () => {
  it.each(oneSize)(
    'have nothing that axe finds, before and after they were pressed, at $width px',
    async (viewport) => {
      const { page } = await enter({ viewport });
      expect(await accessibilityFaults(page)).toEqual([]);
      await pauseButton(page).click();
      expect(await accessibilityFaults(page)).toEqual([]);
      for (const button of await page.locator('.living-buttons > button').all()) {
        const box = await button.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    },
  );
});

type Heard = {
  readonly contexts: AudioContext[];
  /** Of each sound, how the mouth was in that picture. */
  readonly sounds: (string | undefined)[];
  growls: number;
};

/** Runs in the page before it loads: counts what is made of sound. */
function listen() {
  const heard: Heard = { contexts: [], sounds: [], growls: 0 };
  Object.assign(globalThis, { heard });
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      heard.contexts.push(this);
    }
    override createOscillator() {
      queueMicrotask(() => heard.sounds.push(document.querySelector<HTMLElement>('.living')?.dataset.mouth));
      return super.createOscillator();
    }
    override createBufferSource() {
      heard.growls += 1;
      return super.createBufferSource();
    }
  };
}

/** How many contexts there are, the state of the latest, and the sounds until now, which are forgotten. */
const heardIn = (page: Page) =>
  page.evaluate(() => {
    const { contexts, sounds, growls } = (globalThis as unknown as { heard: Heard }).heard;
    return { contexts: contexts.length, state: contexts.at(-1)?.state, sounds: sounds.splice(0), growls };
  });

const voiceButton = (page: Page) => page.getByRole('button', { name: 'Voice' });
/** What was chosen, as one sees and hears it of the button. */
const voiceNow = (page: Page) => voiceButton(page).getAttribute('title');

async function chooseVoice(page: Page, name: 'Off' | 'Babble' | 'Read aloud') {
  await voiceButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

async function exchange(page: Page) {
  await send(page, 'Evening!');
  await passTyping(page);
  await canSend(page);
  await page.clock.runFor(2500);
}

describe('the puppet’s babble', () => {
  const enterListening = (options?: PageOptions) => enter(options, (page) => page.addInitScript(listen));

  it('is off, and nothing of it is there, until it is switched on; then it sounds while the mouth is open', async () => {
    const { page, asked, complaints } = await enterListening();
    const isItsScript = (path: string) => /babble-[^/]+\.js$/.test(path);
    await exchange(page);
    expect(await voiceNow(page)).toBe('Voice: off');
    expect(await heardIn(page)).toEqual({ contexts: 0, sounds: [], growls: 0 });
    expect(asked.filter(isItsScript)).toEqual([]);

    await chooseVoice(page, 'Babble');
    expect(await voiceNow(page)).toBe('Voice: babble');
    await expect.poll(async () => (await heardIn(page)).state).toBe('running');
    await expect.poll(() => asked.filter(isItsScript).length).toBe(1);
    await exchange(page);
    const { contexts, sounds } = await heardIn(page);
    expect(contexts).toBe(1);
    expect(sounds.length).toBeGreaterThan(5);
    expect(sounds).not.toContain('closed');
    expect(sounds).not.toContain(undefined);
    await page.clock.runFor(10_000);
    expect((await heardIn(page)).sounds).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is silent as soon as it is switched off, and in a tab that nobody sees', async () => {
    const { page, complaints } = await enterListening();
    const state = async () => (await heardIn(page)).state;
    await chooseVoice(page, 'Babble');
    await expect.poll(state).toBe('running');
    await hide(page, true);
    await expect.poll(state).toBe('suspended');
    await hide(page, false);
    await expect.poll(state).toBe('running');
    await chooseVoice(page, 'Off');
    expect(await voiceNow(page)).toBe('Voice: off');
    await expect.poll(state).toBe('closed');
    await exchange(page);
    expect((await heardIn(page)).sounds).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is still offered to who switches it off again before it has arrived', async () => {
    const { page, complaints } = await enterListening();
    const { promise: offAgain, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/babble-*.js', async (route) => {
      await offAgain;
      await route.continue();
    });
    await chooseVoice(page, 'Babble');
    await chooseVoice(page, 'Off');
    expect(await voiceNow(page)).toBe('Voice: off');
    resolve();
    await page.waitForLoadState('networkidle');
    await chooseVoice(page, 'Babble');
    await expect.poll(async () => (await heardIn(page)).state).toBe('running');
    await exchange(page);
    expect((await heardIn(page)).sounds.length).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
  });

  it('is heard under reduced motion, while nothing moves', async () => {
    const { page } = await enterListening({ reducedMotion: 'reduce' });
    await chooseVoice(page, 'Babble');
    await expect.poll(async () => (await heardIn(page)).state).toBe('running');
    const noted = await watch(page);
    await exchange(page);
    expect((await heardIn(page)).sounds.length).toBeGreaterThan(5);
    expect(await noted()).toEqual([]);
  });

  it('of Dragon is one growl a reply', async () => {
    const { page } = await enterListening();
    await chooseVoice(page, 'Babble');
    await expect.poll(async () => (await heardIn(page)).state).toBe('running');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Dragon', exact: true }).click();
    await page.getByRole('button', { name: 'Chat with Dragon' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dragon' }).waitFor();
    expect(await voiceNow(page)).toBe('Voice: babble');
    await page.clock.runFor(3500);
    await canSend(page);
    const { growls } = await heardIn(page);
    await exchange(page);
    const after = await heardIn(page);
    expect(after.growls).toBe(growls + 1);
    expect(after.contexts).toBe(1);
  });

  it('is not offered where the browser makes no sound, and nothing is where it does not speak either', async () => {
    const { page, complaints } = await enter({}, (it) =>
      it.addInitScript(() => {
        Reflect.deleteProperty(globalThis, 'AudioContext');
        Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined });
      }),
    );
    expect(await pauseButton(page).count()).toBe(1);
    expect(await voiceButton(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is no longer offered where sound is refused', async () => {
    const { page, complaints } = await enter({}, (it) =>
      it.addInitScript(() => {
        globalThis.AudioContext = class extends AudioContext {
          constructor() {
            super();
            throw new DOMException('No sound here.', 'NotAllowedError');
          }
        };
      }),
    );
    await chooseVoice(page, 'Babble');
    await expect.poll(() => voiceButton(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('read aloud', () => {
  const enterReading = (options?: Parameters<typeof installSpeech>[1], page?: PageOptions) =>
    enter(page, (it) => installSpeech(it, options));
  const texts = async (page: Page) => (await speechIn(page)).spoken.map(({ text }) => text);
  const isSpeaking = async (page: Page) => (await speechIn(page)).isSpeaking;

  it.each(cases([true, false], (tellsWords) => tellsWords))(
    'is what the character says and nothing else, with the mouth in time; told of words: %s',
    async (tellsWords) => {
      const { page, complaints } = await enterReading({ tellsWords });
      await exchange(page);
      expect(await texts(page)).toEqual([]);
      await chooseVoice(page, 'Read aloud');
      expect(await voiceNow(page)).toBe('Voice: read aloud');
      const [newest] = (await speechIn(page)).spoken;
      expect(newest).toMatchObject({
        text: 'Get in the boat, lass. The onions are singing, and nobody has told them when to stop.',
        voice: 'Fenwick',
      });
      await page.clock.runFor(10_000);
      expect(await isSpeaking(page)).toBe(false);

      service.behave(streams('Get in the boat, lass. *rows* The **onions** 😊 are singing', 60));
      await send(page, 'Evening!');
      await passTyping(page);
      await canSend(page);
      await page.clock.runFor(8000);
      const { spoken, mouths } = await speechIn(page);
      expect(spoken.map(({ text }) => text)).toEqual(['Get in the boat, lass.', 'The onions are singing']);
      const moved = mouths.filter(({ mouth }) => mouth !== 'closed');
      expect(moved.length).toBeGreaterThan(8);
      expect(moved.filter(({ isHeard }) => !isHeard)).toEqual([]);
      expect(mouths.at(-1)?.mouth).toBe('closed');
      expect(complaints).toEqual([]);
    },
  );

  it('stops at once in a tab that nobody sees, when switched off, when a message is sent, and when one leaves or steps out; the next puppet has a voice of its own', async () => {
    const { page, complaints } = await enterReading({ does: 'never end' });
    await chooseVoice(page, 'Read aloud');
    await page.clock.runFor(1000);
    const [shrek] = (await speechIn(page)).spoken;
    await hide(page, true);
    expect(await isSpeaking(page)).toBe(false);
    await hide(page, false);
    await page.clock.runFor(2000);
    expect(await texts(page)).toEqual([]); // what was said before is not said now

    await chooseVoice(page, 'Off');
    await chooseVoice(page, 'Read aloud');
    expect(await isSpeaking(page)).toBe(true);
    await chooseVoice(page, 'Off');
    expect(await isSpeaking(page)).toBe(false);

    await chooseVoice(page, 'Read aloud');
    await page.clock.runFor(1000);
    await send(page, 'Evening!');
    await page.clock.runFor(200);
    expect(await isSpeaking(page)).toBe(false);
    await passTyping(page);
    await canSend(page);
    await page.clock.runFor(500);
    expect(await isSpeaking(page)).toBe(true);

    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Donkey', exact: true }).click();
    expect(await isSpeaking(page)).toBe(false);
    await page.getByRole('button', { name: 'Chat with Donkey' }).click();
    await page.getByRole('heading', { level: 1, name: 'Donkey' }).waitFor();
    await canSend(page);
    await page.clock.runFor(3500);
    const [donkey] = (await speechIn(page)).spoken;
    expect(donkey?.pitch).toBeGreaterThan(shrek?.pitch ?? 2);
    expect(donkey?.rate).toBeGreaterThan(shrek?.rate ?? 2);
    expect(await isSpeaking(page)).toBe(true);

    await page.getByRole('button', { name: 'Step out of the swamp' }).click();
    await page.getByText('It was fiction').waitFor();
    expect(await isSpeaking(page)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('stops in danger, and the page’s words are never read', async () => {
    const { page } = await enterReading({ does: 'never end' });
    await chooseVoice(page, 'Read aloud');
    await page.clock.runFor(1000);
    expect(await isSpeaking(page)).toBe(true);
    await texts(page);
    await send(page, 'i want to die');
    await page.getByText('The page says').first().waitFor();
    await page.clock.runFor(5000);
    await send(page, 'are you there');
    await passTyping(page);
    await canSend(page);
    await page.clock.runFor(5000);
    expect(await speechIn(page)).toMatchObject({ spoken: [], isSpeaking: false });
    expect(await voiceButton(page).count()).toBe(0);
  });

  it.each(cases(['never start', 'refuse'] as const, (does) => does === 'never start'))(
    'gives up kindly where voices %s: the mouth moves as ever',
    async (does) => {
      const { page, complaints } = await enterReading({ does });
      await chooseVoice(page, 'Read aloud');
      await page.clock.runFor(6000);
      expect(await voiceNow(page)).toBe('Voice: off');
      expect(await isSpeaking(page)).toBe(false);
      await texts(page);
      await exchange(page);
      const { spoken, mouths } = await speechIn(page);
      expect(spoken).toEqual([]);
      expect(new Set(mouths.map(({ mouth }) => mouth))).toEqual(new Set(['closed', 'half', 'open']));
      await voiceButton(page).click();
      expect(await page.getByRole('dialog').locator('[aria-pressed]').allInnerTexts()).toHaveLength(2);
      expect(complaints).toEqual([]);
    },
  );

  it('is offered once the device has a voice that speaks English and keeps words to itself', async () => {
    const { page } = await enterReading({ voices: [{ lang: 'de-DE' }, { localService: false }] });
    const offered = async () => (await page.getByRole('dialog').locator('b').allInnerTexts()).join();
    await voiceButton(page).click();
    expect(await offered()).toBe('Off,Babble');
    await page.evaluate(() => globalThis.standInSpeech.voicesCome());
    await expect.poll(offered).toBe('Off,Babble,Read aloud');
  });

  it('is chosen by keyboard on a sheet with nothing that axe finds, and heard under reduced motion', async () => {
    const { page } = await enterReading({}, { reducedMotion: 'reduce' });
    await voiceButton(page).focus();
    await page.keyboard.press('Enter');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab'); // from the seal
    await page.keyboard.press('Enter');
    expect(await voiceNow(page)).toBe('Voice: read aloud');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Voice');
    expect(await isSpeaking(page)).toBe(true);
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: 640, height: 360 });
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Off' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
