// Hangman's features in README.
import { words } from '#texts/hangman/words.ts';
import { dayOf, wordOfDay } from '../app/screens/hangman/day.ts';
import { button, deals, type Feature, fixedChances, halloween, play } from './readme-staging.ts';

export const hangmanFeatures: readonly Feature[] = [
  {
    file: 'hint',
    path: '/minigame',
    script: deals('lantern', words),
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
    prepare: async (page) => {
      await fixedChances(5)(page);
      await page.clock.setFixedTime(halloween);
    },
    reach: async (page) => {
      await play(page, `z${[...new Set(wordOfDay(dayOf(halloween), words))].join('')}`);
      await button(page, 'Play Again').waitFor();
    },
  },
  {
    file: 'challenge',
    path: '/minigame',
    script: deals('onion', words),
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
    part: 'dialog[open]',
    after: (page) =>
      page.getByRole('textbox', { name: 'What to send' }).evaluate((box) => {
        const text = box as HTMLTextAreaElement;
        text.blur();
        text.value = text.value.replace(location.origin, 'https://swampheart.example'); // the port is another in each run
      }),
  },
];
