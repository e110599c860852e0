import type { Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encouragements } from '#texts/hangman/encouragements.ts';
import { winMessages } from '#texts/hangman/win-messages.ts';
import { words } from '#texts/hangman/words.ts';
import { wrongGuessLines } from '#texts/hangman/wrong-guess-lines.ts';
import { alphabet } from '../app/screens/hangman/game.ts';
import { nameTags } from '../app/screens/hangman/name-tags.ts';
import { cases } from '../server/test/cases.ts';
import { accessibilityFaults } from './accessibility.ts';
import { calm, twoSizes } from './size-cases.ts';
import { type PageOptions, type SharedPage, type Size, scrollsSideways, sizes, testSite } from './test-site.ts';
import { translate } from './translation.ts';

const encouraging = encouragements.map(({ speaker, line }) => `${speaker}: ${line}`);
const wrongLinesFor = (tag: string) => wrongGuessLines.map((line) => line(tag));

const site = testSite();
const shared = site.share(calm);
let opened: SharedPage;
let page: Page;

/** Opens the game with `word` as the word, by a Math.random whose first numbers deal it. `options` want a page of their own. */
async function deal(word: string, viewport: Size = sizes[0], options?: PageOptions) {
  opened = options ? await site.open({ ...calm, ...options }) : shared;
  page = opened.page;
  await page.setViewportSize(viewport);
  const roll = (words.indexOf(word) + 0.5) / words.length;
  expect(roll).toBeGreaterThan(0);
  const dealing = await page.addInitScript((fixed) => {
    Math.random = () => fixed;
  }, roll);
  await page.goto(`${site.address}/minigame`);
  await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
  await dealing.dispose();
}

type Guess = (letter: string) => Promise<void>;
const byMouse: Guess = (letter) => page.getByRole('button', { name: letter, exact: true }).click();
const byKeyboard: Guess = (letter) => page.keyboard.press(letter);
const byTabAndSpace: Guess = async (letter) => {
  await page.getByRole('button', { name: letter, exact: true }).focus();
  await page.keyboard.press('Space');
};

const banner = () => page.locator('main p').nth(1).innerText();
const slots = () => page.getByRole('list', { name: 'The word' }).getByRole('listitem').allInnerTexts();
const lettersOfTheWord = () => page.getByRole('list', { name: 'The word' }).getByRole('listitem').allTextContents();
const heard = () => page.getByRole('status').textContent();
const lostTags = async () =>
  (await page.getByRole('list', { name: 'Name tags' }).getByRole('listitem').allTextContents())
    .filter((text) => text.endsWith(', lost'))
    .map((text) => text.replace(', lost', ''));
const guessesLeft = () => page.getByText(/^(\d|no) guess(es)? left$/).innerText();
const playAgain = () => page.getByRole('button', { name: 'Play Again' });

const ways = [
  ['mouse', byMouse],
  ['keyboard', byKeyboard],
  ['Tab and Space', byTabAndSpace],
] as const;

