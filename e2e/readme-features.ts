// What README shows of the site: each feature, and how a page is brought to show it.
import type { Page } from 'playwright-core';
import { words } from '#texts/hangman/words.ts';
import { dayOf, wordOfDay } from '../app/screens/hangman/day.ts';
import { afterSupper, button, canSend, deals, halloween, play, supper, tell } from './readme-steps.ts';
import { installSpeech } from './stand-in-speech.ts';
import type { State } from './states.ts';

export type Feature = Omit<State, 'name'> & {
  readonly file: string;
  /** As at a desk; else as on a phone. */
  readonly isWide?: boolean;
  /** What is done once the page stands still. */
  readonly after?: (page: Page) => Promise<unknown>;
};

const chat: readonly Feature[] = [
  {
    file: 'another-answer',
    path: '/chat',
    prepare: supper,
    reach: async (page) => {
      await afterSupper(page);
      await button(page, 'Another answer').click();
      await button(page, 'Reply before').waitFor();
    },
  },
  {
    file: 'carry-on',
    path: '/chat',
    prepare: supper,
    reach: async (page) => {
      await afterSupper(page);
      await page.reload();
      await button(page, 'Carry on where we left off').waitFor();
    },
  },
  {
    file: 'this-talk',
    path: '/chat',
    prepare: supper,
    reach: async (page) => {
      await afterSupper(page);
      await button(page, 'This talk').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    file: 'voice',
    path: '/chat',
    isWide: true,
    prepare: async (page) => {
      await installSpeech(page);
      await supper(page);
    },
    reach: async (page) => {
      await afterSupper(page);
      await page.getByRole('button', { name: /^Voice/ }).click();
      await page.getByText('Read aloud').first().waitFor();
    },
  },
  {
    file: 'what-it-means',
    path: '/fortune-teller',
    reach: async (page) => {
      await tell(page, 'Puss in Boots');
      await page.getByRole('button', { name: 'Ask Puss in Boots what this means' }).click();
      await page.waitForURL('**/chat');
      await canSend(page);
    },
  },
  {
    file: 'no-network',
    path: '/chat',
    prepare: supper,
    reach: afterSupper,
    after: async (page) => {
      await page.context().setOffline(true);
      await page.locator('textarea').fill('Keep me a bowl, I am nearly');
    },
  },
  {
    file: 'step-out',
    path: '/chat',
    prepare: supper,
    reach: async (page) => {
      await afterSupper(page);
      await button(page, 'Step out of the swamp').click();
      await page.getByRole('link', { name: /findahelpline.com More lines/ }).waitFor();
    },
  },
];

const hangman: readonly Feature[] = [
  {
    file: 'hint',
    path: '/minigame',
    script: deals('lantern'),
    reach: async (page) => {
      await play(page, 'ae');
      await button(page, 'Hint for 1 tag').click();
      await page
        .getByText(/A hint for the/)
        .first()
        .waitFor();
    },
  },
  {
    file: 'your-games',
    path: '/minigame',
    prepare: (page) =>
      page.addInitScript(() => {
        const value = { left: [2, 0, 1, 3, 4, 6, 5, 3, 1, 0], streak: 4, best: 9, counted: [] };
        localStorage.setItem('swampheart hangman', JSON.stringify({ version: 1, value }));
      }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Your games' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    file: 'word-of-the-day',
    path: '/minigame#today',
    prepare: (page) => page.clock.setFixedTime(halloween),
    reach: async (page) => {
      await play(page, `z${[...new Set(wordOfDay(dayOf(halloween), words))].join('')}`);
      await button(page, 'Play Again').waitFor();
    },
  },
  {
    file: 'challenge',
    path: '/minigame',
    script: deals('onion'),
    reach: async (page) => {
      await page.evaluate(() => {
        Object.defineProperties(navigator, {
          share: { value: undefined },
          clipboard: { value: { writeText: () => Promise.reject(new Error('no')) } },
        });
      });
      await play(page, 'xoni');
      await button(page, 'Challenge a friend').click();
      await page.getByRole('textbox', { name: 'What to send' }).waitFor();
    },
  },
];

const fortunes: readonly Feature[] = [
  {
    file: 'fortune-of-the-day',
    path: '/fortune-teller',
    isWide: true,
    reach: async (page) => {
      await page.getByText('you alone').first().waitFor();
      const today = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
      await tell(page, /you alone\. Ask ([^.]+)\./.exec(today)?.[1] ?? '');
    },
  },
  {
    file: 'my-box',
    path: '/fortune-teller',
    reach: async (page) => {
      for (const teller of ['Donkey', 'Fiona', 'King Harold']) {
        await tell(page, teller);
        await button(page, 'Keep it').click();
      }
      await page.getByRole('button', { name: 'My box' }).click();
    },
  },
  {
    file: 'postcard',
    path: '/fortune-teller',
    reach: async (page) => {
      await tell(page, 'Kitty Softpaws');
      await button(page, 'Postcard').click();
      await page.locator('canvas[aria-busy=false]').waitFor();
    },
  },
];

const site: readonly Feature[] = [
  {
    file: 'settings',
    path: '/licence',
    isWide: true,
    reach: (page) => button(page, 'Settings').click(),
  },
  { file: 'spanish', path: '/es' },
  { file: 'spanish-hangman', path: '/es/minigame', reach: (page) => play(page, 'aeoñ') },
];

export const features: readonly Feature[] = [...chat, ...hangman, ...fortunes, ...site];
