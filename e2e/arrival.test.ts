// Changing screens: styles, code that loads late or not at all, buttons pressed before the app is ready, scroll position.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cases } from '../server/test/cases.ts';
import { calm } from './size-cases.ts';
import { sizes, testSite } from './test-site.ts';

const site = testSite();
const growls: readonly string[] = JSON.parse(readFileSync('app/public/growls.json', 'utf8'));

const screens = [
  { name: 'Play Hangman: Swamp Edition', heading: 'Hangman: Swamp Edition' },
  { name: 'Pick & Chat', heading: 'Pick & Chat' },
  { name: 'Reveal Your Swampy Fortune', heading: 'Shrek Fortune Teller' },
];

describe('home', () => {
  it.each(cases([sizes[0], sizes[2]], ({ width }) => width === 360))(
    'is painted the same after a visit to every other screen, at $width px',
    async (viewport) => {
      const { page } = await site.open({ viewport, reducedMotion: 'reduce' });
      await page.goto(site.address, { waitUntil: 'networkidle' });
      await page.reload({ waitUntil: 'networkidle' }); // a text face that came late is used from the next page on
      const before = await painted(page);
      expect(before.length).toBeGreaterThan(15);
      const signs = before.filter((element) => element.startsWith('a ') && element.includes('border-image-source: '));
      expect(signs.filter((sign) => /border-image-source: [^;]*arrow/.test(sign))).toHaveLength(screens.length);
      for (const { name, heading } of screens) {
        await page.getByRole('link', { name, exact: true }).click();
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        if (name === 'Pick & Chat') {
          await page.getByRole('button', { name: 'Doris' }).click();
          await page.getByRole('button', { name: 'Chat with Doris' }).click();
          await page.getByRole('heading', { level: 1, name: 'Doris' }).waitFor();
          await page.getByRole('link', { name: 'Back', exact: true }).click();
          await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        }
        await page.getByRole('link', { name: /Back/ }).click();
        await page.getByRole('heading', { level: 1, name: 'Swampheart' }).waitFor();
        await page.mouse.move(0, 0);
        expect(await painted(page), `after ${heading}`).toEqual(before);
      }
    },
  );
});