describe.each(twoSizes)('at $width px', (viewport) => {
  /** In the gate all ways on a phone, and one on a desk. */
  const inThisSize = cases(ways, ([way]) => way === 'mouse' || viewport.width === 360);

  it.each(inThisSize)('a game is lost by %s, tag by tag', async (_, guess) => {
    await deal('onion', viewport);
    expect(encouraging).toContain(await banner());
    expect(await page.getByRole('button', { name: /^[a-z]$/ }).allTextContents()).toEqual(alphabet);
    expect(await slots()).toHaveLength(5);
    expect(await heard()).toBe(`A word of 5 letters; 9 guesses left. ${await banner()}`);
    expect(await guessesLeft()).toBe('9 guesses left');

    for (const [count, letter] of [...'abcdefghj'].entries()) {
      expect(await page.locator('body').innerHTML()).not.toMatch(/onion/i);
      await guess(letter);
      expect(await lostTags()).toEqual(nameTags.slice(0, count + 1).map(({ name }) => name));
      if (count < 8) {
        expect(wrongLinesFor(nameTags[count]?.name ?? '')).toContain(await banner());
        expect(await heard()).toContain(
          `${letter.toUpperCase()} is wrong: blank, blank, blank, blank, blank; ${8 - count} guess`,
        );
        expect(await playAgain().count()).toBe(0);
      }
      // after the end nobody counts them
      if (count === 8) expect(await page.getByText(/^(\d|no) guess(es)? left$/i).count()).toBe(0);
      else {
        const left = [
          '8 guesses',
          '7 guesses',
          '6 guesses',
          '5 guesses',
          '4 guesses',
          '3 guesses',
          '2 guesses',
          '1 guess',
        ];
        expect(await guessesLeft()).toBe(`${left[count]} left`);
      }
      if (count === 3) expect(await accessibilityFaults(page)).toEqual([]);
    }

    expect(await banner()).toBe('Shrek is disappointed... The word was "onion" 💔');
    expect(await heard()).toContain('no guesses left. Shrek is disappointed... The word was "onion"');
    expect(await lettersOfTheWord()).toEqual([...'onion'].map((letter) => `${letter}, missed`));
    const keys = page.getByRole('button', { name: /^[a-z](, wrong)?$/, disabled: true });
    expect((await keys.allTextContents()).map((text) => text.charAt(0))).toEqual(alphabet);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(opened.complaints).toEqual([]);
  });

  it.each(inThisSize)('a game is won by %s, with confetti', async (_, guess) => {
    await shared.page.emulateMedia({ reducedMotion: 'no-preference' });
    await deal('puddle', viewport);
    const confetti: string[] = [];
    const note = (request: Request) => {
      if (request.url().includes('confetti')) confetti.push(request.url());
    };
    page.on('request', note);
    await guess('x');
    await guess('p');
    expect(encouraging).toContain(await banner());
    expect(await slots()).toEqual(['P', 'BLANK', 'BLANK', 'BLANK', 'BLANK', 'BLANK']);
    expect(await heard()).toBe(`P is right: P, blank, blank, blank, blank, blank; 8 guesses left. ${await banner()}`);
    for (const letter of 'udl') await guess(letter);
    expect(confetti).toEqual([]);
    await guess('e');
    expect(winMessages).toContain(await banner());
    expect(await slots()).toEqual([...'PUDDLE']);
    await page.locator('canvas').waitFor();
    page.off('request', note);
    expect(confetti.length).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: 'z', exact: true }).isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(opened.complaints).toEqual([]);
  });

  it('fits the screen before the first guess', async () => {
    await deal('strawberry', viewport);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('on a wide screen', () => {
  it('Shrek is 400 px wide in the middle, and what he says half the size that it was, through all the game', async () => {
    await deal('onion', sizes[2]);
    const measures = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
        const [shrek, says] = [box('main [class*=shown] img'), box('main [class*=banner]')];
        const middle = Math.round(shrek.left + shrek.width / 2 - document.documentElement.clientWidth / 2);
        return { shrek: Math.round(shrek.width), middle, says: says.toJSON() as DOMRect };
      });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const { says, ...shrek } = await measures();
    expect(shrek).toEqual({ shrek: 400, middle: 0 });
    expect(says.width * says.height).toBeLessThan((544 * 280) / 2);
    for (const letter of 'abcdefghj') await byKeyboard(letter);
    await playAgain().waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await measures()).toEqual({ says, ...shrek });
  });
});

describe('the dock', () => {
  it('has no words on its rail, nor before the pier’s lantern, at any size', async () => {
    await deal('strawberry');
    for (const viewport of [...sizes, { width: 740, height: 360 }]) {
      await page.setViewportSize(viewport);
      const { rail, words } = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement;
        const boards = getComputedStyle(main, '::after'); // the rail is the first of its pictures
        const edge = Number.parseFloat(boards.backgroundSize.split(' ')[1] ?? '');
        const top = main.getBoundingClientRect().bottom - Number.parseFloat(boards.height);
        const all = [...document.querySelectorAll('[class*=rules] > *')].map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return Math.min(one.getBoundingClientRect().top + 5, range.getBoundingClientRect().top);
        });
        return { rail: top + edge, words: Math.min(...all) };
      });
      expect.soft(words, `at ${viewport.width} px`).toBeGreaterThan(rail - 2); // a line is higher than its letters
    }
  });

  it('is a phone’s on its side, too: Shrek is a quarter of it, and all is seen', async () => {
    await deal('strawberry', { width: 740, height: 360 });
    const shrek = await page.locator('main [class*=shown] img').boundingBox();
    expect(shrek?.width).toBeGreaterThan(170);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(360);
  });
});

