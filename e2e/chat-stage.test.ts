// The chat as a stage: how large the puppet stands, what is before and behind it, and who the visitor is.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { characterNames } from '../cast/characters.ts';
import { loveInterests } from '../cast/love-interests.ts';
import { cases, casesNamed } from '../server/test/cases.ts';
import { canSend, input } from './chat-page.ts';
import { pictureOf } from './pixels.ts';
import { type Size, sizes, testSite } from './test-site.ts';

const site = testSite();
const [phone, tablet, desk] = sizes;
/** In the gate: the first of a couple, who only growls, and who loves nobody. */
const some = casesNamed(characterNames, ['Shrek', 'Dragon', 'Doris']);

/** Nothing is squashed while it is measured. */
const still = { reducedMotion: 'reduce' } as const;

async function enter(page: Page, viewport: Size, character?: string) {
  await page.setViewportSize(viewport);
  const address = `${site.address}/chat`;
  // Who has a page of the chat open already needs no second load to choose a character.
  if (!character || page.url() !== address) await page.goto(address);
  if (character) {
    await page.evaluate((name) => history.replaceState({ character: name }, ''), character);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: character, exact: true }).waitFor();
  }
  await canSend(page);
  // A lazy picture in a sheet that is closed is not asked for, and would be waited for without end.
  const isHere = () =>
    [...document.images].every((image) => image.complete || (image.loading === 'lazy' && !image.checkVisibility()));
  await page.waitForFunction(isHere);
}

async function say(page: Page, message: string) {
  await input(page).fill(message);
  await input(page).press('Enter');
  await canSend(page);
}

/** Resolves once the reply has come whole. */
async function replyTo(page: Page) {
  await page.waitForResponse('**/api/chat');
  await canSend(page);
}

/** Runs in the page: notes from now on what of the stage moves without anybody having done something. */
function noteMoves() {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      for (const { node } of entry.sources) {
        const part = node instanceof Element ? node : node?.parentElement;
        if (part?.closest('header, form')) moved.push(part.className || part.nodeName);
      }
    }
  }).observe({ type: 'layout-shift' });
}

const puppet = (page: Page) => page.locator('header img').filter({ visible: true }).first();
const sill = (page: Page) => page.locator('[class*=sill]');
const line = (page: Page) => page.getByText(/^You are .* tonight\.$/);

async function boxOf(part: ReturnType<Page['locator']>) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not there.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

