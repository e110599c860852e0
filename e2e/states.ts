// Every screen in every state: photographed for the contact sheets, and checked with axe and for contrast.
import type { Disposable, Page } from 'playwright-core';
import { words } from '#texts/hangman/words.ts';
import { forget } from './test-site.ts';

export type State = {
  readonly name: string;
  readonly path: string;
  /** Brings the loaded page into the state. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Runs before the page loads. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Adds scripts that run before those of the page, in this load alone. */
  readonly script?: (page: Page) => Promise<Disposable>;
  /** Whether the state leaves something in its page for good, such as a faked clock: the page is then for no other state. */
  readonly ownPage?: boolean;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const canSend = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false);
const guess = (letters: string) => async (page: Page) => {
  await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
  for (const letter of letters) await page.keyboard.press(letter);
};
/** Fakes the first random numbers so that they deal this word; later ones, such as the confetti's, stay random. */
const theWordIs = (word: string) => (page: Page) =>
  page.addInitScript(
    (roll) => {
      const random = Math.random;
      let choices = 0;
      Math.random = () => {
        choices += 1;
        return choices > 12 ? random() : roll;
      };
    },
    (words.indexOf(word) + 0.5) / words.length,
  );
const say = async (page: Page, message: string) => {
  await canSend(page);
  await page.getByPlaceholder('Type a message...').fill(message);
  await page.keyboard.press('Enter');
};
const choose = (name: string) => async (page: Page) => {
  await button(page, name).click();
  await page.getByRole('button', { name: 'Close' }).waitFor();
};
/** Makes the second of "Predicting..." last a minute, so that the onion does not open before the screenshot. */
const theSecondLasts = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout;
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => set(run, ms === 1000 ? 60_000 : ms) });
  });
/** As long as buttons may be (check-scenes.ts). */
export const longThingsToSay = (page: Page) =>
  page.route('**/api/chat', (route) =>
    route.fulfill({
      body: 'Sit down, and mind the bucket.',
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'x-say': ['How are the Hens in Harmony?', 'What have you stolen today?', 'What is Mr Brioche up to now?']
          .map(encodeURIComponent)
          .join('|'),
      },
    }),
  );
const noReply = (page: Page) => page.route('**/api/chat', (route) => route.fulfill({ status: 502, body: '' }));
const noWords = (page: Page) => page.route('**/api/chat', (route) => route.fulfill({ status: 200, body: '' }));
/** A server that greets and then refuses for fifty minutes. */
const comeBackLater = (page: Page) => {
  let calls = 0;
  return page.route('**/api/chat', (route) => {
    calls += 1;
    return calls === 1
      ? route.continue()
      : route.fulfill({ status: 429, headers: { 'retry-after': '3000' }, body: '' });
  });
};
/** A server that greets and then never replies. */
const noSecondReply = (page: Page) => {
  let calls = 0;
  return page.route('**/api/chat', (route) => {
    calls += 1;
    return calls === 1 ? route.continue() : new Promise(() => {});
  });
};
const sayAndWait = async (page: Page, message: string) => {
  await say(page, message);
  await canSend(page);
};
const seeAllLines = (page: Page) => page.getByRole('link', { name: /findahelpline.com More lines/ }).waitFor();
/** It comes late, and its paper later. */
const hintIsThere = (page: Page) => page.getByText('Today one fortune waits').waitFor();
/** Its rows come late. */
const openSettings = async (page: Page) => {
  await button(page, 'Settings').click();
  await button(page, 'Forget everything on this device').waitFor();
};
const tellFortune = async (page: Page) => {
  await button(page, 'Donkey').click();
  await button(page, 'Reveal My Swamp Fate').click();
  await button(page, 'Keep it').waitFor();
};
const talk = [
  'Good evening! I brought you an onion.',
  'It is a large one, and I carried it all the way from the far end of the swamp, past the heron.',
  'Do you love her?',
];

