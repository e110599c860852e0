// What care half hears, as visitors meet it: the character asks, and the page helps who says no.

import { describe, expect, it } from 'vitest';
import { askLines } from '../server/care/asks.ts';
import { halfHeard } from '../server/test/half-heard.ts';
import { canSend, input, passTyping, said } from './chat-page.ts';
import { calm } from './size-cases.ts';
import { testSite } from './test-site.ts';

const site = testSite();
const asks = askLines.get('Shrek asks') ?? [];
const glad = askLines.get('Shrek is glad') ?? [];

describe('what is half heard', () => {
  const shared = site.share({ ...calm, locale: 'en-US' }, (page) => page.clock.install());

  it.each([
    ['no', 'not really'],
    ['yes', 'yes, it was from a film'],
  ])('is asked about by the character, and the answer is %s', async (answer, words) => {
    const { page, complaints } = shared;
    const say = async (message: string) => {
      const before = (await said(page)).length;
      await input(page).fill(message);
      await input(page).press('Enter');
      await expect.poll(async () => (await said(page)).length).toBeGreaterThan(before);
      await passTyping(page);
      await canSend(page);
    };
    await page.goto(`${site.address}/chat`);
    await page.getByRole('listitem').first().waitFor();
    await canSend(page);
    await say(halfHeard[0] ?? '');
    expect(asks).toContain((await said(page)).at(-1));
    expect(await page.locator('a[href^="tel:"]').count()).toBe(0);
    await say(words);
    const panel = page.locator('li').filter({ hasText: 'The page says:' }).last();
    if (answer === 'no') await expect.poll(() => panel.locator('a[href="tel:911"]').count()).toBe(1);
    else expect(glad).toContain((await said(page)).at(-1));
    expect(complaints).toEqual([]);
  });

  it('is asked about with answers to tap: help lines are one tap away', async () => {
    const { page, complaints } = shared;
    await page.goto(`${site.address}/chat`);
    await page.getByRole('listitem').first().waitFor();
    await canSend(page);
    await input(page).fill(halfHeard[0] ?? '');
    await input(page).press('Enter');
    await passTyping(page);
    await canSend(page);
    expect(asks).toContain((await said(page)).at(-1));
    const answers = page.getByRole('group', { name: 'Things to say' }).getByRole('button');
    expect(await answers.allInnerTexts()).toEqual(["Yes, I'm fine", 'No, not really', 'Show me help lines']);
    await answers.last().click();
    const panel = page.locator('li').filter({ hasText: 'The page says:' }).last();
    await expect.poll(() => panel.locator('a[href="tel:911"]').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});
