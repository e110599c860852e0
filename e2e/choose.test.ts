import { describe, expect, it } from 'vitest';
import { profiles } from '../cast/profiles.ts';
import { accessibilityFaults } from './accessibility.ts';
import { scrollsSideways, sizes, stage } from './stage.ts';

const site = stage();

describe('the shelf', () => {
  it.each(profiles)('shows the card of $name, closes it, and leads to the chat', async (profile) => {
    const { page, complaints } = await site.open();
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) asked.push(request.postDataJSON());
    });
    await page.goto(`${site.address}/choose`);
    const puppet = page.getByRole('button', { name: profile.name, exact: true });
    await puppet.click();

    const card = page.getByRole('article');
    await card.waitFor();
    for (const text of [
      'Name',
      'Title',
      'Personality',
      'Love Interest',
      profile.name,
      profile.title,
      profile.personality,
      profile.loveInterest,
      profile.quote,
    ]) {
      expect(await card.getByText(text, { exact: true }).first().isVisible()).toBe(true);
    }
    const width = await card.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
    expect(await puppet.count()).toBe(0);

    await page.getByRole('button', { name: 'Close' }).click();
    await card.waitFor({ state: 'detached' });
    expect(await puppet.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Chat with ${profile.name}`, exact: true }).click();
    await page.waitForURL(`${site.address}/chat`);
    await page.getByRole('heading', { level: 1, name: profile.name, exact: true }).waitFor();
    expect(await page.evaluate(() => history.state)).toEqual({
      character: profile.name,
      loveInterest: profile.loveInterest,
    });
    await page.getByRole('listitem').first().waitFor();
    expect(asked).toEqual(
      profile.name === 'Dragon' ? [] : [{ character: profile.name, loveInterest: profile.loveInterest }],
    );
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(`${site.address}/choose`);
    expect(complaints).toEqual([]);
  });

  it('opens a card with its X in sight, from however far down, and closes it by Escape', async () => {
    const { page } = await site.open();
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    await page.getByRole('article').waitFor();
    const box = await page.getByRole('button', { name: 'Close' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Doris' }).waitFor();
  });

  it.each(sizes)('and the cards fit and pass axe at $width px', async (viewport) => {
    const { page } = await site.open({ viewport });
    await page.goto(`${site.address}/choose`);
    expect(await page.getByRole('button').allInnerTexts()).toEqual([
      'Shrek',
      'Fiona',
      'Puss in Boots',
      'Kitty Softpaws',
      'Suzy Sugar',
      'Gingerbread',
      'Donkey',
      'Dragon',
      'King Harold',
      'Queen Lillian',
      'Doris',
    ]);
    expect(await page.getByText('broken heart').count()).toBe(1);
    for (const { name } of profiles) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('article').waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('article').waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('button').count()).toBe(11);
  });
});