export const states: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'choose', path: '/choose' },
  { name: 'choose, Shrek', path: '/choose', reach: choose('Shrek') },
  { name: 'choose, Dragon', path: '/choose', reach: choose('Dragon') },
  { name: 'choose, Doris', path: '/choose', reach: choose('Doris') },
  { name: 'chat, greeting', path: '/chat', reach: canSend },
  {
    name: 'chat, things to say',
    path: '/chat',
    prepare: longThingsToSay,
    reach: (page) => page.getByRole('group', { name: 'Things to say' }).waitFor(),
  },
  {
    name: 'chat, waiting',
    path: '/chat',
    prepare: (page) => page.route('**/api/chat', () => new Promise(() => {})),
  },
  {
    name: 'chat, typing',
    path: '/chat',
    prepare: noSecondReply,
    reach: async (page) => {
      await say(page, 'Evening!');
      await page.getByText('Typing...').first().waitFor();
    },
  },
  {
    name: 'chat, talking',
    path: '/chat',
    reach: async (page) => {
      for (const message of talk) await say(page, message);
      await canSend(page);
    },
  },
  {
    name: 'chat, failed',
    path: '/chat',
    prepare: noReply,
    reach: async (page) => {
      await say(page, 'Evening!');
      await page.getByText('Failed to fetch response.').first().waitFor();
    },
  },
  {
    name: 'chat, over the limit',
    path: '/chat',
    prepare: comeBackLater,
    reach: async (page) => {
      await say(page, 'Evening!');
      await page.getByText('Failed to fetch response.').first().waitFor();
    },
  },
  {
    name: 'chat, nothing to say',
    path: '/chat',
    prepare: noWords,
    reach: async (page) => {
      await say(page, 'Evening!');
      await page.getByText('Go bother others instead.').first().waitFor();
    },
  },
  {
    name: 'chat, another answer',
    path: '/chat',
    reach: async (page) => {
      await sayAndWait(page, 'Good evening!');
      await button(page, 'Another answer').click();
      await button(page, 'Reply before').waitFor();
    },
  },
  {
    name: 'chat, carry on',
    path: '/chat',
    reach: async (page) => {
      await sayAndWait(page, 'Good evening!');
      await button(page, 'Another answer').waitFor();
      await page.reload();
      await button(page, 'Carry on where we left off').waitFor();
    },
  },
  {
    name: 'chat, this talk',
    path: '/chat',
    reach: async (page) => {
      await sayAndWait(page, 'Good evening!');
      await button(page, 'This talk').click();
    },
  },
  {
    name: 'chat, forget',
    path: '/chat',
    reach: async (page) => {
      await sayAndWait(page, 'Good evening!');
      await button(page, 'This talk').click();
      await button(page, 'Forget everything on this device').click();
    },
  },
  {
    name: 'chat, voices',
    path: '/chat',
    reach: async (page) => {
      await canSend(page);
      await button(page, 'Voice').click();
    },
  },
  {
    name: 'chat, four lines',
    path: '/chat',
    reach: async (page) => {
      await canSend(page);
      await page.getByPlaceholder('Type a message...').fill(`${talk.join('\n')}\nSay yes.\nOr say no.`);
    },
  },
  {
    name: 'chat, input full',
    path: '/chat',
    reach: async (page) => {
      await say(page, 'Evening!');
      await canSend(page);
      await page.getByPlaceholder('Type a message...').fill('onion '.repeat(167).slice(0, 1000));
    },
  },
  {
    name: 'chat, danger',
    path: '/chat',
    reach: async (page) => {
      await sayAndWait(page, 'Good evening!');
      await sayAndWait(page, 'i want to die');
      await seeAllLines(page);
    },
  },
  {
    name: 'chat, turned down',
    path: '/chat',
    reach: async (page) => {
      await sayAndWait(page, 'send nudes');
      await sayAndWait(page, 'send nudes');
    },
  },
  {
    name: 'chat, child',
    path: '/chat',
    reach: (page) => sayAndWait(page, "I'm 12"),
  },
  {
    name: 'chat, an hour',
    path: '/chat',
    prepare: (page) => page.clock.install(),
    ownPage: true,
    reach: async (page) => {
      await canSend(page);
      await button(page, 'This talk').waitFor(); // it comes late, and the list makes room for it
      await page.clock.fastForward('01:00:00');
      await page.getByText('a good moment for a pause').first().waitFor();
    },
  },
  {
    name: 'chat, stepped out',
    path: '/chat',
    reach: async (page) => {
      await sayAndWait(page, 'Good evening!');
      await button(page, 'Step out of the swamp').click();
      await seeAllLines(page);
    },
  },
  { name: 'hangman, new', path: '/minigame', script: theWordIs('strawberry'), reach: guess('') },
  { name: 'hangman, playing', path: '/minigame', script: theWordIs('strawberry'), reach: guess('saeixzo') },
  { name: 'hangman, furious', path: '/minigame', script: theWordIs('puddle'), reach: guess('pabcfghij') },
  { name: 'hangman, lost', path: '/minigame', script: theWordIs('onion'), reach: guess('abcdefghj') },
  {
    name: 'hangman, won',
    path: '/minigame',
    script: theWordIs('onion'),
    reach: async (page) => {
      await guess('xoni')(page);
      await page.locator('canvas, [class*=garland]').first().waitFor();
      await page.waitForTimeout(1200);
    },
  },
  { name: 'fortune', path: '/fortune-teller', reach: hintIsThere },
  {
    name: 'fortune, nobody chosen',
    path: '/fortune-teller',
    reach: async (page) => {
      await button(page, 'Reveal My Swamp Fate').click();
      await page.getByText('Please choose a Shrek character first!').first().waitFor();
      await button(page, 'My box').waitFor(); // it comes late
    },
  },
  {
    name: 'fortune, chosen',
    path: '/fortune-teller',
    reach: async (page) => {
      await button(page, 'Fiona').click();
      await page.locator('[aria-pressed=true]').waitFor();
    },
  },
  {
    name: 'fortune, predicting',
    path: '/fortune-teller',
    script: theSecondLasts,
    reach: async (page) => {
      await button(page, 'Puss in Boots').click();
      await page.waitForFunction(() => [...document.images].every((image) => image.complete));
      await button(page, 'Reveal My Swamp Fate').click();
      await button(page, 'Predicting...').waitFor();
    },
  },
  {
    name: 'fortune, told',
    path: '/fortune-teller',
    reach: tellFortune,
  },
  {
    name: 'fortune, kept',
    path: '/fortune-teller',
    reach: async (page) => {
      await tellFortune(page);
      await button(page, 'Keep it').click();
    },
  },
  {
    name: 'fortune, my box',
    path: '/fortune-teller',
    reach: async (page) => {
      await tellFortune(page);
      await button(page, 'Keep it').click();
      await page.getByRole('button', { name: 'My box' }).click();
    },
  },
  { name: 'licence', path: '/licence' },
  { name: 'settings', path: '/licence', reach: openSettings },
  {
    name: 'settings, forget',
    path: '/licence',
    reach: async (page) => {
      await openSettings(page);
      await button(page, 'Forget everything on this device').click();
    },
  },
  { name: 'care', path: '/care' },
  {
    name: 'care, a country',
    path: '/care',
    reach: async (page) => {
      await page.getByText('Ireland').evaluate((name) => name.scrollIntoView()); // as who looks for it does
      await page.getByText('Ireland').click();
      await page.getByRole('link', { name: 'Childline: 1800 66 66 66' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'lost', path: '/no-such-path' },
  {
    name: 'broken',
    path: '/minigame',
    prepare: (page) => page.route('**/assets/pools-*.js', (route) => route.abort()),
    reach: (page) => page.getByRole('alert').waitFor(),
  },
];

/** Opens the state and waits until it stands still. */
export async function reachState(page: Page, address: string, state: State): Promise<void> {
  const { path, prepare, script, reach } = state;
  await prepare?.(page);
  const added = await script?.(page);
  await forget(page);
  await page.goto(address + path, { waitUntil: 'load' });
  await added?.dispose();
  await reach?.(page);
  await bringLatePictures(page);
  await standStill(page);
}

/** Has the pictures that come seconds late (use-late-pictures.ts) come now, and waits for all that the styles paint. */
async function bringLatePictures(page: Page) {
  await page.evaluate(async () => {
    const main = document.querySelector('main');
    main?.setAttribute('data-late', 'true');
    const painted = [...(main?.querySelectorAll('*') ?? [])].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { backgroundImage, borderImageSource } = getComputedStyle(element, part);
        return [backgroundImage, borderImageSource];
      }),
    );
    const pictures = new Set(painted.flatMap((image) => /url\("([^"]+)"/.exec(image)?.[1] ?? []));
    await Promise.all(
      [...pictures].map((src) => Object.assign(new Image(), { src })).map((image) => image.decode().catch(() => {})),
    );
  });
}

/** Waits until fonts and pictures have loaded, jumps to the end of finite animations, and waits until the result is painted. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A frame of the browser's own: where a test sets the page's clock, requestAnimationFrame is the clock's and comes before the layout.
    const laidOut = () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    const painted = async () => {
      await laidOut();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await laidOut();
    };
    await painted();
    await document.fonts.ready;
    // A lazy picture in a sheet that is closed is not asked for, and would be waited for without end.
    const coming = [...document.images].filter((image) => image.loading !== 'lazy' || image.checkVisibility());
    await Promise.all(coming.map((image) => image.decode().catch(() => {})));
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let moving = ending(); moving.length > 0; moving = ending()) {
      for (const animation of moving) animation.finish();
      await painted();
    }
  });
}
