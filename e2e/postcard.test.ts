// Picture postcards: docs/product.md, 16.
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { canSend, said as chatSaid, input } from './chat-page.ts';
import { calm } from './size-cases.ts';
import { sizes, testSite } from './test-site.ts';

const site = testSite();
const shared = site.share({ ...calm, viewport: sizes[0], permissions: [] });
const page = () => shared.page;
const button = (name: string) => page().getByRole('button', { name, exact: true });
const said = () => page().locator('.postcard-said');
const picture = () => page().getByRole('img', { name: /^Picture postcard/ });

/** What a browser can do is set before the card is opened: `refuses` says what fails. */
async function toFortune() {
  await page().goto(`${site.address}/fortune-teller`);
  await page().waitForLoadState('networkidle');
  await button('Donkey').click();
  await button('Reveal My Swamp Fate').click();
  await button('Postcard').click();
  await isDrawn();
}

const isDrawn = () => page().locator('canvas[aria-busy=false]').waitFor();

/** Size, how many different colours there are in a grid of points, and the picture for whoever wants to look at it. */
function measure(over: Page) {
  return over.evaluate(() => {
    const canvas = document.querySelector('dialog canvas') as HTMLCanvasElement;
    // a copy made to be read: Chromium warns of others
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const brush = copy.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    brush.drawImage(canvas, 0, 0);
    const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4 * 997) colours.add(data.slice(at, at + 3).join());
    return { size: [canvas.width, canvas.height], colours: colours.size, url: canvas.toDataURL() };
  });
}

/** With KEEP_POSTCARDS=folder the pictures are kept there. */
async function keep(name: string, url: string) {
  const folder = process.env.KEEP_POSTCARDS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.png`, Buffer.from(url.split(',')[1] ?? '', 'base64'));
}

describe('a told fortune', () => {
  beforeEach(toFortune);

  it('is a picture in two shapes, with its words as alternative text, and passes axe', async () => {
    const words = await page().locator('main > output').innerText();
    expect(await picture().getAttribute('aria-label')).toContain(words);
    const tall = await measure(page());
    expect(tall.size).toEqual([1080, 1350]);
    expect(tall.colours).toBeGreaterThan(200);
    await keep('fortune-tall', tall.url);
    expect(await accessibilityFaults(page())).toEqual([]);
    await page().getByRole('radio', { name: 'Wide' }).check();
    await isDrawn();
    const wide = await measure(page());
    expect(wide.size).toEqual([1200, 630]);
    expect(wide.colours).toBeGreaterThan(200);
    await keep('fortune-wide', wide.url);
    expect(shared.complaints).toEqual([]);
  });

  it('is saved where copying is denied, and the page says so', async () => {
    await page().evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    const [download] = await Promise.all([page().waitForEvent('download'), button('Copy the picture').click()]);
    expect(download.suggestedFilename()).toBe('swampheart-donkey.png');
    await said().getByText('Your browser forbids copying pictures. The picture is saved').waitFor();
  });

  it('gives its words where no picture can be had, and the focus back when it is closed', async () => {
    await page().evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      URL.createObjectURL = () => {
        throw new Error('no');
      };
    });
    await button('Copy the picture').click();
    await said().getByText('copy them by hand').waitFor();
    const words = await page().locator('main > output').innerText();
    await expect.poll(() => page().evaluate(() => String(getSelection()).trim())).toBe(words);
    await page().keyboard.press('Escape');
    await expect.poll(() => page().evaluate(() => document.activeElement?.textContent)).toBe('Postcard');
  });
});

/** Opens the only postcard there is, and closes it again. Returns its words. On a phone the chat has it in the sheet of this talk. */
async function openAndClose(name: string, opener = 'Postcard') {
  if (opener !== 'Postcard') await button(opener).click();
  await button('Postcard').click();
  await isDrawn();
  const words = (await picture().getAttribute('aria-label')) ?? '';
  await keep(name, (await measure(page())).url);
  await page().keyboard.press('Escape');
  await expect.poll(() => page().evaluate(() => document.activeElement?.ariaLabel)).toBe(opener);
  return words;
}

describe('a reply', () => {
  it('is one, in the hut, and none is offered once danger was told', async () => {
    await page().goto(`${site.address}/chat`);
    await canSend(page());
    await input(page()).fill('Good evening!');
    await page().keyboard.press('Enter');
    await button('Another answer').waitFor();
    const [, , reply = ''] = await chatSaid(page());
    expect(await openAndClose('reply-tall', 'This talk')).toContain(`Shrek in a hut, by lantern light. ${reply}`);
    await canSend(page());
    await input(page()).fill('i want to die');
    await page().keyboard.press('Enter');
    await canSend(page());
    await page().getByRole('group', { name: 'The newest reply' }).waitFor();
    await button('This talk').click();
    await button('Save this talk as text').waitFor();
    expect(await button('Postcard').count()).toBe(0);
    expect(shared.complaints).toEqual([]);
  });
});

describe('in Spanish', () => {
  it('a reply and a game are cards in Spanish', async () => {
    await page().goto(`${site.address}/es/chat`);
    await canSend(page());
    await page().getByRole('textbox', { name: 'Mensaje' }).fill('¡Buenas tardes!');
    await page().keyboard.press('Enter');
    await button('Otra respuesta').waitFor();
    await button('Esta charla').click();
    await openInSpanish('Postal: Shrek en una cabaña, a la luz de un farol. ');

    await page().goto(`${site.address}/es/minigame`);
    await page().getByRole('button', { name: 'ñ', exact: true, disabled: false }).waitFor();
    for (const letter of 'etaoinsrhldcumfpgwybvkxjqz') await page().keyboard.press(letter);
    await openInSpanish('Postal: Shrek ante el sol que se pone. ');
    expect(shared.complaints).toEqual([]);
  });

  async function openInSpanish(words: string) {
    await button('Postal').click();
    await page().getByRole('dialog', { name: 'Tu postal' }).waitFor();
    await isDrawn();
    const label = await page()
      .getByRole('img', { name: /^Postal: / })
      .getAttribute('aria-label');
    expect(label).toContain(words);
    expect((await measure(page())).colours).toBeGreaterThan(200);
    await page().getByRole('button', { name: 'Cerrar' }).click();
  }
});

describe('a game that has ended', () => {
  const playToItsEnd = async (hash: string) => {
    await page().goto(`${site.address}/licence`);
    await page().goto(`${site.address}/minigame${hash}`);
    await page().getByRole('list', { name: 'The word' }).getByRole('listitem').first().waitFor();
    expect(await button('Postcard').count()).toBe(0);
    for (const letter of 'etaoinsrhldcumfpgwybvkxjqz') await page().keyboard.press(letter);
    await button('Play Again').waitFor();
  };

  it('is one, with its word', async () => {
    await playToItsEnd('');
    const words = await openAndClose('game-tall');
    expect(words).toMatch(/Shrek before a setting sun\. [A-Z]+(!|\.)/);
    expect(shared.complaints).toEqual([]);
  });

  it('of the day is one without its word', async () => {
    await playToItsEnd('#today');
    expect(await openAndClose('game-of-the-day-tall')).toMatch(
      /setting sun\. The word of the day(! Found|\. Nine tags)/,
    );
    expect(shared.complaints).toEqual([]);
  });
});
