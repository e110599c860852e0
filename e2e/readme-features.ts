// What README shows of the site, one picture a feature.

import type { Page } from 'playwright-core';
import { words as spanishWords } from '../app/texts/es/hangman/words.ts';
import { chatFeatures } from './readme-chat.ts';
import { hangmanFeatures } from './readme-hangman.ts';
import { button, deals, type Feature, fixedChances, halloween, play, tell } from './readme-staging.ts';
import { installSpeech } from './stand-in-speech.ts';

const fixedEvening = async (page: Page) => {
  await fixedChances(7)(page);
  await page.clock.setFixedTime(halloween);
};

const fortunes: readonly Feature[] = [
  {
    file: 'fortune-of-the-day',
    height: 840,
    path: '/fortune-teller',
    prepare: fixedEvening,
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
    prepare: fixedEvening,
    reach: async (page) => {
      for (const teller of ['Donkey', 'Fiona']) {
        await tell(page, teller);
        await button(page, 'Keep it').click();
      }
      await page.getByRole('button', { name: 'My box' }).click();
    },
  },
  {
    file: 'postcard',
    path: '/fortune-teller',
    prepare: fixedEvening,
    reach: async (page) => {
      await tell(page, 'Kitty Softpaws');
      await button(page, 'Postcard').click();
      await page.locator('canvas[aria-busy=false]').waitFor();
    },
    canvas: 'dialog canvas',
  },
];

const site: readonly Feature[] = [
  {
    file: 'settings',
    path: '/licence',
    isWide: true,
    prepare: installSpeech,
    reach: (page) => button(page, 'Settings').click(),
    part: 'dialog[open]',
  },
  { file: 'spanish', path: '/es' },
  {
    file: 'spanish-hangman',
    path: '/es/minigame',
    script: deals('araña', spanishWords),
    reach: (page) => play(page, 'aeñ'),
  },
];

export const features: readonly Feature[] = [...chatFeatures, ...hangmanFeatures, ...fortunes, ...site];