describe('on a phone', () => {
  const measures = () =>
    page.evaluate(() => {
      const box = (selector: string) =>
        (document.querySelector(selector) as HTMLElement).getBoundingClientRect().toJSON() as DOMRect;
      const tags = [...document.querySelectorAll('ul > li')].map((tag) => tag.getBoundingClientRect());
      const key = box('fieldset button');
      return {
        shrek: box('main [class*=shown] img'),
        says: box('main [class*=banner]'),
        lowestTag: Math.max(...tags.map(({ bottom }) => bottom)),
        hasKeys: document.elementFromPoint(key.left + 9, key.top + 9)?.closest('fieldset') !== null,
        isOneScreen: document.documentElement.scrollHeight <= innerHeight,
      };
    });

  it.each([sizes[0], { width: 740, height: 360 }])(
    'tags are clear of what Shrek says, and after the end the letters leave their room to him, at $width px',
    async (viewport) => {
      await deal('onion', viewport, { reducedMotion: 'reduce' });
      const before = await measures();
      expect(before.lowestTag).toBeLessThan(before.says.top + 6); // tags hang aslant
      expect(before).toMatchObject({ hasKeys: true, isOneScreen: true });
      for (const letter of 'onix') await byKeyboard(letter);
      await playAgain().waitFor();
      const after = await measures();
      expect(after).toMatchObject({ hasKeys: false, isOneScreen: true });
      expect(after.shrek.width).toBeGreaterThan(before.shrek.width);
      await playAgain().click();
      expect((await measures()).hasKeys).toBe(true);
    },
  );
});

describe('the stage', () => {
  /** The names of the pictures that the page has fetched. */
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /([a-z]+)-[\w-]+\.\w+$/.exec(name)?.[1] ?? ''),
    );

  it('gets its pier late, and Shrek is nearly half as wide as a phone; a tag splashes and a roar rattles rope and keys, briefly', async () => {
    await deal('onion', sizes[0], { reducedMotion: 'no-preference' });
    await page.locator('[data-late]').waitFor();
    await expect.poll(fetched).toEqual(expect.arrayContaining(['pier', 'splash']));
    const shrek = await page.locator('main [class*=shown] img').boundingBox();
    expect(shrek?.width).toBeGreaterThan(185);
    expect(shrek?.x).toBeGreaterThan(-10);
    /** What moves now: its keyframes' name, and what they change. */
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { animationName = '' } = animation as CSSAnimation;
          const effect = animation.effect as KeyframeEffect;
          const { endTime = 0 } = effect.getComputedTiming();
          const changes = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          const own = changes.filter((change) => !/offset|easing|composite/i.test(change));
          const [name = ''] = /splash|rattle/.exec(animationName) ?? [];
          const part = effect.target?.closest('fieldset') ? 'keys' : 'rope';
          return name ? [{ what: `${name} ${part}`, own: [...new Set(own)].join(), ms: Number(endTime) }] : [];
        }),
      );
    await byKeyboard('a');
    const splash = await moving();
    expect(splash).toEqual([{ what: 'splash rope', own: 'transform', ms: expect.any(Number) }]);
    for (const letter of 'bcdefghj') await byKeyboard(letter);
    const roar = await moving();
    expect(new Set(roar.map(({ what }) => what))).toEqual(new Set(['splash rope', 'rattle rope', 'rattle keys']));
    expect(new Set(roar.map(({ own }) => own))).toEqual(new Set(['transform']));
    expect(Math.max(...roar.map(({ ms }) => ms))).toBeLessThan(1200);
  });

  it('does without pier and splash where data is saved', async () => {
    const { page: saving } = await site.open();
    await saving.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await saving.clock.install();
    await saving.goto(`${site.address}/minigame`, { waitUntil: 'networkidle' });
    await saving.clock.runFor(10_000);
    page = saving;
    expect(await fetched()).not.toEqual(expect.arrayContaining(['pier']));
    expect(await saving.locator('[data-late]').count()).toBe(0);
  });
});

describe('a letter', () => {
  it('turns green or red, carries a mark, and says so in its name', async () => {
    await deal('onion');
    await byMouse('o');
    await byMouse('x');
    const right = page.getByRole('button', { name: /^o, right$/ });
    const wrong = page.getByRole('button', { name: /^x, wrong$/ });
    /** The most frequent colour of a tile in a screenshot, because tiles are pictures. */
    const colour = async (key: typeof right) => {
      const { r, g, b } = (await sharp(await key.screenshot()).stats()).dominant;
      return [r, g, b] as const;
    };
    const [r, g, b] = await colour(right);
    expect(g).toBeGreaterThan(Math.max(r, b) + 30);
    const [red, green, blue] = await colour(wrong);
    expect(red).toBeGreaterThan(Math.max(green, blue) + 30);
    // A tick is one stroke, a cross is two.
    const strokes = async (key: typeof right) =>
      (await key.locator('svg path').getAttribute('d'))?.match(/m/gi)?.length;
    expect(await strokes(right)).toBe(1);
    expect(await strokes(wrong)).toBe(2);
  });

  it('that was clicked is not pressed again by Enter, and the keyboard still answers', async () => {
    await deal('onion');
    await byMouse('x');
    await page.keyboard.press('Enter');
    expect(await lostTags()).toEqual(['Shrek']);
    await page.keyboard.press('x');
    expect(await lostTags()).toEqual(['Shrek']);
    await page.keyboard.press('O');
    expect(await slots()).toEqual(['O', 'BLANK', 'BLANK', 'O', 'BLANK']);
  });

  it('with Ctrl, Alt or Meta is the browser’s, not a guess', async () => {
    await deal('onion');
    for (const chord of ['Control+x', 'Alt+x', 'Meta+x']) await page.keyboard.press(chord);
    expect(await lostTags()).toEqual([]);
  });
});

