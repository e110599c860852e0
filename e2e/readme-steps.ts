// What is done on a page before README's pictures are taken.
import type { Page } from 'playwright-core';
import { words } from '#texts/hangman/words.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Answers the questions of a talk with these lines, one after the other. */
export const answers =
  (...lines: readonly string[]) =>
  (page: Page) => {
    let asked = 0;
    return page.route('**/api/chat', (route) => {
      const body = lines[Math.min(asked, lines.length - 1)] ?? '';
      asked += 1;
      return route.fulfill({
        body,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-replier': 'understudy' },
      });
    });
  };
export const halloween = new Date(2026, 9, 31, 20);
export const canSend = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled === false);
export const say = async (page: Page, message: string) => {
  await canSend(page);
  await page.locator('textarea').fill(message);
  await page.keyboard.press('Enter');
  await canSend(page);
};
/** Chances that deal this word; later ones stay random. */
export const deals = (word: string) => (page: Page) =>
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
export const play = async (page: Page, letters: string) => {
  for (const letter of letters) await page.getByRole('button', { name: letter, exact: true, disabled: false }).click();
};
export const tell = async (page: Page, teller: string) => {
  await button(page, teller).click();
  await button(page, 'Reveal My Swamp Fate').click();
  await button(page, 'Keep it').waitFor();
};
export const supper = answers(
  "There you are. I've kept you the warm end of the log.",
  'Onion soup. The onion volunteered.',
  'Whatever stops moving first. Sit down, love.',
);
export const afterSupper = async (page: Page) => {
  await say(page, "What's for supper?");
  await button(page, 'Another answer').waitFor();
};
