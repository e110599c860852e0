import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testSite } from './test-site.ts';

const site = testSite();

/** Records for each view transition which of its parts moved, and whether the travelling picture was among them. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const seen: string[][] = [];
    Object.assign(globalThis, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        const blank = [...document.querySelectorAll<HTMLImageElement>('[data-travelling] img')].some(
          (image) => !image.complete || image.naturalWidth === 0,
        );
        seen.push([...new Set(parts), blank ? 'blank' : 'painted'].sort());
      });
      return transition;
    };
  });
}
/** Of the two transitions on the way to the chat; the last one may begin after its screen is there. */
async function bothSeen(page: Page): Promise<string[][]> {
  const seen = () => page.evaluate('seen') as Promise<string[][]>;
  await expect.poll(async () => (await seen()).length).toBe(2);
  return seen();
}

async function toTheChat(page: Page) {
  await page.goto(`${site.address}/choose`);
  await page.getByRole('button', { name: 'Donkey', exact: true }).click();
  await page.getByRole('button', { name: 'Chat with Donkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Donkey' }).waitFor();
  await page.getByRole('listitem').first().waitFor();
}

describe('a puppet', () => {
  it('travels from the shelf to the card and from the card to the chat', async () => {
    const { page, complaints } = await site.open({ moves: true });
    await watchTransitions(page);
    await toTheChat(page);
    const travelled = await bothSeen(page);
    for (const parts of travelled) {
      expect(parts).toContain('::view-transition-old(puppet)');
      expect(parts).toContain('::view-transition-new(puppet)');
      expect(parts).toContain('painted');
    }
    expect(complaints).toEqual([]);
  });

  it('fades with its screen for those who want less motion', async () => {
    const { page } = await site.open({ moves: true, reducedMotion: 'reduce' });
    await watchTransitions(page);
    await toTheChat(page);
    const faded = await bothSeen(page);
    expect(faded.flat().join()).not.toContain('puppet');
  });

  it('arrives all the same where the browser knows no view transitions', async () => {
    const { page, complaints } = await site.open({ moves: true });
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await toTheChat(page);
    expect(complaints).toEqual([]);
  });
});

describe('the onion', () => {
  const peelTo = (page: Page, ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
      const pictures = [...document.querySelectorAll('[aria-hidden=true] > picture')];
      return pictures.map((picture) => getComputedStyle(picture).opacity).join('');
    }, ms);

  async function predict(options?: BrowserContextOptions) {
    const { page } = await site.open({ moves: true, ...options });
    await page.clock.install();
    await page.goto(`${site.address}/fortune-teller`);
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Fiona' }).click();
    await page.getByRole('button', { name: 'Reveal My Swamp Fate' }).click();
    return page;
  }

  it('is peeled in the one second of predicting, picture by picture, and then lies open', async () => {
    const page = await predict();
    const peeling = [];
    for (const ms of [0, 400, 700, 950, 1000]) peeling.push(await peelTo(page, ms));
    expect(peeling).toEqual(['1000', '0100', '0010', '0001', '0001']);
    await page.clock.runFor(1000);
    await page.getByText('“').first().waitFor();
    expect(await peelTo(page, 5000)).toBe('0001');
  });

  it('without motion is whole, then open', async () => {
    const page = await predict({ reducedMotion: 'reduce' });
    expect(await peelTo(page, 500)).toBe('1000');
    await page.clock.runFor(1000);
    await page.getByText('“').first().waitFor();
    await expect.poll(() => peelTo(page, 5000)).toBe('0001');
  });
});

const faceShown = (page: Page) =>
  page
    .locator('img[src*="/portraits/"]:visible')
    .evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((image) => /portraits\/(.+)-\d+\./.exec((image as HTMLImageElement).currentSrc)?.[1]),
    );

/** Runs in the page: counts in every frame the chat's faces that are seen, wholly or in part, and how often one is squashed. */
function noteFaces() {
  const faces = { counts: [] as number[], squashes: 0 };
  Object.assign(globalThis, { faces });
  const note = () => {
    const seen = [...document.querySelectorAll('header :not(.living-room) > picture')].filter((face) =>
      face.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    faces.counts.push(seen.length);
    requestAnimationFrame(note);
  };
  note();
  // as an event, because a slow machine may paint no frame of it
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && target.matches('header :has(> picture)')) faces.squashes += 1;
  });
}

describe('a face', () => {
  it('in the chat is smitten while it types, and cross when its reply failed', async () => {
    const { page } = await site.open({ moves: true });
    await page.goto(`${site.address}/chat`);
    await page.getByRole('listitem').first().waitFor();
    await expect.poll(() => faceShown(page)).toEqual(['shrek-rest']);
    await page.route('**/api/chat', (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByPlaceholder('Type a message...').fill('Evening!');
    await page.keyboard.press('Enter');
    await expect.poll(() => faceShown(page), { timeout: 5000 }).toEqual(['shrek-smitten']);
    await expect.poll(() => faceShown(page), { timeout: 5000 }).toEqual(['shrek-cross']);
  });

  it('in the chat is smitten before it types, and two seconds longer than the reply takes', async () => {
    const { page } = await site.open({ moves: true });
    await page.clock.install();
    await page.goto(`${site.address}/chat`);
    await page.getByRole('listitem').first().waitFor();
    await page.clock.runFor(4000); // the other faces are asked for
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByPlaceholder('Type a message...').fill('Evening!');
    await page.keyboard.press('Enter');
    await page.clock.runFor(300);
    await expect.poll(() => faceShown(page)).toEqual(['shrek-smitten']);
    expect(await page.getByText('Typing...').count()).toBe(0);
    await page.clock.runFor(1700);
    await expect.poll(() => page.locator('[type=submit]').isEnabled(), { timeout: 15_000 }).toBe(true);
    await page.clock.runFor(1800); // the reply came within the 100 ms before
    expect(await faceShown(page)).toEqual(['shrek-smitten']);
    await page.clock.runFor(300);
    await expect.poll(() => faceShown(page)).toEqual(['shrek-rest']);
  });

  it.each(['no-preference', 'reduce'] as const)(
    'in the chat gives way to the next at once: in no frame are there two, or none, where motion is: %s',
    async (reducedMotion) => {
      const { page } = await site.open({ moves: true, reducedMotion });
      await page.goto(`${site.address}/chat`);
      await page.getByRole('listitem').first().waitFor();
      await page.evaluate(noteFaces);
      await page.route('**/api/chat', (route) => route.fulfill({ status: 502, body: '' }));
      await page.getByPlaceholder('Type a message...').fill('Evening!');
      await page.keyboard.press('Enter');
      await expect.poll(() => faceShown(page), { timeout: 10_000 }).toEqual(['shrek-cross']);
      await page.waitForTimeout(300);
      const { counts, squashes } = (await page.evaluate('faces')) as { counts: number[]; squashes: number };
      expect([...new Set(counts)]).toEqual([1]);
      expect(squashes > 0).toBe(reducedMotion === 'no-preference');
    },
  );

  it('in hangman grows angrier with every wrong guess', async () => {
    const { page } = await site.open({ moves: true });
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await page.goto(`${site.address}/minigame`);
    await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
    let wrong = 0;
    for (const letter of 'qxzjvkwybfghpmdcultnsraoie') {
      await expect.poll(() => faceShown(page)).toEqual([`shrek-temper-${wrong}`]);
      if (wrong === 9) break;
      await page.keyboard.press(letter);
      if (await page.getByRole('button', { name: `${letter}, wrong` }).count()) wrong += 1;
    }
    expect(wrong).toBe(9);
  });
});