/** Presses a key of some keyboard layout: it types `letter` and is at the place that `code` names. */
async function pressOnLayout(letter: string, code: string) {
  const wire = await page.context().newCDPSession(page);
  for (const type of ['keyDown', 'keyUp'] as const) {
    await wire.send('Input.dispatchKeyEvent', { type, key: letter, code, ...(type === 'keyDown' && { text: letter }) });
  }
  await wire.detach();
}

describe('a key', () => {
  it.each([
    ['щ', 'KeyO', 'Cyrillic'],
    ['ο', 'KeyO', 'Greek'],
    ['ס', 'KeyO', 'Hebrew'],
    ['o', 'KeyS', 'Latin, in another order'],
    ['O', 'KeyO', 'Latin, with Shift'],
  ])('%s where %s is plays “o”: %s', async (letter, code) => {
    await deal('onion');
    await pressOnLayout(letter, code);
    expect(await slots()).toEqual(['O', 'BLANK', 'BLANK', 'O', 'BLANK']);
  });

  it('with a Latin letter that is not in the alphabet plays nothing', async () => {
    await deal('onion');
    await pressOnLayout('ø', 'KeyO');
    expect((await slots()).join('')).toMatch(/^(BLANK)+$/);
    expect(await lostTags()).toEqual([]);
  });
});

describe('after a loss', () => {
  it('the letters that were missed stand in rose beside those that were found, until the next game', async () => {
    await deal('onion');
    for (const letter of 'oabcdefghj') await byKeyboard(letter);
    expect(await lettersOfTheWord()).toEqual(['o', 'n, missed', 'i, missed', 'o', 'n, missed']);
    const colours = await page
      .getByRole('list', { name: 'The word' })
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    const [found, rose] = colours;
    expect(found).not.toBe(rose);
    expect(colours).toEqual([found, rose, rose, found, rose]);
    await playAgain().click();
    expect((await slots()).join('')).toMatch(/^(BLANK)+$/);
    expect(await lostTags()).toEqual([]);
  });
});

describe('in a translated page', () => {
  it('the game goes on to its end, and into the next one', async () => {
    await deal('onion');
    await translate(page);
    for (const letter of 'xo') await byMouse(letter);
    await translate(page);
    for (const letter of 'yni') await byMouse(letter);
    expect(await slots()).toEqual([...'ONION']);
    await translate(page);
    await playAgain().click();
    expect((await slots()).join('')).toMatch(/^(BLANK)+$/);
    expect(encouraging).toContain(await banner());
    expect(await guessesLeft()).toBe('9 guesses left');
    for (const letter of 'zqxjvkwyb') await byKeyboard(letter);
    expect((await lostTags()).length).toBeGreaterThan(4);
    expect(opened.complaints).toEqual([]);
  });

  it('letters, slots and tags stay as they are', async () => {
    await deal('onion');
    await byKeyboard('o');
    for (const untouched of [
      page.getByRole('button', { name: 'a', exact: true }),
      page.getByRole('list', { name: 'The word' }).getByText('o').first(),
      page.getByRole('list', { name: 'Name tags' }).getByText('Gingy'),
    ]) {
      expect(await untouched.evaluate((element) => element.closest('[translate=no]') !== null)).toBe(true);
    }
  });
});