describe('the puppet', () => {
  const shared = site.share(still);

  it.each([desk, { width: 1024, height: 768 }])(
    'stands 420 to 480 px high beside the messages at $width x $height, and the first is near its mouth',
    async (window) => {
      const { page } = shared;
      await enter(page, window);
      const box = await boxOf(puppet(page));
      expect(box.height).toBeGreaterThanOrEqual(420);
      expect(box.height).toBeLessThanOrEqual(480);
      expect(box.right).toBeLessThanOrEqual((await boxOf(page.getByRole('region'))).x + 1);
      const first = await boxOf(page.getByRole('listitem').first().locator('p'));
      const mouth = box.y + box.height * 0.62;
      const gap = Math.max(first.y - mouth, mouth - first.bottom); // below 0 where the message, of one line or two, is beside the mouth
      expect(gap).toBeLessThan(39);
      expect(first.x - box.right).toBeLessThan(60);
    },
  );

  it('stands 448 px high on a tablet before any talk, and as high throughout', async () => {
    const { page } = shared;
    await enter(page, tablet);
    expect((await boxOf(puppet(page))).height).toBe(448);
    const foot = (await boxOf(sill(page))).bottom;
    const first = await boxOf(page.getByRole('listitem').first().locator('p'));
    expect(first.y - (await boxOf(sill(page))).bottom).toBeLessThan(40);
    const heights: number[] = [];
    for (const message of ['Good evening!', 'Nice swamp.', 'Good night!']) {
      await say(page, message);
      heights.push((await boxOf(puppet(page))).height);
    }
    expect(heights).toEqual([448, 448, 448]);
    await input(page).fill('one\ntwo\nthree\nfour\nfive');
    expect((await boxOf(sill(page))).bottom).toBe(foot);
  });

  it('has half of a phone before any talk, then two fifths, with its face no smaller, until the keyboard opens', async () => {
    const { page } = shared;
    await enter(page, phone);
    const before = await boxOf(puppet(page));
    expect(before.height).toBeGreaterThan(190);
    expect((await boxOf(sill(page))).bottom).toBeGreaterThan(phone.height * 0.44);
    const first = await boxOf(page.getByRole('listitem').first().locator('p'));
    expect(first.y - (await boxOf(sill(page))).bottom).toBeLessThan(40);
    await say(page, 'Good evening!');
    const stage = await boxOf(sill(page));
    expect((await boxOf(puppet(page))).height).toBeGreaterThanOrEqual(before.height);
    expect(Math.abs(stage.bottom - phone.height * 0.43)).toBeLessThan(16);
    await page.setViewportSize({ width: phone.width, height: 360 });
    await expect.poll(() => puppet(page).count()).toBe(0);
  });

  it('has a niche of its own beside the messages on a phone on its side, and a button that pauses it', async () => {
    const { page } = await site.open({ viewport: { width: 740, height: 360 } });
    await enter(page, { width: 740, height: 360 });
    const face = await boxOf(puppet(page));
    const list = await boxOf(page.getByRole('region'));
    expect(face.height).toBeGreaterThan(200);
    expect(face.right).toBeLessThanOrEqual(list.x + 1);
    expect(face.bottom).toBeLessThanOrEqual(360);
    const pause = page.getByRole('button', { name: 'Pause the puppet' });
    await pause.click();
    await page.getByRole('button', { name: 'Let the puppet move' }).waitFor();
    const heightWith = async (things: string) => {
      const headers = { 'content-type': 'text/plain', ...(things && { 'x-say': things }) };
      await page.route('**/api/chat', (route) => route.fulfill({ body: 'Aye.', headers }));
      await say(page, 'Good evening!');
      return (await boxOf(page.getByRole('region'))).height;
    };
    expect(await heightWith('')).toBeGreaterThan(190);
    expect(await heightWith('Yes|No')).toBeGreaterThan(155);
  });

  it('is waited for before a bubble of three balls, which goes when "Typing..." stands in its place', async () => {
    const { page } = shared;
    await enter(page, phone);
    const bubble = () =>
      page
        .getByRole('region')
        .locator('ol')
        .evaluate((list) => {
          const { content, visibility, blockSize, marginBlockStart } = getComputedStyle(list, '::after');
          // its picture reaches out of its place, above and below
          const isSeen = content !== 'none' && visibility === 'visible';
          return isSeen ? Number.parseFloat(blockSize) + 2 * Number.parseFloat(marginBlockStart) : 0;
        });
    expect(await bubble()).toBe(0);
    await page.route('**/api/chat', () => new Promise(() => {}));
    await input(page).fill('Evening!');
    await input(page).press('Enter');
    await expect.poll(bubble).toBeGreaterThan(30);
    const height = await bubble();
    const typing = page.getByRole('listitem').getByText('Typing...');
    await typing.waitFor();
    expect(await bubble()).toBe(0);
    expect(Math.abs((await boxOf(typing)).height - height)).toBeLessThan(2);
  });

  it.each(cases([phone, tablet], (size) => size === phone))(
    'leaves room for a long greeting with three long answers at $width px',
    async (window) => {
      const { page } = await site.open({ ...still, viewport: window });
      await page.route('**/api/chat', (route) =>
        route.fulfill({
          body: 'Hola! I beat a stubborn goose behind the windmill. What did you conquer today?',
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'x-say': ['How are the Hens in Harmony?', 'What have you stolen today?', 'What is Mr Brioche up to now?']
              .map(encodeURIComponent)
              .join('|'),
          },
        }),
      );
      await enter(page, window);
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => null)))); // a stand-in may not be there
      await enter(page, window); // in the text face, which is used from the second page on where it came late (type.css)
      await page.getByRole('group', { name: 'Things to say' }).waitFor();
      await page.getByRole('button', { name: 'This talk' }).waitFor(); // it comes late
      const first = await boxOf(page.getByRole('listitem').first());
      expect(first.y).toBeGreaterThan((await boxOf(sill(page))).bottom);
    },
  );

  it.each(cases([phone, tablet], (size) => size === tablet))(
    'moves when a message is sent, and not while the reply comes, at $width px, and the talk ends by the answers',
    async (window) => {
      const { page } = await site.open({ ...still, viewport: window });
      await enter(page, window);
      await page.getByRole('button', { name: 'This talk' }).waitFor(); // it comes late
      await page.evaluate(noteMoves);
      for (const message of ['Good evening!', 'Nice swamp.', 'Good night!']) {
        await input(page).fill(message);
        await Promise.all([replyTo(page), input(page).press('Enter')]);
      }
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect(await page.evaluate('moved')).toEqual([]);
      const list = await boxOf(page.getByRole('region'));
      const newest = await boxOf(page.getByRole('listitem').last().locator('p'));
      expect(list.bottom - newest.bottom).toBeLessThan(80); // the row below it is 44 px high
    },
  );

  it.each(cases([phone, tablet], (size) => size === tablet))(
    'has Stop below "Typing...", and no button before it, at $width px',
    async (window) => {
      const { page } = await site.open({ viewport: window });
      await enter(page, window);
      await page.route('**/api/chat', () => new Promise(() => {}));
      await page.getByRole('button', { name: 'Pause the puppet' }).waitFor();
      const face = await boxOf(puppet(page));
      for (const button of await page.locator('.living-buttons button').all()) {
        expect((await boxOf(button)).y).toBeGreaterThan(face.bottom - 24);
      }
      await input(page).fill('Good evening!');
      await input(page).press('Enter');
      const typing = await boxOf(page.getByRole('listitem').last().locator('p').getByText('Typing...'));
      const stop = await boxOf(page.getByRole('button', { name: 'Stop' }));
      expect(stop.y - typing.bottom).toBeLessThan(24);
    },
  );

  it.each(cases(sizes, (size) => size === desk))(
    'is drawn with as many pixels as it covers, and leans on a sill, at $width px',
    async (window) => {
      const { page } = shared;
      await enter(page, window);
      const box = await boxOf(puppet(page));
      const pixels = await puppet(page).evaluate(async (shown: HTMLImageElement) => {
        const picture = new Image();
        picture.src = shown.currentSrc;
        await picture.decode();
        return picture.naturalWidth;
      });
      expect(pixels).toBeGreaterThanOrEqual(Math.floor(box.width));
      const board = await boxOf(sill(page));
      expect(board.y).toBeLessThan(box.bottom - 6);
      expect(board.bottom).toBeGreaterThan(box.bottom);
      const before = await page.evaluate(
        ([x, y]) => {
          const all = document.elementsFromPoint(x as number, y as number);
          const at = (selector: string) => all.findIndex((element) => element.matches(selector));
          return at('[class*=sill]') >= 0 && at('[class*=sill]') < at('header img');
        },
        [box.x + box.width / 2, box.bottom - 3],
      );
      expect(before).toBe(true);
    },
  );
});

