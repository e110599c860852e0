// The chat's features in README, and what follows a danger.
import {
  afterSupper,
  answers,
  button,
  canSend,
  type Feature,
  fixedChances,
  say,
  supper,
  tell,
} from './readme-staging.ts';
import { installSpeech } from './stand-in-speech.ts';

export const chatFeatures: readonly Feature[] = [
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
      await page.getByRole('dialog').getByRole('button', { name: 'Babble' }).click();
      await page.keyboard.press('Escape');
    },
  },
  {
    file: 'what-it-means',
    path: '/fortune-teller',
    isWide: true,
    prepare: async (page) => {
      await fixedChances(8)(page);
      await answers('Ah, my rose! You come as the moon does: late, and admired.')(page);
    },
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
      await page.locator('textarea').fill('Keep me a bowl!');
      await page.getByText('The swamp has lost its network.').waitFor();
    },
  },
  {
    file: 'step-out',
    path: '/chat',
    isWide: true,
    height: 800,
    prepare: supper,
    reach: async (page) => {
      await afterSupper(page);
      await button(page, 'Step out of the swamp').click();
      await page.getByRole('link', { name: /findahelpline.com More lines/ }).waitFor();
    },
  },
  {
    file: 'help',
    path: '/chat',
    isWide: true,
    prepare: (page) => {
      let asked = 0;
      return page.route('**/api/chat', (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        return route.fulfill({
          body: "There you are. I've kept you the warm end of the log.",
          contentType: 'text/plain',
        });
      });
    },
    reach: async (page) => {
      await say(page, "I don't want to live any more.");
      await page.getByRole('link', { name: /findahelpline.com More lines/ }).waitFor();
    },
  },
];
