// What the pictures of README are staged with: fixed talk, fixed chances, a fixed date.
import type { Page } from 'playwright-core';
import type { State } from './states.ts';

export type Feature = Omit<State, 'name'> & {
  readonly file: string;
  /** As at a desk; else as on a phone. */
  readonly isWide?: boolean;
  /** Of a desk's window that has to be higher for all to be seen. */
  readonly height?: number;
  /** What is done once the page stands still. */
  readonly after?: (page: Page) => Promise<unknown>;
  /** The part of the page to show, with a little around it; else the whole window. */
  readonly part?: string;
  /** A canvas that is shown by itself, as it was drawn. */
  readonly canvas?: string;
};

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
/** The same chances in every run, so that the same fortunes and lines come. */
export const fixedChances = (seed: number) => (page: Page) =>
  page.addInitScript((first) => {
    let roll = first;
    Math.random = () => {
      roll = (roll * 16_807) % 2_147_483_647;
      return roll / 2_147_483_647;
    };
  }, seed);
/** Chances that deal this word of these; later ones come from fixed dice. */
export const deals = (word: string, pool: readonly string[]) => (page: Page) =>
  page.addInitScript(
    (first) => {
      let choices = 0;
      let roll = 4;
      Math.random = () => {
        choices += 1;
        roll = (roll * 16_807) % 2_147_483_647;
        return choices > 12 ? roll / 2_147_483_647 : first;
      };
    },
    (pool.indexOf(word) + 0.5) / pool.length,
  );
export const play = async (page: Page, letters: string) => {
  for (const letter of letters) await page.getByRole('button', { name: letter, exact: true, disabled: false }).click();
};
export const tell = async (page: Page, teller: string) => {
  await button(page, teller).click();
  await button(page, 'Reveal My Swamp Fate').click();
  await button(page, 'Keep it').waitFor();
};
/** The talk that most pictures of the chat show. */
export const supper = answers(
  "There you are. I've kept you the warm end of the log.",
  'Onion soup. The onion volunteered.',
  'Whatever stops moving first. Sit down, love.',
);
export const afterSupper = async (page: Page) => {
  await say(page, "What's for supper?");
  await button(page, 'Another answer').waitFor();
};