describe('the line that says who one is', () => {
  const shared = site.share(still);

  it.each(casesNamed(characterNames, ['Doris']))('is there with %s, before and above the messages', async (name) => {
    const { page } = shared;
    await enter(page, phone, name);
    const whom = loveInterests[name];
    const guest = whom === 'No one' ? 'a guest from the road' : whom;
    expect(await line(page).innerText()).toBe(`You are ${guest} tonight.`);
    for (const window of sizes) {
      await page.setViewportSize(window);
      const first = page.getByRole('listitem').first();
      expect((await boxOf(line(page))).bottom).toBeLessThanOrEqual((await boxOf(first)).y);
      const isBefore = await line(page).evaluate((one) =>
        Boolean(one.compareDocumentPosition(document.querySelector('li') as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
      expect(isBefore).toBe(true);
    }
  });

  it('stands in the written page, for the pair whom nobody has chosen', async () => {
    const written = await (await fetch(`${site.address}/chat`)).text();
    const words = written.replaceAll(/<!--.*?-->|<[^>]*>/g, '');
    expect(words).toContain('You are Fiona tonight.');
  });
});

describe('the window behind the messages', () => {
  const shared = site.share(still);

  const lights = new Set<string>();

  it.each(some)('is lit for %s: warm, but cool in the castle and in the cats’ moonlight', async (name) => {
    const { page } = shared;
    const cool = ['Fiona', 'King Harold', 'Queen Lillian', 'Puss in Boots', 'Kitty Softpaws'];
    await enter(page, desk, name);
    const shot = await pictureOf(page);
    const box = await boxOf(page.getByRole('region'));
    // above the first message, where there is nothing but the window
    const { data } = await sharp(shot)
      .extract({ left: Math.round(box.x) + 20, top: Math.round(box.y) + 40, width: 200, height: 120 })
      .resize(1, 1, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data;
    if (cool.includes(name)) expect(blue).toBeGreaterThan(red);
    else expect(red).toBeGreaterThan(blue + 20);
    expect(Math.max(red, blue)).toBeGreaterThan(50);
    lights.add([...data].join());
  });

  it('is lit differently for each character', () => {
    expect(lights.size).toBe(some.length);
  });

  it('becomes a room with a wall, a lantern and a window of its own after the first paint, in one of two sizes', async () => {
    for (const [window, name] of [
      [phone, 'room-tall'],
      [desk, 'room'],
    ] as const) {
      const { page } = await site.open({ ...still, viewport: window });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const arrived = page.waitForResponse(/\/room-.*avif$/);
      await page.goto(`${site.address}/chat`);
      expect((await arrived).ok()).toBe(true);
      const first = asked.findIndex((path) => path.startsWith('/portraits/shrek-rest'));
      const rooms = asked.filter((path) => /\/room-.*\.(avif|webp)$/.test(path));
      expect(rooms).toHaveLength(1);
      await page.locator('.living-room[data-lit]').waitFor();
      expect(rooms[0]).toMatch(new RegExp(`/${name}-[\\w-]{8}\\.avif$`));
      expect(asked.indexOf(rooms[0] as string)).toBeGreaterThan(first);
    }
  });

  it('is there from the first paint on, out of focus, without anything that is asked for', async () => {
    const { page } = await site.open({ ...still, viewport: phone, javaScriptEnabled: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.address}/chat`, { waitUntil: 'load' });
    const wall = await page
      .locator('header[class*=stage]')
      .evaluate((stage) => getComputedStyle(stage, '::before').backgroundImage);
    expect(wall).toContain('data:image/avif');
    expect(asked.filter((url) => /glimpse|room/.test(url))).toEqual([]);
  });

  it('stays a painted wall where data is saved', async () => {
    const { page } = await site.open({ ...still, viewport: phone });
    const rooms: string[] = [];
    page.on('request', (request) => request.url().includes('/room-') && rooms.push(request.url()));
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(`${site.address}/chat`);
    await page.waitForResponse(/shrek-cross-/); // the other faces come with the room
    await page.waitForLoadState('networkidle');
    expect(rooms).toEqual([]);
  });
});

describe('what scrolls away', () => {
  const shared = site.share(still);

  it.each([phone, { width: 740, height: 360 }, tablet, desk])(
    'goes behind wood at both ends, and what stands there is in sight, at $width x $height',
    async (window) => {
      const { page } = shared;
      await enter(page, window);
      await say(page, 'I like onions. '.repeat(50));
      if (window === desk) await page.locator('.living-shelf[data-lit]').waitFor(); // there the wood is a shelf's, which comes with the room
      /** What is painted at the list's upper and lower edge, before the words. */
      const before = () =>
        page.getByRole('region').evaluate((list) => {
          const { x, y, width, bottom } = list.getBoundingClientRect();
          const at = (height: number) => document.elementFromPoint(x + width / 2, height);
          return [at(y + 2), at(bottom - 2)].map((part) => (part && list.contains(part) ? 'words' : 'wood'));
        });
      const [above, below] = await before();
      expect(above).toBe('wood');
      if (window.width < 1024 && window.height > 480) expect(below).toBe('wood'); // elsewhere the list ends at the sill
      await page.getByRole('region').evaluate((list) => list.scrollTo(0, 0));
      const first = page.getByRole('listitem').first().locator('p');
      const isSeen = await first.evaluate((words) => {
        const { x, y } = words.getBoundingClientRect();
        return words.contains(document.elementFromPoint(x + 20, y + 3));
      });
      expect(isSeen).toBe(true);
    },
  );
});

describe('who tells of danger', () => {
  it('has nobody smirking beside the lines to call: the puppet steps aside until it speaks again', async () => {
    const { page } = await site.open({ ...still, viewport: phone });
    await enter(page, phone);
    const face = page.locator('[data-puppet]');
    expect(await face.isVisible()).toBe(true);
    await say(page, 'i want to die');
    await page.locator('a[href^="tel:"]').first().waitFor();
    await expect.poll(() => face.isVisible()).toBe(false);
    await say(page, 'what is for dinner');
    await expect.poll(() => face.isVisible()).toBe(true);
  });

  it.each([
    [{ width: 360, height: 640 }, 2],
    [{ width: 740, height: 360 }, 3],
  ])('in a window of %o reads whole numbers at once, and no line of the play', async (viewport, count) => {
    const { page } = await site.open({ ...still, viewport });
    await enter(page, viewport);
    await say(page, 'i want to die');
    const rows = page.locator('section li li');
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(count); // how many there are, the browser's region says
    const list = await boxOf(page.locator('section', { has: page.locator('li li') }));
    const { bottom } = await boxOf(rows.nth(count - 1));
    expect(bottom).toBeLessThanOrEqual(list.bottom);
    expect(list.y, 'no empty stage above them').toBeLessThan(60);
    expect(await line(page).evaluate((it) => getComputedStyle(it).clipPath)).toBe('inset(50%)');
    await say(page, 'what is for dinner');
    await expect.poll(() => line(page).evaluate((it) => getComputedStyle(it).clipPath)).toBe('none');
  });
});
