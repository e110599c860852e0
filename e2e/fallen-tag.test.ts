// Whose tag fell last has something to say of it: docs/product.md, 6.14.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tagLines } from '#texts/tag-lines.ts';
import { cases } from '../server/test/cases.ts';
import { canSend, said } from './chat-page.ts';
import { calm } from './size-cases.ts';
import { testSite } from './test-site.ts';

const site = testSite();
const all: readonly string[] = Object.values(tagLines).flat();
const mentioned = async (page: Page) => (await said(page)).filter((line) => all.includes(line));

describe('after a game', () => {
  const shared = site.share(calm);

  it('the character whose tag fell last says so in the chat, once', async () => {
    const { page, complaints } = shared;
    await page.goto(`${site.address}/minigame`);
    await page.getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
    for (const letter of 'qxzjvkwybfghpmdcultnsraoie') await page.keyboard.press(letter);
    await page.getByRole('button', { name: 'Play Again' }).waitFor();
    const fallen = () => page.evaluate(() => localStorage.getItem('swampheart fallen tag'));
    await expect.poll(fallen).not.toBeNull();
    const { who } = JSON.parse((await fallen()) ?? '').value as { who: keyof typeof tagLines };

    const meet = async () => {
      await page.goto(`${site.address}/choose`);
      await page.getByRole('button', { name: who, exact: true }).click();
      await page.getByRole('button', { name: `Chat with ${who}` }).click();
      await canSend(page);
      await page.getByRole('button', { name: 'This talk' }).waitFor();
    };
    await meet();
    await expect.poll(() => mentioned(page), { timeout: 10_000 }).toHaveLength(1);
    expect(tagLines[who]).toContain((await mentioned(page))[0]);
    expect(JSON.parse((await fallen()) ?? '').value.isMentioned).toBe(true);
    expect(complaints).toEqual([]);
  });

  it.each(cases(['{"version":1,"value":{"who":"Shrek"', '{"version":1,"value":[7]}'], (_, at) => at === 0))(
    'nothing is said of %s',
    async (text) => {
      const { page, complaints } = shared;
      await page.goto(`${site.address}/licence`);
      await page.evaluate((it) => localStorage.setItem('swampheart fallen tag', it), text);
      await page.clock.install();
      await page.goto(`${site.address}/chat`);
      await canSend(page);
      await page.getByRole('button', { name: 'This talk' }).waitFor();
      await page.clock.runFor(3000);
      expect(await mentioned(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