/** Every element of the page with the computed styles that might differ between a page load and a change of screens. */
function painted(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready; // beside much other work the network may be idle before they are laid out
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    return [...document.querySelectorAll('#app *:not(video, source)')].map((element) => {
      const style = getComputedStyle(element);
      return `${element.localName} ${[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
    });
  });
}

describe('a screen whose code does not arrive', () => {
  const talkToDoris = async (page: Page) => {
    await page.goto(`${site.address}/choose`);
    await page.getByRole('button', { name: 'Doris' }).click();
    await page.getByRole('button', { name: 'Chat with Doris' }).click();
    await page.getByRole('heading', { name: 'Doris' }).waitFor();
    await page.reload(); // drops the code of Choose from memory; it is not in the cache either
    await page.route('**/choose-*.js', (route) => route.abort());
    await page.getByPlaceholder('Type a message...').fill('What is on tap?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('listitem').getByText('What is on tap?').waitFor();
  };

  it('leaves an offline conversation where it is, says so, and opens once the network is back', async () => {
    const { page } = await site.open(calm);
    await talkToDoris(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('alert').getByText('did not arrive').waitFor();
    expect(await page.getByText('What is on tap?').isVisible()).toBe(true);
    // the notice of before goes and another comes once it has been asked in vain whether the page is there
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.getByRole('button', { name: 'Try again' }).click();
    await asked;
    await page.getByRole('alert').getByText('did not arrive').waitFor();
    expect(await page.getByText('What is on tap?').isVisible()).toBe(true);
    await page.context().setOffline(false);
    await page.unroute('**/choose-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Pick & Chat' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('lets the visitor stay, and go on talking', async () => {
    const { page } = await site.open(calm);
    await talkToDoris(page);
    await page.context().setOffline(true);
    await page.goBack();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(page.url()).toBe(`${site.address}/chat`);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send' }).and(page.locator(':enabled')).waitFor();
    await page.getByPlaceholder('Type a message...').fill('Still here.');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.getByText('What is on tap?').isVisible()).toBe(true);
    await page.getByRole('listitem').getByText('Still here.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Doris' }).waitFor();
  });

  it('marks a pressed link as busy while its screen loads', async () => {
    const { page } = await site.open(calm);
    await page.goto(site.address);
    const held = Promise.withResolvers<void>();
    await page.route('**/hangman-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    const link = page.getByRole('link', { name: 'Play Hangman' });
    await link.click();
    await expect.poll(() => link.getAttribute('aria-busy')).toBe('true');
    expect(await page.getByRole('link', { name: 'Pick & Chat' }).getAttribute('aria-busy')).toBe(null);
    held.resolve();
    await page.getByRole('heading', { name: 'Hangman' }).waitFor();
  });
});

describe('after a release, when the previous page’s files are gone', () => {
  it('Dragon growls all the same', async () => {
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/choose`);
    await page.route(/assets\/growl/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Dragon' }).click();
    await page.getByRole('button', { name: 'Chat with Dragon' }).click();
    await hearGrowl(page);
  });

  it('Dragon, whose growls did not arrive once, finds them when asked again', async () => {
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/choose`);
    await page.route(/growl/, (route) => route.abort());
    await page.getByRole('button', { name: 'Dragon' }).click();
    await page.getByRole('button', { name: 'Chat with Dragon' }).click();
    await page.getByRole('listitem').getByText('Hi there! How can I make your day better today? 😊').waitFor();
    await page.unroute(/growl/);
    await page.getByPlaceholder('Type a message...').fill('hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await hearGrowl(page);
  });
});

describe('what is pressed on a page that is painted and not yet alive', () => {
  const slowly = async (path: string) => {
    const { page, complaints } = await site.open(calm);
    const held = Promise.withResolvers<void>();
    await page.route(/assets\/(shared|index|client)-.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(site.address + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'takeTaps' in window);
    return { page, complaints, arrive: held.resolve };
  };

  it('is carried out on Choose as soon as it is', async () => {
    const { page, complaints, arrive } = await slowly('/choose');
    await page.getByRole('button', { name: 'Kitty Softpaws' }).click();
    expect(await page.getByRole('button', { name: 'Kitty Softpaws' }).getAttribute('aria-busy')).toBe('true');
    arrive();
    await page.getByRole('button', { name: 'Chat with Kitty Softpaws' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is carried out in its order on Fortune', async () => {
    const { page, complaints, arrive } = await slowly('/fortune-teller');
    await page.getByRole('button', { name: 'Pinocchio' }).click();
    await page.getByRole('button', { name: 'Reveal My Swamp Fate' }).click();
    arrive();
    await page.locator('output').getByText('“').or(page.locator('output').getByText('"')).first().waitFor();
    expect(await page.getByRole('button', { name: 'Pinocchio' }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('[aria-busy]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is heard once only when everything is here at once', async () => {
    const { page } = await site.open(calm);
    await page.goto(`${site.address}/choose`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Doris' }).click();
    await page.getByRole('button', { name: 'Chat with Doris' }).waitFor();
    expect(await page.locator('[aria-busy]').count()).toBe(0);
  });
});

describe('the way back', () => {
  it('restores the scroll position, also after a link whose screen was left before it loaded', async () => {
    const { page } = await site.open({ ...calm, viewport: { width: 360, height: 300 } });
    await page.goto(site.address, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(30);
    await page.getByRole('link', { name: 'Pick & Chat' }).evaluate((link: HTMLElement) => link.click());
    await page.getByRole('button', { name: 'Doris' }).click();
    await page.route('**/chat-*.js', () => {}); // never answered
    await page.getByRole('button', { name: 'Chat with Doris' }).click();
    await page.waitForURL('**/chat');
    await page.goBack();
    await page.waitForURL('**/choose');
    await page.getByRole('button', { name: 'Chat with Doris' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Doris' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Swampheart' }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(30);
  });
});

async function hearGrowl(page: Page): Promise<void> {
  const isGrowl = (said: string) => growls.some((growl) => said.includes(growl));
  await expect.poll(async () => (await page.getByRole('listitem').allTextContents()).some(isGrowl)).toBe(true);
}