describe('the name tags', () => {
  it.each(cases([...sizes, { width: 740, height: 360 }], ({ width }) => width === 360))(
    'hang on the rope, and a lost one lies on the rail, or is gone on a phone, below all that hang, Shrek and what he says, at $width px',
    async (viewport) => {
      await deal('onion', viewport, { reducedMotion: 'reduce' });
      const boxes = () =>
        page
          .getByRole('list', { name: 'Name tags' })
          .getByRole('listitem')
          .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().toJSON() as DOMRect));
      const hanging = await boxes();
      for (const letter of 'abc') await byKeyboard(letter);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      const now = await boxes();
      expect(now.slice(3)).toEqual(hanging.slice(3));
      const lowest = Math.max(...hanging.map(({ bottom }) => bottom));
      const [stage, note] = await page.evaluate(() =>
        ['main [class*=stage]', 'main [class*=banner]'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.NaN,
        ),
      );
      const isPhone = viewport.width < 640;
      const seen = await page
        .getByRole('list', { name: 'Name tags' })
        .getByRole('listitem')
        .evaluateAll((tags) => tags.map((tag) => getComputedStyle(tag).opacity));
      expect(seen.slice(0, 4)).toEqual(isPhone ? ['0', '0', '0', '1'] : ['1', '1', '1', '1']);
      if (!isPhone) expect(stage).toBeGreaterThan(0);
      for (const { top, bottom, left, right } of now.slice(0, 3)) {
        expect(top).toBeGreaterThan(lowest);
        expect(top).toBeGreaterThan(Number(note));
        if (!isPhone) expect((top + bottom) / 2).toBeGreaterThan(Number(stage) - 18); // the rail's upper edge
        expect(bottom).toBeLessThan(viewport.height);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(viewport.width);
      }
      for (const letter of 'defghj') await byKeyboard(letter);
      await playAgain().click();
      expect(await boxes()).toEqual(hanging);
    },
  );

  it.each(cases([...sizes, { width: 740, height: 360 }], ({ width }) => width === 360 || width === 740))(
    'hold their names at the spacing that a reader may need (WCAG 1.4.12), at $width px',
    async (viewport) => {
      await deal('onion', viewport);
      const overflowing = await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }',
        );
        document.adoptedStyleSheets.push(sheet);
        return [...document.querySelectorAll('ul > li')].flatMap((tag) => {
          const box = tag.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(tag);
          const { left, right, top, bottom } = words.getBoundingClientRect();
          const fits = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          return fits ? [] : [`${tag.textContent}: ${right - left} x ${bottom - top} in ${box.width} x ${box.height}`];
        });
      });
      expect(overflowing).toEqual([]);
    },
  );
});

describe('Play Again', () => {
  it.each([
    ['the button', () => playAgain().click()],
    ['Enter', () => page.keyboard.press('Enter')],
  ])('by %s deals a new word, clears the guesses and shows a new quote', async (_, again) => {
    await deal('moss');
    for (const letter of 'mos') await byKeyboard(letter);
    const message = await banner();
    await again();
    expect(await playAgain().count()).toBe(0);
    const { length } = await slots();
    expect(await heard()).toBe(`A new word of ${length} letters; 9 guesses left. ${await banner()}`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await banner()).not.toBe(message);
    expect(encouraging).toContain(await banner());
    expect(await page.getByRole('button', { name: /^[a-z]$/ }).count()).toBe(26);
    expect(await lostTags()).toEqual([]);
    expect((await slots()).join('')).toMatch(/^(BLANK)+$/);
    expect(await page.locator('canvas').count()).toBe(0);
    for (const letter of 'mos') await byKeyboard(letter);
    expect(await playAgain().count()).toBe(0); // another word than "moss"
  });

  it('has the focus after the end, and a link keeps its own Enter', async () => {
    await deal('moss');
    for (const letter of 'mos') await byMouse(letter);
    expect(await playAgain().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Back', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.address}/`);
    await page.emulateMedia({ reducedMotion: calm.reducedMotion ?? null });
  });
});

describe('a win whose confetti does not arrive', () => {
  it('is a win all the same', async () => {
    await deal('moss');
    await page.route('**/confetti-*.js', (route) => route.abort());
    for (const letter of 'mos') await byKeyboard(letter);
    await page.waitForTimeout(500);
    expect(winMessages).toContain(await banner());
    expect(await playAgain().isVisible()).toBe(true);
  });
});

describe('with reduced motion', () => {
  it('a win shows a still garland instead of falling confetti', async () => {
    await deal('moss', sizes[0], { reducedMotion: 'reduce' });
    for (const letter of 'mos') await byKeyboard(letter);
    expect(winMessages).toContain(await banner());
    await page.locator('[class*=garland]').waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(opened.complaints).toEqual([]);
  });

  it('a loss is a loss', async () => {
    await deal('onion', sizes[0], { reducedMotion: 'reduce' });
    for (const letter of 'abcdefghj') await byKeyboard(letter);
    expect(await banner()).toContain('Shrek is disappointed...');
  });
});
